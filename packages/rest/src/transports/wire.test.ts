import { setImmediate, setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { answerWith, startRaw, type Visit } from "../../test/raw.ts";
import { Client } from "../client.ts";

const { send } = new Client({ proxy: false });

/** A server answers with these bytes. */
async function receive(bytes: string, end: "close" | "reset" | "stay" = "close") {
  await using server = await startRaw(({ socket }) => {
    socket.write(bytes, "latin1", () => {
      if (end === "close") socket.end();
      if (end === "reset") socket.resetAndDestroy();
    });
  });
  return await send({ baseURL: server.url });
}

describe("HTTP answer", () => {
  it.each([
    ["HTTP/1.1 100 Continue\r\n\r\n"],
    ["HTTP/1.1 100 Continue\r\nX-Note: 1\r\n\r\n"],
    ["HTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n"],
    ["HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n"],
  ])("is the part after %j", async (interim) => {
    const { response } = await receive(interim + answerWith("done"));
    expect([response?.statusCode, response?.body]).toEqual([200, "done"]);
    expect(response?.headers.link).toBeUndefined();
  });

  it("complete for any split into packets, interim answers included", async () => {
    const bytes = `HTTP/1.1 100 Continue\r\n\r\n${answerWith("HTTP/1.1 100 x\r\n\r\n")}`;
    await using server = await startRaw(async ({ socket }) => {
      for (const byte of bytes) {
        socket.write(byte);
        await setImmediate();
      }
    });
    const { response } = await send({ baseURL: server.url });
    expect(response?.body).toBe("HTTP/1.1 100 x\r\n\r\n");
  });

  it.each([
    ["garbage", "SSH-2.0-OpenSSH_9.6\r\n"],
    ["an impossible status", "HTTP/1.1 2x0 OK\r\n\r\n"],
    ["a head without its end", "HTTP/1.1 200 OK\r\nX-A: 1"],
    ["a few bytes", "HTTP/1.1 2"],
    ["an interim answer and no other", "HTTP/1.1 100 Continue\r\n\r\n"],
    ["half of an interim answer", "HTTP/1.1 100 Conti"],
    [
      "a switch of the protocol",
      "HTTP/1.1 101 Switching\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n",
    ],
    ["an endless head", `HTTP/1.1 200 OK\r\n${"X-A: 1234567890\r\n".repeat(2_000)}`],
    ["an endless interim answer", `HTTP/1.1 100 OK\r\n${"X-A: 1234567890\r\n".repeat(2_000)}`],
    ["two lengths", "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"],
  ])("%s: broken", async (_what, bytes) => {
    const { error } = await receive(bytes);
    expect([error?.code, error?.response]).toEqual(["broken_response", null]);
    expect(error?.cause).toBeInstanceOf(Error);
  });

  const chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";

  it("in chunks with a trailer: complete", async () => {
    const { response } = await receive(
      `${chunked}3\r\nabc\r\n2;x=1\r\nde\r\n0\r\nX-End: 1\r\n\r\n`,
    );
    expect(response?.body).toBe("abcde");
  });

  it.each([
    ["with a bad size", `${chunked}3\r\nabc\r\nzz\r\n`],
    ["with a wrong size", `${chunked}3\r\nabc\r\n2\r\nlonger\r\n0\r\n\r\n`],
    ["without the last", `${chunked}3\r\nabc\r\n`],
  ])("in chunks %s: broken, with its partial body", async (_what, bytes) => {
    const { error } = await receive(bytes);
    expect(error?.code).toBe("broken_response");
    expect(error?.response?.body.startsWith("abc")).toBe(true);
  });

  it("without a length: ends with its connection", async () => {
    const { response } = await receive("HTTP/1.0 200 OK\r\n\r\nall of it");
    expect(response?.body).toBe("all of it");
  });

  it("cut off by a reset: broken", async () => {
    const { error } = await receive("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf", "reset");
    expect(error?.code).toBe("broken_response");
  });

  it.each(["close", "reset"] as const)("decodes the data before a %s", async (end) => {
    const body = gzipSync("half of it, and ").toString("latin1");
    const head = `HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${body.length + 9}`;
    await using server = await startRaw(async ({ socket }) => {
      socket.write(`${head}\r\n\r\n${body}`, "latin1");
      await setTimeout(50);
      if (end === "close") socket.end();
      else socket.resetAndDestroy();
    });
    const { error } = await send({ baseURL: server.url });
    expect([error?.code, error?.response?.body]).toEqual(["broken_response", "half of it, and "]);
    expect(String(error?.cause)).toMatch(/closed|ECONNRESET/);
  });

  it("keeps two cookies apart, and latin1 bytes in headers", async () => {
    const cookies = "Set-Cookie: a=1\r\nset-cookie: b=\xe6\r\n__proto__: x\r\n";
    const { response } = await receive(answerWith("", cookies), "stay");
    expect(response?.headers).toMatchObject({ "set-cookie": ["a=1", "b=æ"] });
    expect(Object.keys(response?.headers ?? {})).toContain("__proto__");
  });

  it("to HEAD: keeps the compression header", async () => {
    await using server = await startRaw(({ socket }) => {
      socket.write("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 9\r\n\r\n");
    });
    const { response } = await send({ method: "HEAD", baseURL: server.url });
    expect(response?.headers).toMatchObject({
      "content-encoding": ["gzip"],
      "content-length": ["9"],
    });
  });

  it("has bytes in a separate buffer", async () => {
    const { response } = await receive(answerWith("body"), "stay");
    expect(response?.bytes.buffer.byteLength).toBe(4);
  });

  it("with an empty compressed body: empty", async () => {
    const { response } = await receive(answerWith("", "Content-Encoding: gzip\r\n"), "stay");
    expect([response?.body, response?.headers["content-encoding"]]).toEqual(["", undefined]);
  });
});

describe("idle connection closed by the server", () => {
  /** Closes at a connection's second request. */
  const once = ({ socket, text, earlierHere }: Visit) => {
    if (earlierHere > 0) socket.destroy();
    else socket.write(answerWith(text.split(" ")[0] ?? ""));
  };
  const key = { "Idempotency-Key": "k1" };

  it.each([
    ["GET", {}, "GET"],
    ["OPTIONS", {}, "OPTIONS"],
    ["TRACE", {}, "TRACE"],
    ["POST", key, "POST"],
    ["DELETE", key, "DELETE"],
    ["POST", {}, "connection_failed"],
    ["PUT", {}, "connection_failed"],
    ["POST", { "Idempotency-Key": "" }, "connection_failed"],
  ])("%s with %j fails: %s", async (method, headers, expected) => {
    await using server = await startRaw(once);
    await send({ baseURL: server.url });
    const { response, error, attempts } = await send({ method, headers, baseURL: server.url });
    expect([error?.code ?? response?.body, attempts]).toEqual([expected, 1]);
    expect(server.requests).toHaveLength(error ? 2 : 3);
  });

  it("one more attempt, no more", async () => {
    await using server = await startRaw(({ socket, earlier }) => {
      if (earlier > 0) socket.destroy();
      else socket.write(answerWith("first"));
    });
    await send({ baseURL: server.url });
    const { error } = await send({ baseURL: server.url });
    expect([error?.code, server.requests.length]).toEqual(["connection_failed", 3]);
  });

  it("partial answer: no more attempts", async () => {
    await using server = await startRaw(({ socket, earlier }) => {
      if (earlier > 0) socket.end("HTTP/1.1 1");
      else socket.write(answerWith("first"));
    });
    await send({ baseURL: server.url });
    const { error } = await send({ baseURL: server.url });
    expect([error?.code, server.requests.length]).toEqual(["broken_response", 2]);
  });
});

describe("HTTP request", () => {
  it("contains the caller's headers and little else", async () => {
    await using server = await startRaw(({ socket }) => socket.write(answerWith("")));
    const { host } = new URL(server.url);
    const headers = { Authorization: "Bearer key", "Content-Length": "7" };
    await send({ method: "POST", baseURL: `${server.url}/a%2Fb/../c`, headers, body: "{}" });
    expect(server.requests[0]?.split("\r\n")).toEqual([
      "POST /c HTTP/1.1",
      `host: ${host}`,
      "connection: keep-alive",
      "authorization: Bearer key",
      "content-type: application/json",
      "user-agent: frontdesk-rest",
      "accept-encoding: gzip, deflate, br, zstd",
      "content-length: 2",
      "",
      "{}",
    ]);
  });

  it("sends the original bytes after a later change", async () => {
    await using server = await startRaw(({ socket }) => socket.write(answerWith("")));
    const body = new TextEncoder().encode("before");
    const call = send({ method: "POST", baseURL: server.url, body });
    body.fill(120);
    await call;
    expect(server.requests[0]).toMatch(/\r\n\r\nbefore$/);
  });

  it("range: requests no compression", async () => {
    await using server = await startRaw(({ socket }) => socket.write(answerWith("")));
    await send({ baseURL: server.url, headers: { Range: "bytes=0-1" } });
    expect(server.requests[0]).not.toMatch(/accept-encoding/i);
  });

  it("closes its connection if asked", async () => {
    await using server = await startRaw(({ socket }) => socket.write(answerWith("")));
    await send({ baseURL: server.url, headers: { Connection: "close" } });
    await send({ baseURL: server.url });
    expect(server.requests[0]).toContain("connection: close");
    expect(server.connections()).toBe(2);
  });

  it("cancelled before its connection: opens none", async () => {
    await using server = await startRaw(({ socket }) => socket.write(answerWith("")));
    await send({ baseURL: server.url });
    const controller = new AbortController();
    const response = send({ baseURL: server.url }, controller);
    controller.abort();
    expect((await response).error?.code).toBe("aborted");
    await send({ baseURL: server.url });
    expect([server.connections(), server.requests.length]).toEqual([1, 2]);
  });

  it("refused if a header would split in two", async () => {
    await using server = await startRaw(({ socket }) => socket.write(answerWith("")));
    const { error } = await send({ baseURL: server.url, headers: { "x-a": "1\r\nx-b: 2" } });
    expect([error?.code, server.connections()]).toEqual(["invalid_request", 0]);
  });
});
