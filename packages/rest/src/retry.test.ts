import { describe, expect, it } from "vitest";
import { Client } from "./client.ts";
import { RestError } from "./error.ts";
import { createBag } from "./headers.ts";
import type { ClientOptions } from "./options.ts";
import type { RestRequest } from "./request.ts";
import { type FailedAttempt, retryAfterOf } from "./retry.ts";
import type { Clock } from "./time.ts";
import { createMockTransport, type MockReply } from "./transports/mock.ts";

const baseURL = "http://127.0.0.1:9/things";

function createClock(): Clock & { waits: number[] } {
  let now = 1_000_000;
  const waits: number[] = [];
  return {
    waits,
    now: () => now,
    after(delayMs, callback) {
      let isCancelled = false;
      if (delayMs >= 100_000) return () => {};
      queueMicrotask(() => {
        if (isCancelled) return;
        waits.push(delayMs);
        now += delayMs;
        callback();
      });
      return () => {
        isCancelled = true;
      };
    },
  };
}

const busy = (after?: string): MockReply => ({
  statusCode: 503,
  headers: after === undefined ? {} : { "Retry-After": after },
});
const lost = new Error("lost");

function clientOf(replies: readonly MockReply[], options: ClientOptions = {}) {
  const clock = createClock();
  const transport = createMockTransport(replies);
  const client = new Client({ retry: true, clock, transport, random: () => 0.5, ...options });
  return { client, transport, waits: clock.waits };
}

describe("waits between attempts", () => {
  it("double up to a limit, then shrink by a random part", async () => {
    const options = { retry: { limit: 6, delayMs: 100, maxDelayMs: 1_000 } };
    const { client, waits } = clientOf(Array(7).fill(lost), options);
    await client.send({ baseURL });
    expect(waits).toEqual([50, 100, 200, 400, 500, 500]);
  });

  it("can be zero", async () => {
    const { client, waits } = clientOf([lost, {}], { random: () => 0 });
    await client.send({ baseURL });
    expect(waits).toEqual([0]);
  });

  it.each([
    ["2", 2_000],
    ["0", 0],
    ["Thu, 01 Jan 1970 00:17:00 GMT", 20_000],
    ["Thursday, 01-Jan-70 00:17:00 GMT", 20_000],
    ["Thu Jan  1 00:17:00 1970", 20_000],
    ["Thu, 01 Jan 1970 00:00:00 GMT", 0],
    ["soon", 125],
    ["-5", 125],
    ["1.5", 125],
    ["", 125],
  ])("follow Retry-After: %s", async (after, waitMs) => {
    const { client, waits } = clientOf([busy(after), {}]);
    await client.send({ baseURL });
    expect(waits).toEqual([waitMs]);
  });

  it.each([
    ["61", true],
    ["99999999999999999999", true],
    ["Fri, 02 Jan 1970 00:00:00 GMT", true],
    ["60", false],
  ])("with Retry-After %s end by its length: %s", async (after, isTooLong) => {
    const { client } = clientOf([busy(after), {}]);
    const { response } = await client.send({ baseURL });
    expect(response?.statusCode).toBe(isTooLong ? 503 : 200);
  });

  it("end if the call would time out first", async () => {
    const { client } = clientOf([busy("30"), busy("30"), {}], { timeoutMs: 200_000 });
    expect((await client.send({ baseURL })).response?.statusCode).toBe(200);
    const short = clientOf([busy("50"), busy("50"), busy("50"), {}], { timeoutMs: 120_000 });
    const { response, attempts } = await short.client.send({ baseURL });
    expect([response?.statusCode, attempts, short.waits]).toEqual([503, 3, [50_000, 50_000]]);
  });

  it("end at once when the signal is aborted", async () => {
    const controller = new AbortController();
    const transport = createMockTransport([lost, {}]);
    let cancelled = 0;
    const clock = {
      now: () => 0,
      after: () => {
        queueMicrotask(() => controller.abort("enough"));
        return () => {
          cancelled += 1;
        };
      },
    };
    const client = new Client({ transport, retry: true, clock });
    const { error, attempts } = await client.send({ baseURL }, controller);
    expect([error?.code, error?.cause, attempts]).toEqual(["aborted", "enough", 1]);
    expect([transport.requests.length, cancelled]).toEqual([1, 1]);
  });
});

describe("attempts", () => {
  const key = { "Idempotency-Key": "k" };
  const reply = (statusCode: number) => ({ statusCode });

  it.each([
    ["GET", {}, lost, 2],
    ["HEAD", {}, lost, 2],
    ["OPTIONS", {}, lost, 2],
    ["TRACE", {}, lost, 2],
    ["POST", {}, lost, 1],
    ["PUT", {}, lost, 1],
    ["DELETE", {}, lost, 1],
    ["get", {}, lost, 1],
    ["POST", key, lost, 2],
    ["DELETE", key, lost, 2],
    ["POST", { "idempotency-key": "" }, lost, 1],
    ["POST", {}, reply(429), 2],
    ["POST", {}, reply(503), 1],
    ["POST", key, reply(503), 2],
    ["GET", {}, reply(501), 1],
    ["GET", {}, reply(400), 1],
    ["GET", {}, new RestError({ code: "broken_response", message: "cut" }), 1],
  ])("%s with %j and outcome %o: made %i times", async (method, headers, end, times) => {
    const { client, transport } = clientOf([end, {}]);
    const { attempts } = await client.send({ method, headers, baseURL });
    expect([attempts, transport.requests.length]).toEqual([times, times]);
  });

  it("send the same request each time", async () => {
    const { client, transport } = clientOf([lost, busy(), {}]);
    const post = { method: "POST", baseURL, headers: key, body: Uint8Array.of(1, 2) };
    const { attempts } = await client.send(post);
    expect(attempts).toBe(3);
    expect(new Set(transport.requests).size).toBe(1);
  });

  it("are not repeated for the target of a redirect", async () => {
    const { client, transport } = clientOf([
      { statusCode: 303, headers: { Location: "/done" } },
      lost,
      {},
    ]);
    const { attempts } = await client.send({ method: "POST", baseURL, body: "{}" });
    expect(attempts).toBe(2);
    expect(transport.requests.map(({ method }) => method)).toEqual(["POST", "GET", "GET"]);
  });

  it("count as lost after their time limit", async () => {
    const transport = createMockTransport(() => new Promise(() => {}));
    const client = new Client({
      transport,
      clock: createClock(),
      retry: { limit: 1, attemptTimeoutMs: 40, delayMs: 0 },
    });
    const { error, attempts } = await client.send({ baseURL });
    expect([error?.code, attempts]).toEqual(["connection_failed", 2]);
    expect(error?.message).toContain("40 ms");
  });
});

describe("Retry-After", () => {
  it("read from the first of several headers", () => {
    const headers = { ...createBag<string[]>(), "retry-after": ["3", "9"] };
    const response = { statusCode: 503, body: "", bytes: new Uint8Array(), headers };
    expect(retryAfterOf(response, 0)).toBe(3_000);
  });
});

describe("custom repeat rule", () => {
  const report = async (reply: MockReply, request: Partial<RestRequest> = {}) => {
    const attempts: FailedAttempt[] = [];
    const mayRepeat = (attempt: FailedAttempt) => attempts.push(attempt) === 0;
    const { client } = clientOf([reply], { retry: { mayRepeat } });
    await client.send({ baseURL, ...request });
    return attempts.map(({ response, error, isTemporary, isRepeatable }) => {
      return [response?.statusCode ?? error?.code, isTemporary, isRepeatable];
    });
  };

  it("gets the failure and the library's assessment", async () => {
    expect(await report({ statusCode: 503 })).toEqual([[503, true, true]]);
    expect(await report({ statusCode: 409 }, { method: "POST" })).toEqual([[409, false, false]]);
    const headers = { "Idempotency-Key": "k1" };
    const keyed = await report(lost, { method: "POST", headers });
    expect(keyed).toEqual([["connection_failed", true, true]]);
    const broken = new RestError({ code: "broken_response", message: "half" });
    expect(await report(broken)).toEqual([["broken_response", false, true]]);
  });

  it("is not called after a success", async () => {
    for (const statusCode of [200, 204, 304]) expect(await report({ statusCode })).toEqual([]);
  });

  it("does not raise the limit", async () => {
    const { client, transport } = clientOf(Array(3).fill({ statusCode: 409 }), {
      retry: { limit: 2, mayRepeat: () => true },
    });
    expect((await client.send({ baseURL })).response?.statusCode).toBe(409);
    expect(transport.requests).toHaveLength(3);
  });

  it("waits for Retry-After at any status", async () => {
    const running = { statusCode: 409, headers: { "Retry-After": "2" } };
    const { client, waits } = clientOf([running, {}], { retry: { mayRepeat: () => true } });
    expect((await client.send({ baseURL })).attempts).toBe(2);
    expect(waits).toEqual([2_000]);
  });

  it("repeats only for the value true", async () => {
    const mayRepeat = async () => true;
    // @ts-expect-error: JavaScript can promise an answer, which is none.
    const { client, transport } = clientOf([{ statusCode: 503 }], { retry: { mayRepeat } });
    await client.send({ baseURL });
    expect(transport.requests).toHaveLength(1);
  });

  it("invalid or throwing: error of the call", async () => {
    const thrown = new Error("no opinion");
    const mayRepeat = () => {
      throw thrown;
    };
    const { client } = clientOf([{ statusCode: 503 }], { retry: { mayRepeat } });
    const { error, attempts } = await client.send({ baseURL });
    expect([error?.code, error?.message, error?.cause, attempts]).toEqual([
      "invalid_request",
      "retry.mayRepeat failed",
      thrown,
      1,
    ]);
    const none = clientOf([{}], { retry: JSON.parse('{"mayRepeat":true}') });
    expect((await none.client.send({ baseURL })).error?.message).toBe(
      "retry.mayRepeat must be a function",
    );
  });
});
