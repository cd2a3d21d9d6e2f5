import { once } from "node:events";
import { connect } from "node:net";
import { setImmediate as nextTick } from "node:timers/promises";
import { Type } from "typebox";
import { describe, expect, it } from "vitest";
import { listen, startServer, talk } from "../test/harness.ts";

const schema = { response: { 200: Type.Object({ ok: Type.Boolean() }) } };

async function startBusy(path = "/slow") {
  const events: string[] = [];
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const onClose = async () => void events.push("onClose");
  const { server } = startServer({ onClose });
  server.get("/quick", { schema }, async () => ({ ok: true }));
  server.get("/slow", { schema }, async () => {
    begun.resolve();
    await gate.promise;
    events.push("answered");
    return { ok: true };
  });
  // A response that began before the close cannot announce it any more.
  server.get("/stream", { schema: { response: { 200: Type.Any() } } }, async (_request, reply) => {
    reply.hijack();
    reply.raw.flushHeaders();
    begun.resolve();
    await gate.promise;
    reply.raw.end();
  });
  const port = await listen(server);
  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk;
  });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  await begun.promise;
  const answers = async () => {
    await once(socket, "close");
    return received;
  };
  return { server, port, socket, gate, events, answers };
}

describe("request", () => {
  it("with two Host headers is refused", async () => {
    const { server } = startServer();
    server.get("/quick", { schema }, async () => ({ ok: true }));
    const port = await listen(server);
    const request = "GET /quick HTTP/1.1\r\nHost: a\r\nHOST: b\r\nConnection: close\r\n\r\n";
    const answer = await talk(port, request);
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*\{"message":"The Host header is repeated"\}\n$/);
    await server.close();
  });

  it.each([
    ["https://pay.example", "max-age=63072000"],
    ["http://127.0.0.1:4010", undefined],
  ])("to %s is refused if it came without https", async (publicUrl, message) => {
    const { server } = startServer({ publicUrl });
    const { headers } = await server.inject({ url: "/health" });
    expect(headers["strict-transport-security"]).toBe(message);
    await server.close();
  });

  it.each(["/quick", "/nothing"])(
    "to %s: the response can run, load and be framed by nothing, unless it is a page",
    async (url) => {
      const { server } = startServer();
      server.get("/quick", { schema }, async () => ({ ok: true }));
      const page = { "content-security-policy": "default-src 'self'" };
      server.get("/page", { config: { plain: true } }, (_, reply) => reply.headers(page).send(""));
      expect((await server.inject({ url })).headers).toMatchObject({
        "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "cache-control": "no-store",
      });
      expect((await server.inject({ url: "/page" })).headers).toMatchObject(page);
      await server.close();
    },
  );

  it.each([
    ["of a secret path", "GET", "/feeds/s3cr3tt0k3n", "/feeds/:token"],
    ["of a secret path by another method", "PUT", "/feeds/s3cr3tt0k3n", "/feeds/…"],
    ["of a secret path with doubled slashes", "PUT", "//feeds//s3cr3tt0k3n", "//feeds//…"],
    ["of a secret path that is misspelt", "GET", "/feed/s3cr3tt0k3n", "/feed/…"],
    ["of a secret path, encoded", "GET", "/%66eeds/s3cr3tt%30k3n", "/feeds/:token"],
    ["of a secret path, encoded twice", "GET", "/feeds/a/%2573%2533cr3tt0k3n", "/feeds/a/…"],
    ["with an id", "GET", "/things/64d8f0123456789012345678", "/things/64d8f0123456789012345678"],
    ["with a card number", "GET", "/things/4100000000000000", "/things/[redacted]"],
    ["with a card number in parts", "GET", "/no/4100/0000//0000/0000/x", "/no/…/x"],
    ["with a token for an id", "GET", "/things/fdp_Zz01-0123456789012345678901234", "/things/…"],
    ["with a card number, encoded", "GET", "/things/%34100%200000.0000_0000", "/things/[redacted]"],
    [
      "with a card number, encoded twice",
      "GET",
      "/things/%25341000000%300000000",
      "/things/[redacted]",
    ],
  ] as const)("%s is logged without its secrets", async (_what, method, url, path) => {
    const { server, lines } = startServer();
    const config = { secretPath: true };
    server.get("/feeds/:token", { schema, config }, async () => ({ ok: true }));
    server.get("/things/:id", { schema }, async () => ({ ok: true }));
    await server.inject({ method, url });
    expect(lines.map((line) => line.path)).toEqual([path]);
    // Request ids are random and may contain any digits.
    const messages = lines.map(({ requestId: _, ...line }) => line);
    expect(JSON.stringify(messages)).not.toMatch(/s3cr3t|%73%33|4100/);
    await server.close();
  });
});

describe("log line of a request", () => {
  it("has the address of its client and the id of its caller", async () => {
    const { server, lines } = startServer({ addressOf: () => "192.0.2.7" });
    server.get("/anybody", { schema }, async () => ({ ok: true }));
    server.get("/known", { schema }, async (request) => {
      request.callerId = "app:64d8f0123456789012345678";
      return { ok: true };
    });
    await server.inject({ url: "/anybody" });
    await server.inject({ url: "/known" });
    await server.inject({ url: "/nothing" });
    expect(lines.map(({ address, caller }) => [address, caller])).toEqual([
      ["192.0.2.7", undefined],
      ["192.0.2.7", "app:64d8f0123456789012345678"],
      ["192.0.2.7", undefined],
    ]);
    await server.close();
  });

  it("has the address even if the client and its socket are gone", async () => {
    const { server, lines } = startServer();
    const gone = Promise.withResolvers<void>();
    server.get("/slow", { schema }, async (request, reply) => {
      reply.raw.on("close", gone.resolve);
      Object.defineProperty(request.raw, "socket", { value: null });
      return { ok: true };
    });
    const port = await listen(server);
    await fetch(`http://127.0.0.1:${port}/slow`).then((answer) => answer.text());
    await gone.promise;
    const [line] = lines.filter(({ msg }) => msg === "request");
    expect(line).toMatchObject({ path: "/slow", address: "127.0.0.1" });
    await server.close();
  });

  it("has an address even if the path is unreadable", async () => {
    const { server, lines } = startServer();
    await server.inject({ url: "/%E0%A4%A" });
    expect(lines).toMatchObject([{ status: 400, address: "127.0.0.1" }]);
    await server.close();
  });
});

describe("closing server", () => {
  it("finishes running work, then closes the connection, then calls onClose", async () => {
    const { server, gate, events, answers } = await startBusy();
    const all = answers();
    const closing = server.close();
    await nextTick();
    gate.resolve();
    const answer = await all;
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\{"ok":true\}\n$/);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    await closing;
    expect(events).toEqual(["answered", "onClose"]);
  });

  it.each([
    ["refuses new requests", "/quick", '{"message":"Service unavailable"}'],
    [
      "is no longer healthy",
      "/health",
      '{"status":"unavailable","parts":{"serving":"is stopping"}}',
    ],
  ])("%s on open connections", async (_fact, path, body) => {
    const { server, socket, gate, answers } = await startBusy("/stream");
    const all = answers();
    const closing = server.close();
    const arrived = once(server.server, "request");
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await arrived;
    gate.resolve();
    const [first, second] = (await all).split(/(?=HTTP)/);
    expect(first).toMatch(/^HTTP\/1\.1 200 /);
    expect(second).toMatch(/^HTTP\/1\.1 503 /);
    expect(second).toMatch(/\r\nconnection: close\r\n/i);
    expect(second).toMatch(/\r\nx-request-id: \S+\r\n/);
    expect(second?.endsWith(`\r\n\r\n${body}\n`)).toBe(true);
    await closing;
  });

  it("takes no new connections and does not wait for idle ones", async () => {
    const { server, port, gate } = await startBusy();
    const idle = connect(port, "127.0.0.1").resume();
    await once(idle, "connect");
    const used = connect(port, "127.0.0.1");
    used.write("GET /quick HTTP/1.1\r\nHost: a\r\n\r\n");
    await once(used, "data");
    const closing = server.close();
    await Promise.all([once(idle, "close"), once(used, "close")]);
    const late = connect(port, "127.0.0.1");
    const [error] = await once(late, "error");
    expect(error).toMatchObject({ code: "ECONNREFUSED" });
    gate.resolve();
    await closing;
  });
});
