// Bodies over slow lines. Only the timers of the server are faked, not those of the sockets.
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Type } from "typebox";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listen, startServer } from "../test/harness.ts";
import type { Server } from "./server.ts";

const megabyte = 1_048_576;
const open: { close(): unknown }[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(open.splice(0).map((one) => one.close()));
});

async function start(): Promise<Server> {
  const { server } = startServer();
  const schema = { body: Type.Object({}), response: { 200: Type.Object({}) } };
  server.post("/things", { schema }, async () => ({}));
  server.post("/files", { schema, bodyLimit: 4 * megabyte }, async () => ({}));
  open.push(server);
  await listen(server);
  return server;
}

/** Sends a head and the first byte; the server has seen the head. */
async function begin(server: Server, path: string, length: number | "chunked"): Promise<Socket> {
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  open.push({ close: () => socket.destroy() });
  socket.on("error", () => {});
  const seen = new Promise<void>((resolve) => {
    server.server.once("request", () => resolve());
  });
  const size = length === "chunked" ? "Transfer-Encoding: chunked" : `Content-Length: ${length}`;
  const first = length === "chunked" ? "1\r\n{\r\n" : "{";
  const type = "Content-Type: application/json";
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\n${type}\r\n${size}\r\n\r\n${first}`);
  await seen;
  return socket;
}

/** The server has seen the end of its own response. */
const nextTick = () => new Promise((resolve) => setImmediate(resolve));
const statusOf = async (socket: Socket) => String((await once(socket, "data"))[0]).slice(9, 12);

describe("body over a slow line", () => {
  it("of four megabytes is read for minutes", async () => {
    const socket = await begin(await start(), "/files", 4 * megabyte);
    vi.advanceTimersByTime(240_000);
    socket.write(`${" ".repeat(4 * megabyte - 2)}}`);
    expect(await statusOf(socket)).toBe("200");
  });

  it("that is slower than 128 kbit/s is refused", async () => {
    const socket = await begin(await start(), "/files", 4 * megabyte);
    vi.advanceTimersByTime(290_000);
    expect(await statusOf(socket)).toBe("408");
  });

  it.each([
    ["a small body", 2],
    ["a body without a length", "chunked"],
  ] as const)("has half a minute at most: %s", async (_, length) => {
    const socket = await begin(await start(), "/things", length);
    vi.advanceTimersByTime(31_000);
    expect(await statusOf(socket)).toBe("408");
  });

  it("closes half a minute after a proxy dropped the rest", async () => {
    const { server } = startServer();
    const schema = { response: { 200: Type.Object({}) } };
    const finished = Promise.withResolvers<void>();
    server.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser("*", (_request, _body, done) => done(null));
      scope.post("/things", { schema }, async ({ raw }, reply) => {
        reply.raw.once("finish", () => finished.resolve());
        const closed = once(raw, "close");
        // As undici does, so that the socket stays open for the answer.
        Object.assign(raw, { socket: null });
        raw.destroy();
        await closed;
        return {};
      });
    });
    open.push(server);
    await listen(server);
    const socket = await begin(server, "/things", 2);
    expect(await statusOf(socket)).toBe("200");
    await finished.promise;
    const closed = once(socket, "close");
    vi.advanceTimersByTime(31_000);
    await closed;
  });

  it.each([
    ["an unknown path", "/nothing", 2],
    ["too large a body", "/things", 10 * megabyte],
  ])("closes half a minute after the refusal of %s", async (_, path, length) => {
    const socket = await begin(await start(), path, length);
    expect(await statusOf(socket)).toMatch(/^4/);
    const closed = once(socket, "close");
    await nextTick();
    vi.advanceTimersByTime(31_000);
    await closed;
  });
});
