import { AsyncLocalStorage } from "node:async_hooks";
import { Type } from "typebox";
import { afterEach, describe, expect, it, vi } from "vitest";
import { listen, startServer, talk } from "../test/harness.ts";
import type { WriteTracker } from "./outcome.ts";
import { allowHours, requestMs } from "./outcome.ts";

class LostError extends Error {}

const current = new AsyncLocalStorage<WriteTracker>();
const storing = {
  follow: <Result>(tracker: WriteTracker, work: () => Result) => current.run(tracker, work),
  isTrouble: (error: unknown) => error instanceof LostError,
};
const schema = { response: { 200: Type.Object({}) } };

function startTracking(work: () => Promise<object>) {
  const { server } = startServer({ commitTracking: storing });
  server.get("/thing", { schema }, work);
  server.post("/thing", { schema: { ...schema, body: Type.Object({}) } }, work);
  return server;
}

async function ask(method: "GET" | "POST", note: Partial<WriteTracker>) {
  const server = startTracking(async () => {
    Object.assign(current.getStore()!, note);
    throw new LostError("connection terminated");
  });
  const { statusCode, headers, body } = await server.inject({
    method,
    url: "/thing",
    ...(method === "POST" && { payload: {} }),
  });
  await server.close();
  return [statusCode, headers["retry-after"], JSON.parse(body).code];
}

const repeat = [503, "2", undefined];

describe("database failure during a request", () => {
  it("nothing written: unavailable", async () => {
    expect(await ask("POST", {})).toEqual(repeat);
  });

  it("possible write: unknown outcome", async () => {
    expect(await ask("POST", { mayHaveCommitted: true })).toEqual([
      500,
      undefined,
      "outcome_unknown",
    ]);
  });

  it("repeatable request: unavailable", async () => {
    expect(await ask("POST", { mayHaveCommitted: true, isRepeatable: true })).toEqual(repeat);
    expect(await ask("GET", { mayHaveCommitted: true })).toEqual(repeat);
  });
});

describe("request timeout", () => {
  afterEach(() => vi.useRealTimers());

  async function late(method: "GET" | "POST", note: Partial<WriteTracker>) {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const begun = Promise.withResolvers<void>();
    const server = startTracking(() => {
      Object.assign(current.getStore()!, note);
      begun.resolve();
      return new Promise<object>(() => {});
    });
    const payload = method === "POST" ? { payload: {} } : {};
    const answer = server.inject({ method, url: "/thing", ...payload });
    await begun.promise;
    vi.advanceTimersByTime(requestMs);
    const { statusCode, body } = await answer;
    vi.useRealTimers();
    await server.close();
    return [statusCode, JSON.parse(body).code];
  }

  it("work still running: unknown outcome", async () => {
    expect(await late("POST", {})).toEqual([500, "outcome_unknown"]);
  });

  it("is unavailable when it only reads, or can be repeated", async () => {
    expect(await late("GET", {})).toEqual([503, undefined]);
    expect(await late("POST", { isRepeatable: true })).toEqual([503, undefined]);
  });

  it("scope for long work: one hour", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { server } = startServer({ commitTracking: storing });
    const begun = Promise.withResolvers<void>();
    server.register(async (scope) => {
      allowHours(scope);
      scope.get("/long", { schema }, () => {
        begun.resolve();
        return new Promise<object>(() => {});
      });
    });
    let status: number | undefined;
    const answer = server.inject({ url: "/long" }).then((reply) => (status = reply.statusCode));
    await begun.promise;
    await vi.advanceTimersByTimeAsync(60 * 60 * 1000 - 1);
    expect(status).toBe(undefined);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe(503);
    vi.useRealTimers();
    await server.close();
  });

  it("body did not arrive: says so", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const server = startTracking(async () => ({}));
    const port = await listen(server);
    const arrived = new Promise((resolve) => server.server.once("request", resolve));
    const head = "POST /thing HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
    const answer = talk(port, `${head}Connection: close\r\nContent-Length: 9\r\n\r\n{`);
    await arrived;
    vi.advanceTimersByTime(requestMs);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
    vi.useRealTimers();
    await server.close();
  });
});
