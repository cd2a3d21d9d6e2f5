import { afterEach, describe, expect, it, vi } from "vitest";
import { readConnection } from "./connection.ts";
import { openTransport, type Surroundings } from "./transport.ts";

const limits = { signal: undefined, maxResponseBytes: 1_000_000, mayFollow: false };
const request = {
  method: "POST",
  url: "https://desk.example/api/payments/refunds",
  headers: { "idempotency-key": "key 1", "content-type": "application/json" },
  body: '{"amount":1}',
};

const refusal = (code: string) => Response.json({ code }, { status: 403 });

function setUp(answers: (Response | Error)[], proving = true) {
  const requests: { url: unknown; init: RequestInit }[] = [];
  const around = {
    fetch: vi.fn<typeof fetch>(async (url, init) => {
      requests.push({ url, init: init ?? {} });
      const next = answers.shift()!;
      if (next instanceof Error) throw next;
      return next;
    }),
    prove: vi.fn(async () => proving),
    signIn: vi.fn(),
  } satisfies Surroundings;
  return { ...around, asked: requests, send: () => openTransport(around)(request, limits) };
}

afterEach(() => {
  vi.useRealTimers();
});

describe("page transport", () => {
  it("sends the desk's cookie and header", async () => {
    const { send, asked } = setUp([Response.json({})]);
    expect((await send()).statusCode).toBe(200);
    const init = asked[0]?.init;
    expect(init?.credentials).toBe("same-origin");
    expect(new Headers(init?.headers).get("x-desk")).toBe("1");
  });

  it("asks for a second factor and repeats the same request", async () => {
    const { send, asked, prove } = setUp([refusal("step_up_required"), Response.json({ done: 1 })]);
    expect((await send()).statusCode).toBe(200);
    expect(prove).toHaveBeenCalledTimes(1);
    const sent = asked.map(({ url, init }) => [url, init.method, init.body, keyOf(init)]);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]?.[3]).toBe("key 1");
  });

  it("returns the refusal if the user cancels, and asks only once", async () => {
    const cancelled = setUp([refusal("step_up_required")], false);
    expect((await cancelled.send()).statusCode).toBe(403);
    const stubborn = setUp([refusal("step_up_required"), refusal("step_up_required")]);
    expect((await stubborn.send()).statusCode).toBe(403);
    expect(stubborn.prove).toHaveBeenCalledTimes(1);
  });

  it("sets up a missing second factor and repeats the same request", async () => {
    const { send, asked, prove } = setUp([refusal("second_factor_needed"), Response.json({})]);
    expect((await send()).statusCode).toBe(200);
    expect([asked.length, prove.mock.calls.length]).toEqual([2, 1]);
  });

  it("never asks during factor setup or proof, and redirects to sign-in", async () => {
    const factor = setUp([refusal("second_factor_needed")]);
    const url = "https://desk.example/session/proof";
    const answer = await openTransport(factor)({ ...request, url }, limits);
    expect([answer.statusCode, factor.prove.mock.calls.length]).toEqual([403, 0]);
    const ended = setUp([Response.json({ code: "signed_out" }, { status: 401 })]);
    expect((await ended.send()).statusCode).toBe(401);
    expect(ended.signIn.mock.calls).toEqual([["change"]]);
  });

  it("passes on other refusals, also without JSON", async () => {
    const plain = setUp([new Response("no", { status: 403 })]);
    expect((await plain.send()).statusCode).toBe(403);
    const role = setUp([refusal("role_needed")]);
    expect((await role.send()).statusCode).toBe(403);
    expect([role.prove, role.signIn].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it("updates the connection state from responses", async () => {
    await expect(setUp([new TypeError("failed to fetch")]).send()).rejects.toThrow();
    expect(readConnection().lostAt).toBeDefined();
    await setUp([new Response("no", { status: 500 })]).send();
    expect(readConnection().lostAt).toBeUndefined();
  });

  it("leaves the connection state unchanged when a stream ends", async () => {
    const { fetch, prove, signIn } = setUp([new TypeError("network error")]);
    const stream = { ...request, method: "GET", headers: { accept: "text/event-stream" } };
    const open = openTransport({ fetch, prove, signIn });
    await expect(open({ ...stream, body: undefined }, limits)).rejects.toThrow();
    expect(readConnection().lostAt).toBeUndefined();
  });

  it.each([
    ["a large file over a slow line for minutes", new Uint8Array(4 * 1_048_576), 280_000],
    ["a large text over a slow line for minutes", "x".repeat(4 * 1_048_576), 280_000],
    ["a small body for half a minute", "{}", 29_000],
  ])("waits for %s", async (_, body, ms) => {
    vi.useFakeTimers();
    const { prove, signIn } = setUp([]);
    const fetch = vi.fn<typeof globalThis.fetch>(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
        }),
    );
    const lost = vi.fn();
    const sent = openTransport({ fetch, prove, signIn })({ ...request, body }, limits).catch(lost);
    await vi.advanceTimersByTimeAsync(ms);
    expect(lost).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    await sent;
    expect(lost).toHaveBeenCalledTimes(1);
  });
});

const keyOf = ({ headers }: RequestInit) => new Headers(headers).get("idempotency-key");
