import { getEventListeners } from "node:events";
import { describe, expect, it } from "vitest";
import { Client, defaultClient, send, unwrap } from "./client.ts";
import { RestError } from "./error.ts";
import type { ClientOptions } from "./options.ts";
import type { RestRequest } from "./request.ts";
import { createMockTransport } from "./transports/mock.ts";

const baseURL = "http://127.0.0.1:9/things";

const hostile = new Proxy(
  {},
  Object.fromEntries(
    Object.getOwnPropertyNames(Reflect).map((trap) => [
      trap,
      () => {
        throw hostile;
      },
    ]),
  ),
);

const throwing = {
  get baseURL(): string {
    throw new Error("no");
  },
};

describe("client call", () => {
  it.each([
    ["undefined", () => undefined],
    ["null", () => null],
    ["a number", () => 7],
    ["a symbol", () => Symbol("s")],
    ["a function", () => () => {}],
    ["a list", () => []],
    ["a proxy that throws", () => hostile],
    ["a getter that throws", () => throwing],
    ["a symbol as the URL", () => ({ baseURL: Symbol("s") })],
    ["a URL object", () => ({ baseURL: new URL(baseURL) })],
    ["null as the method", () => ({ baseURL, method: null })],
    ["a symbol as the method", () => ({ baseURL, method: Symbol("s") })],
    ["hostile headers", () => ({ baseURL, headers: hostile })],
    ["null as headers", () => ({ baseURL, headers: null })],
    ["a Map as headers", () => ({ baseURL, headers: new Map([["a", "b"]]) })],
    ["Headers as headers", () => ({ baseURL, headers: new Headers({ a: "b" }) })],
    ["a list as a header", () => ({ baseURL, headers: { a: ["b"] } })],
    ["a header without a name", () => ({ baseURL, headers: { "": "b" } })],
    ["a header beyond latin1", () => ({ baseURL, headers: { a: "€" } })],
    ["hostile parameters", () => ({ baseURL, queryParams: hostile })],
    ["a missing parameter", () => ({ baseURL, queryParams: { a: undefined } })],
    ["a number as the body", () => ({ baseURL, body: 1 })],
    ["null as the body", () => ({ baseURL, body: null })],
    ["a hostile body", () => ({ baseURL, body: hostile })],
  ])("%s: error, sends nothing", async (_what, describeRequest) => {
    const transport = createMockTransport([]);
    const result = await new Client({ transport }).send(describeRequest() as RestRequest);
    expect(result).toMatchObject({ response: null, attempts: 0 });
    expect(result.error).toBeInstanceOf(RestError);
    expect(result.error?.code).toBe("invalid_request");
    expect(transport.requests).toEqual([]);
  });

  it.each([
    ["timeoutMs", () => ({ timeoutMs: 0 })],
    ["timeoutMs", () => ({ timeoutMs: -1 })],
    ["timeoutMs", () => ({ timeoutMs: Number.NaN })],
    ["timeoutMs", () => ({ timeoutMs: "1" })],
    ["signal", () => ({ signal: {} })],
    ["options", () => ({ signal: hostile })],
    ["signal", () => ({ signal: null })],
    ["options", () => hostile],
    ["options", () => 7],
  ])("invalid option %s: error with its name", async (part, options) => {
    const client = new Client({ transport: createMockTransport([]) });
    const { error, attempts } = await client.send({ baseURL }, options() as object);
    expect([error?.code, attempts]).toEqual(["invalid_request", 0]);
    expect(error?.message).toContain(part);
  });

  it.each([
    ["timeoutMs", () => ({ timeoutMs: 0 })],
    ["redirects", () => ({ redirects: -1 })],
    ["maxResponseBytes", () => ({ maxResponseBytes: "1" })],
    ["retry", () => ({ retry: "yes" })],
    ["retry.limit", () => ({ retry: { limit: Number.NaN } })],
    ["retry.attemptTimeoutMs", () => ({ retry: { attemptTimeoutMs: 0 } })],
    ["transport", () => ({ transport: {} })],
    ["random", () => ({ random: 4 })],
    ["options", () => null],
    ["options", () => hostile],
  ])("invalid client option %s: error with its name", async (part, options) => {
    const { error } = await new Client(options() as ClientOptions).send({ baseURL });
    expect(error?.code).toBe("invalid_request");
    expect(error?.message).toContain(part);
  });

  it.each([
    ["an error", () => new Error("lost") as unknown],
    ["a string", () => "lost" as unknown],
    ["nothing", () => undefined as unknown],
    ["a hostile proxy", () => hostile as unknown],
  ])("transport throws %s: connection_failed", async (_what, createCause) => {
    const cause = createCause();
    const sync = () => {
      throw cause;
    };
    for (const transport of [sync, () => Promise.reject(cause)]) {
      const { error } = await new Client({ transport }).send({ baseURL });
      expect(error?.code).toBe("connection_failed");
      expect(error?.cause).toBe(cause);
    }
  });

  it("transport returns an invalid answer: error", async () => {
    for (const answer of [undefined, {}, { statusCode: 200 }]) {
      // @ts-expect-error: a transport in JavaScript is not held to its type.
      const client = new Client({ transport: async () => answer });
      const { error } = await client.send({ baseURL });
      expect(error?.code).toBe("connection_failed");
    }
  });

  it("changes none of its arguments", async () => {
    const description = Object.freeze({
      method: "POST",
      baseURL,
      headers: Object.freeze({ "X-A": "1" }),
      queryParams: Object.freeze({ b: "2", a: "1" }),
      body: "{}",
    });
    const transport = createMockTransport([{}]);
    const { error } = await new Client({ transport }).send(description);
    expect(error).toBeNull();
    expect(transport.requests[0]?.url).toBe(`${baseURL}?a=1&b=2`);
  });

  it("signal shared by a thousand calls: no listener left", async () => {
    const { signal } = new AbortController();
    const client = new Client({
      transport: createMockTransport(() => ({ statusCode: 503, headers: { "retry-after": "0" } })),
      retry: { limit: 1, attemptTimeoutMs: 1_000 },
    });
    const calls = Array.from({ length: 1_000 }, () =>
      client.send({ baseURL }, { signal, timeoutMs: 1_000 }),
    );
    const results = await Promise.all(calls);
    expect(results.every(({ attempts }) => attempts === 2)).toBe(true);
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  it("error message: contains the URL without its query", async () => {
    const transport = createMockTransport(() => new Promise(() => {}));
    const client = new Client({ transport });
    const { error } = await client.send({ baseURL: `${baseURL}?key=secret` }, { timeoutMs: 1 });
    expect(error?.message).toBe(`GET ${baseURL} got no response within 1 ms`);
  });

  it("works as a detached function", () => {
    expect(send).toBe(defaultClient.send);
  });
});

describe("unwrap", () => {
  const replies = [{ body: "good" }, new Error("bad")];
  const client = new Client({ transport: createMockTransport(replies) });

  it("returns the response, or rejects with the error", async () => {
    expect((await unwrap(client.send({ baseURL }))).body).toBe("good");
    const result = await client.send({ baseURL });
    await expect(unwrap(result)).rejects.toBe(result.error);
  });
});

describe("a RestError", () => {
  it("from a response: has the body as its message", async () => {
    const client = new Client({
      transport: createMockTransport([{ statusCode: 404, body: "no" }]),
    });
    const response = await unwrap(client.send({ baseURL }));
    const error = new RestError(response);
    expect(error).toMatchObject({ name: "RestError", code: "unexpected_status", message: "no" });
    expect(error.response).toBe(response);
  });
});
