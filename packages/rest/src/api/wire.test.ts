import { describe, expect, it } from "vitest";
import type { RestError } from "../error.ts";
import { createMockTransport } from "../transports/mock.ts";
import { detailsOf, jsonOf } from "./answer.ts";
import { addressOf, credentialsOf, openWire, type WireOptions } from "./wire.ts";

class LostError extends Error {}
const url = "https://api.example.com/v1/";
const open = (options: Partial<WireOptions>) =>
  openWire({ url, ...options }, ({ message }: RestError) => new LostError(message));

describe("API call", () => {
  it("requests JSON below the address, and returns a response of any status", async () => {
    const transport = createMockTransport([{ statusCode: 404, body: "none" }]);
    const wire = open({ transport });
    const answer = await wire({ method: "GET", path: "/things/1", repeat: "safe" });
    expect([answer.statusCode, answer.body]).toEqual([404, "none"]);
    const [request] = transport.requests;
    expect(request?.url).toBe("https://api.example.com/v1/things/1");
    expect({ ...request?.headers }).toEqual({ accept: "application/json" });
  });

  it.each([
    ["keyed", 2],
    ["safe", 2],
    ["once", 1],
  ] as const)("%s: runs %i times", async (repeat, times) => {
    const atWork = { statusCode: 409, headers: { "Retry-After": "0" } };
    const transport = createMockTransport([atWork, { statusCode: 409 }]);
    const answer = await open({ transport })({ method: "POST", path: "/things", repeat });
    expect(answer.statusCode).toBe(409);
    expect(transport.requests).toHaveLength(times);
    const keys = new Set(transport.requests.map(({ headers }) => headers["idempotency-key"]));
    expect([...keys]).toEqual([repeat === "keyed" ? expect.any(String) : undefined]);
  });

  it("too long a Retry-After: returns the response at once", async () => {
    const busy = { statusCode: 429, headers: { "Retry-After": "30" } };
    const transport = createMockTransport([busy]);
    const wire = open({ transport, maxRetryAfterMs: 3_000 });
    const answer = await wire({ method: "POST", path: "/things", repeat: "keyed" });
    expect([answer.statusCode, transport.requests.length]).toEqual([429, 1]);
  });

  it("response in parts: requested once, without time limit", async () => {
    const transport = createMockTransport(async ({ url }) => {
      await new Promise((resolve) => setTimeout(resolve, 40));
      return { statusCode: url.endsWith("busy") ? 503 : 200, body: "part" };
    });
    const wire = open({ transport, timeoutMs: 10 });
    const parts: number[] = [];
    const onPart = (part: Uint8Array) => void parts.push(part.length);
    const call = { method: "GET", path: "/busy", repeat: "safe", onPart } as const;
    expect(await wire(call)).toMatchObject({ statusCode: 503, body: "part" });
    expect(await wire({ ...call, path: "/" })).toMatchObject({ statusCode: 200, body: "" });
    expect([transport.requests.length, parts]).toEqual([2, [4]]);
  });

  it("fails with the signal's reason, with a TypeError, or with the client's error", async () => {
    const wire = open({ transport: createMockTransport([]), retries: 0 });
    const call = { method: "GET", path: "/", repeat: "safe" } as const;
    const signal = AbortSignal.abort(new Error("left"));
    await expect(wire({ ...call, options: { signal } })).rejects.toThrow("left");
    await expect(wire({ ...call, headers: { "a b": "c" } })).rejects.toThrow(TypeError);
    await expect(wire(call)).rejects.toThrow(LostError);
  });
});

describe("service address", () => {
  it("has no trailing slash and no query", () => {
    expect(addressOf("http://127.0.0.1:80/a//?b#c")).toBe("http://127.0.0.1/a");
  });

  it.each(["ftp://example.com", "http://user:secret@example.com", "example"])(
    "refuses %s",
    (address) => {
      expect(() => addressOf(address)).toThrow(TypeError);
    },
  );
});

it("API call: sends a key as a password without a username, in UTF-8", () => {
  expect(credentialsOf("sécret")).toBe(`Basic ${btoa(":s\u00c3\u00a9cret")}`);
});

describe("API response", () => {
  const response = { statusCode: 429, body: "<p>", bytes: new Uint8Array() };

  it("contains the request id and the wait", () => {
    const headers = { "x-request-id": ["r"], "retry-after": ["2"] };
    const details = { status: 429, requestId: "r", retryAfterMs: 2_000 };
    expect(detailsOf({ ...response, headers })).toEqual(details);
    const nothing = { status: 429, requestId: undefined, retryAfterMs: undefined };
    expect(detailsOf({ ...response, headers: {} })).toEqual(nothing);
  });

  it("is JSON or undefined", () => {
    expect(jsonOf({ ...response, headers: {} })).toBeUndefined();
    expect(jsonOf({ ...response, headers: {}, body: "[1]" })).toEqual([1]);
  });
});
