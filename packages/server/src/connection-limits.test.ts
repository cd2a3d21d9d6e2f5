import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { afterEach, describe, expect, it } from "vitest";
import { listen, startServer } from "../test/harness.ts";
import { type ConnectionLimits, ceiling } from "./connection-limits.ts";
import type { ServerOptions } from "./server.ts";

const schema = { body: Type.Object({}), response: { 200: Type.Object({}) } };
const open: { close(): unknown }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

async function start(limits: Partial<ConnectionLimits>, options: Partial<ServerOptions> = {}) {
  const { trustProxy = false } = limits;
  const whole = { connectionsPerAddress: 1_000, bodiesPerAddress: 64, trustProxy, ...limits };
  const { server } = startServer({ trustProxy, connectionLimits: whole, ...options });
  server.post("/things", { schema }, async () => ({}));
  const port = await listen(server);
  open.push(server);
  return port;
}

async function visit(port: number, localAddress?: string): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", ...(localAddress && { localAddress }) });
  open.push({ close: () => socket.destroy() });
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

async function dawdle(port: number, headers = "", length = 2): Promise<Socket> {
  const socket = await visit(port);
  socket.write(`POST /things HTTP/1.1\r\nHost: a\r\n${headers}`);
  socket.write(`Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`);
  return socket;
}

const statusOf = async (socket: Socket) => String((await once(socket, "data"))[0]).slice(9, 12);
const closing = async (socket: Socket) => socket.closed || (await once(socket, "close"));
const isOpen = async (socket: Socket) =>
  await Promise.race([once(socket, "close").then(() => false), delay(200).then(() => true)]);

describe("connection limits of one address", () => {
  it("caps connections", async () => {
    const port = await start({ connectionsPerAddress: 2 });
    const [first, second, third] = [await visit(port), await visit(port), await visit(port)];
    await closing(third);
    expect([await isOpen(first), await isOpen(second)]).toEqual([true, true]);
    first.destroy();
    await expect.poll(async () => await isOpen(await visit(port))).toBe(true);
  });

  it("caps unfinished bodies, and frees a slot when one ends", async () => {
    const port = await start({ bodiesPerAddress: 2 });
    const [first] = [await dawdle(port), await dawdle(port)];
    await delay(50);
    expect(await statusOf(await dawdle(port))).toBe("429");
    first.write("}");
    expect(await statusOf(first)).toBe("200");
    const next = await dawdle(port);
    next.write("}");
    expect(await statusOf(next)).toBe("200");
  });
});

describe("connection limits and received bodies", () => {
  it("a received body that waits for its handler does not count as unfinished", async () => {
    const limits = {
      connectionsPerAddress: 1_000,
      bodiesPerAddress: 2,
      trustProxy: false,
    } as const;
    const { server } = startServer({ connectionLimits: limits });
    const gate = Promise.withResolvers<void>();
    server.register(async (scope) => {
      scope.addHook("onRequest", () => gate.promise);
      scope.post("/things", { schema }, async () => ({}));
    });
    const port = await listen(server);
    open.push(server);
    const statuses: Promise<string>[] = [];
    for (let count = 0; count < 6; count += 1) {
      const socket = await dawdle(port);
      socket.write("}");
      statuses.push(statusOf(socket));
      await delay(20);
    }
    gate.resolve();
    expect(await Promise.all(statuses)).toEqual(Array.from({ length: 6 }, () => "200"));
  });
});

describe("connection limits of a trusted proxy", () => {
  it("any number of connections; its callers are counted one by one", async () => {
    const port = await start({
      connectionsPerAddress: 1,
      bodiesPerAddress: 1,
      trustProxy: "127.0.0.1",
    });
    const from = (address: string) => `X-Forwarded-For: ${address}\r\n`;
    const first = await dawdle(port, from("203.0.113.1"));
    await delay(50);
    expect(await statusOf(await dawdle(port, from("203.0.113.1")))).toBe("429");
    const other = await dawdle(port, from("203.0.113.2"));
    other.write("}");
    expect(await statusOf(other)).toBe("200");
    expect(await isOpen(first)).toBe(true);
  });
});

describe("connection limits of forwarded requests", () => {
  it("count by the client address that the server determines", async () => {
    const addressOf = ({ headers, ip }: FastifyRequest) => String(headers["x-said"] ?? ip);
    const port = await start({ bodiesPerAddress: 1 }, { addressOf });
    await dawdle(port, "X-Said: 203.0.113.1\r\n");
    await delay(50);
    expect(await statusOf(await dawdle(port, "X-Said: 203.0.113.1\r\n"))).toBe("429");
    const other = await dawdle(port, "X-Said: 203.0.113.2\r\n");
    other.write("}");
    expect(await statusOf(other)).toBe("200");
  });
});

describe("connection limits of the process", () => {
  it("takes only so many unfinished bodies of all addresses together", async () => {
    const port = await start({ trustProxy: "127.0.0.1", bodiesPerAddress: 1_000_000 });
    const from = (index: number) => `X-Forwarded-For: 203.0.${index % 250}.${index >> 8}\r\n`;
    await Promise.all(Array.from({ length: ceiling.bodies }, (_, i) => dawdle(port, from(i))));
    await delay(100);
    expect(await statusOf(await dawdle(port, from(7)))).toBe("503");
  });

  it.each([
    ["2001:db8:7", (index: number) => `2001:db8:7:${(index + 1).toString(16)}::1`],
    ["203.0", (index: number) => `203.0.${index % 250}.${(index >> 8) + 1}`],
  ])(
    "one wide network (%s) leaves some unfinished bodies to others",
    async (_network, addressAt) => {
      const port = await start({ trustProxy: "127.0.0.1" });
      const from = (address: string) => `X-Forwarded-For: ${address}\r\n`;
      const all = Array.from({ length: ceiling.bodies }, (_, i) =>
        dawdle(port, from(addressAt(i))),
      );
      await Promise.all(all);
      await delay(100);
      expect(await statusOf(await dawdle(port, from(addressAt(7))))).toBe("503");
      for (const other of ["198.51.100.1", "2001:db8:8::1"]) {
        const small = await dawdle(port, from(other));
        small.write("}");
        expect([other, await statusOf(small)]).toEqual([other, "200"]);
      }
    },
  );

  it("one wide network leaves some connections to others", async () => {
    const before = { ...ceiling };
    open.push({ close: () => Object.assign(ceiling, before) });
    Object.assign(ceiling, { connections: 12, keptConnections: 4, fewConnections: 2 });
    const port = await start({});
    const crowd = await Promise.all(
      Array.from({ length: 12 }, (_, i) => visit(port, `127.0.${i}.1`)),
    );
    const states = await Promise.all(crowd.map(isOpen));
    expect(states.filter(Boolean)).toHaveLength(8);
    expect(await isOpen(await visit(port, "127.9.0.1"))).toBe(true);
  });

  it("caps the bytes of large bodies on all servers; small bodies still fit", async () => {
    const megabyte = 1_048_576;
    const crowd = [{ bodiesPerAddress: 1_000_000 }, { bodyLimitBytes: megabyte }] as const;
    const [port, other] = [await start(...crowd), await start(...crowd)];
    const most = ceiling.bytes / megabyte;
    const sent = Array.from({ length: most }, (_, n) => dawdle(n % 2 ? port : other, "", megabyte));
    const [first] = await Promise.all(sent);
    await delay(100);
    for (const at of [port, other]) {
      expect(await statusOf(await dawdle(at, "", megabyte))).toBe("503");
      const small = await dawdle(at);
      small.write("}");
      expect(await statusOf(small)).toBe("200");
    }
    first!.destroy();
    await expect
      .poll(async () => {
        const whole = await dawdle(port, "", megabyte);
        whole.write(" ".repeat(megabyte - 2));
        whole.write("}");
        return await statusOf(whole);
      })
      .toBe("200");
  });
});
