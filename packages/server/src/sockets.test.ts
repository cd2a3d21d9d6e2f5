import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { Type } from "typebox";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listen, startServer, talk } from "../test/harness.ts";

const patience = 20_000;
const { server, lines } = startServer();
const schema = { response: { 200: Type.Object({ ok: Type.Boolean() }) } };
let gate = Promise.withResolvers<void>();
server.get("/quick", { schema }, async () => ({ ok: true }));
server.get("/slow", { schema }, async () => {
  await gate.promise;
  return { ok: true };
});
server.post("/quick", { schema: { ...schema, body: Type.Object({}) } }, async () => ({ ok: true }));

let port = 0;
beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => server.close());

const close = "Host: a\r\nConnection: close\r\n\r\n";
const post = "POST /quick HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
const inFlight = /http_requests_in_flight (\d+)\n/;
const running = async () => inFlight.exec(await server.metrics.registry.metrics())?.[1];

describe("malformed request", () => {
  it.each([
    ["a bad request line", "NONSENSE\r\n\r\n"],
    ["a bad version", "GET /quick HTTP/9.9\r\n\r\n"],
    ["a bad header", "GET /quick HTTP/1.1\r\nHost: a\r\nBad Header: x\r\n\r\n"],
    ["a header too large", `GET /quick HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`],
    ["a path too long", `GET /${"x".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ["two lengths", `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`],
    ["binary noise", Buffer.from([0x16, 0x03, 0x01, 0x00, 0xff, 0x00])],
  ])("answered with 400 and an id: %s", async (_name, bytes) => {
    lines.length = 0;
    const [head = "", body] = (await talk(port, bytes)).split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(head).toMatch(/\r\nContent-Type: application\/json; charset=utf-8\r\n/);
    const id = /\r\nX-Request-Id: (\S+)/.exec(head)?.[1];
    expect(body).toBe('{"message":"The request could not be understood"}\n');
    expect(lines).toMatchObject([{ requestId: id, status: 400, msg: "unreadable request" }]);
  });

  it("answered in the server's error format", async () => {
    const { server } = startServer({
      errorFormat: {
        invalid: (problems) => ({ status: 422, body: problems }),
        other: (status, message, { id }) => ({ error: status, message, id }),
      },
    });
    const [head = "", body = ""] = (await talk(await listen(server), "NONSENSE\r\n\r\n")).split(
      "\r\n\r\n",
    );
    const id = /\r\nX-Request-Id: (\S+)/.exec(head)?.[1];
    expect(JSON.parse(body)).toEqual({
      error: 400,
      message: "The request could not be understood",
      id,
    });
    await server.close();
  });

  it("leaves the response to the previous request unchanged", async () => {
    const answer = await talk(port, "GET /quick HTTP/1.1\r\nHost: a\r\n\r\nNONSENSE\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\n\r\n\{"ok":true\}\n$/);
  });

  it("within a body: answered in place of the request", async () => {
    const answer = await talk(port, `${post}Transfer-Encoding: chunked\r\n\r\nnonsense\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});

describe("unusual request", () => {
  it("without a Host header: refused with an id", async () => {
    const answer = await talk(port, "GET /quick HTTP/1.1\r\nConnection: close\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/x-request-id: /);
    expect(answer).toContain('{"message":"The Host header is missing"}\n');
  });

  it.each([
    ["HTTP/1.0", "GET /quick HTTP/1.0\r\n\r\n"],
    ["an unknown Expect", `GET /quick HTTP/1.1\r\nExpect: miracles\r\n${close}`],
    ["an upgrade", `GET /quick HTTP/1.1\r\nUpgrade: websocket\r\n${close}`],
    ["an absolute target", `GET http://a/quick HTTP/1.1\r\n${close}`],
    [
      "chunks",
      `${post}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    ],
  ])("served: %s", async (_name, bytes) => {
    expect(await talk(port, bytes)).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\{"ok":true\}\n/);
  });

  it("pipelined: served one after another on one connection", async () => {
    const bytes = `GET /quick HTTP/1.1\r\nHost: a\r\n\r\nGET /nothing HTTP/1.1\r\n${close}`;
    const statuses = (await talk(port, bytes)).match(/HTTP\/1\.1 \d+/g);
    expect(statuses).toEqual(["HTTP/1.1 200", "HTTP/1.1 404"]);
  });
});

describe("error response", () => {
  it.each([
    ["an unknown path", "GET /nothing HTTP/1.1\r\nHost: a\r\n\r\n"],
    ["a body that cannot be read", `${post}Content-Length: 1\r\n\r\n{`],
  ])("connection stays open, with its keep-alive time: %s", async (_name, bytes) => {
    const answer = await talk(port, `${bytes}GET /quick HTTP/1.1\r\n${close}`);
    const [head = ""] = answer.split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(head).toMatch(/\r\nconnection: keep-alive(?:\r\n|$)/i);
    expect(head).toMatch(/\r\nkeep-alive: timeout=72(?:\r\n|$)/i);
    expect(answer).toMatch(/HTTP\/1\.1 200 OK/);
  });

  it.each([
    ["an unknown path", `GET /nothing HTTP/1.1\r\n${close}`],
    ["a body that cannot be read", `${post}Connection: close\r\nContent-Length: 1\r\n\r\n{`],
  ])("connection closes at the client's request: %s", async (_name, bytes) => {
    const [head = ""] = (await talk(port, bytes)).split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(head).toMatch(/\r\nconnection: close(?:\r\n|$)/i);
    expect(head).not.toMatch(/keep-alive/i);
  });

  it("breaks no request of Node's own agent", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    const ask = async (path: string) => {
      const sent = request({ agent, port, path }).end();
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      await once(answer.resume(), "end");
      return answer.statusCode;
    };
    const paths = Array.from({ length: 300 }, (_, index) => (index % 2 ? "/nothing" : "/quick"));
    const statuses = await Promise.all(paths.map((path) => ask(path)));
    agent.destroy();
    expect(statuses).toEqual(paths.map((path) => (path === "/quick" ? 200 : 404)));
  });
});

describe("disconnecting client", () => {
  it("before the response: logged and no longer counted", async () => {
    lines.length = 0;
    const socket = connect(port, "127.0.0.1");
    socket.write("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n");
    await vi.waitFor(async () => expect(await running()).toBe("1"), patience);
    socket.destroy();
    await vi.waitFor(async () => expect(await running()).toBe("0"), patience);
    expect(lines).toContainEqual(expect.objectContaining({ path: "/slow", status: 499 }));
    gate.resolve();
  });

  it("within its body: harmless", async () => {
    const socket = connect(port, "127.0.0.1");
    const type = "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    socket.write(`POST /quick HTTP/1.1\r\nHost: a\r\n${type}`);
    await vi.waitFor(async () => expect(await running()).toBe("1"), patience);
    socket.destroy();
    await vi.waitFor(async () => expect(await running()).toBe("0"), patience);
    expect((await fetch(`http://127.0.0.1:${port}/quick`)).status).toBe(200);
  });
});

describe("time limits", () => {
  it("apply to the head, the whole request, and the pause between requests", () => {
    expect(server.server).toMatchObject({
      headersTimeout: 10_000,
      requestTimeout: 1_054_000,
      keepAliveTimeout: 72_000,
      timeout: 120_000,
    });
  });

  it("end silent connections, but not during a handler's work", async () => {
    const { server: other } = startServer();
    gate = Promise.withResolvers();
    other.get("/slow", { schema }, async () => {
      await gate.promise;
      return { ok: true };
    });
    const otherPort = await listen(other);
    other.server.timeout = 20;
    const bothTimedOut = Promise.withResolvers<void>();
    let timeouts = 0;
    other.server.on("timeout", () => {
      timeouts += 1;
      if (timeouts === 2) bothTimedOut.resolve();
    });
    const silent = once(connect(otherPort, "127.0.0.1").resume(), "close");
    const answer = fetch(`http://127.0.0.1:${otherPort}/slow`);
    await silent;
    await bothTimedOut.promise;
    gate.resolve();
    expect((await answer).status).toBe(200);
    await other.close();
  });
});
