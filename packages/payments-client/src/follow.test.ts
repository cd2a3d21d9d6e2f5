import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ScriptedReply, startScripted } from "../test/scripted.ts";
import { createClient } from "./client.ts";
import type { FollowOptions } from "./follow.ts";

const merchantId = "6920c0ff1a21f2c0812ab001";
const idOf = (number: number) => number.toString(16).padStart(24, "0");
const event = (number: number, type = "transaction.captured") => ({ id: idOf(number), type });
const list = (...numbers: number[]): ScriptedReply => ({ body: numbers.map((one) => event(one)) });
const report = (...events: object[]) =>
  events.map((one) => `id: x\nevent: y\ndata: ${JSON.stringify(one)}\n\n`).join("");
/** Then ends. */
const stream = (...numbers: number[]): ScriptedReply => ({
  text: `retry: 2000\n\n${report(...numbers.map((one) => event(one)))}:\n\n`,
});

// Fixes the random wait.
beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0));
afterEach(() => void vi.restoreAllMocks());

async function followed(answers: ScriptedReply[], count: number, options: FollowOptions = {}) {
  await using server = await startScripted(...answers, "hang");
  const { events } = createClient({ url: server.url, key: "k", retries: 0 });
  const numbers: number[] = [];
  const ask = () => server.requests.map(({ url }) => url.replace(`/merchants/${merchantId}`, ""));
  try {
    for await (const { id } of events.follow(merchantId, options)) {
      numbers.push(Number.parseInt(id, 16));
      if (numbers.length === count) break;
    }
  } catch (error) {
    return { numbers, requests: ask(), error };
  }
  return { numbers, requests: ask() };
}

const after = idOf(1);

describe("`follow` of the payments client", () => {
  it("reads the list to its end, then the stream, and then the list again", async () => {
    const answers = [list(2, 3), stream(4, 5), list(6), stream(7)];
    const { numbers, requests } = await followed(answers, 6, { after });
    expect(numbers).toEqual([2, 3, 4, 5, 6, 7]);
    expect(requests).toEqual([
      `/events?limit=100&after=${idOf(1)}`,
      `/events/stream?after=${idOf(3)}`,
      `/events?limit=100&after=${idOf(5)}`,
      `/events/stream?after=${idOf(6)}`,
    ]);
  });

  it("reads a list of many pages to its end", async () => {
    const numbers = Array.from({ length: 100 }, (_, at) => at + 2);
    const read = await followed([list(...numbers), list(102), stream(103)], 102, { after });
    expect(read.numbers).toEqual([...numbers, 102, 103]);
  });

  it("begins after the newest event by default", async () => {
    const { numbers, requests } = await followed([list(9), list(), stream(10)], 1);
    expect(numbers).toEqual([10]);
    expect(requests.slice(0, 2)).toEqual(["/events?limit=1", `/events?limit=100&after=${idOf(9)}`]);
  });

  it("misses no event after a start without events", async () => {
    const { numbers, requests } = await followed([list(), list(), list(1), stream(2)], 2);
    expect(numbers).toEqual([1, 2]);
    expect(requests[2]).toMatch(/^\/events\?limit=100&after=[0-9a-f]{11}0{13}$/);
  });

  it("begins later if no event is a day old", async () => {
    const expired: ScriptedReply = { status: 410, body: { message: "No", code: "events_expired" } };
    const begun = Date.now();
    const answers = [list(), expired, expired, list(), list(1), stream(2)];
    const { numbers, requests } = await followed(answers, 2);
    expect(numbers).toEqual([1, 2]);
    const backHours = requests.slice(1, 5).map((url) => {
      const [, second] = /after=([0-9a-f]{8})/.exec(url)!;
      return Math.round((begun / 1000 - Number.parseInt(second!, 16)) / 3600);
    });
    expect(backHours).toEqual([24, 12, 6, 6]);
    const never = await followed([list(), ...Array(40).fill(expired)], 1);
    expect(never.error).toMatchObject({ status: 410 });
    expect(never.requests.length).toBeLessThan(25);
  });

  it("begins at a moment", async () => {
    const { requests } = await followed([list(5)], 1, { after: new Date(1000 * 0x10) });
    expect(requests[0]).toBe(`/events?limit=100&after=00000010${"0".repeat(16)}`);
  });

  it("continues after passing errors of list and stream", async () => {
    const passing: ScriptedReply[] = ["drop", { status: 500 }, { status: 503 }, { status: 429 }];
    const answers = passing.flatMap((one) => [one, list(), one]);
    const { numbers, requests } = await followed([...answers, list(2)], 1, { after });
    expect(numbers).toEqual([2]);
    expect(requests).toHaveLength(13);
  });

  it("resumes before an event that broke off", async () => {
    const cut: ScriptedReply = { text: report(event(2)) + report(event(3)).slice(0, -1) };
    const { numbers, requests } = await followed([list(), cut, list(3)], 2, { after });
    expect(numbers).toEqual([2, 3]);
    expect(requests[2]).toBe(`/events?limit=100&after=${idOf(2)}`);
  });

  it.each([400, 401, 403, 404, 410])("rejects with %i", async (status) => {
    const refusal = { status, body: { message: "No", code: "events_expired" } };
    const listed = await followed([refusal], 1, { after });
    expect(listed.error).toMatchObject({ status, code: "events_expired" });
    const streamed = await followed([list(2), refusal], 2, { after });
    expect(streamed.error).toMatchObject({ status });
    expect(streamed.numbers).toEqual([2]);
  });

  it("returns only the requested types, and moves on past others", async () => {
    const several = report(
      event(2, "dispute.won"),
      event(3, "transaction.captured"),
      event(4, "payout.paid"),
      event(5, "disputes"),
    );
    const answers = [list(), { text: several }, list()];
    const types = ["dispute.*", "payout.paid"] as const;
    const { numbers } = await followed([...answers, stream()], 2, { after, types });
    expect(numbers).toEqual([2, 4]);
    const all = await followed([list(), { text: several }], 4, { after, types: ["*"] });
    expect(all.numbers).toEqual([2, 3, 4, 5]);
  });

  it("waits the requested delay before the next request", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const waits = vi.spyOn(globalThis, "setTimeout");
    const busy = { status: 429, headers: { "Retry-After": "1" } };
    await followed([list(), busy, list(), { text: "retry: 40\n\n" }, list(2)], 1, { after });
    const delays = waits.mock.calls.map(([, delayMs]) => delayMs);
    expect(delays.filter((delayMs) => [1_000, 20].includes(delayMs!))).toEqual([1_000, 20]);
  });
});

describe("ending a follow", () => {
  it("rejects with the signal's reason in any phase", async () => {
    const scripts: ScriptedReply[][] = [
      ["hang"],
      [list(2), "hang"],
      [list(2), { status: 429, headers: { "Retry-After": "20" } }],
    ];
    for (const script of scripts) {
      await using server = await startScripted(...script);
      const { events } = createClient({ url: server.url, key: "k", retries: 0 });
      const controller = new AbortController();
      const { signal } = controller;
      const reading = (async () => {
        for await (const _event of events.follow(merchantId, { after, signal }));
      })();
      await expect.poll(() => server.requests.length).toBe(script.length);
      controller.abort(new Error("the shop closed"));
      await expect(reading).rejects.toThrow("the shop closed");
    }
  });

  it("closes the connection when the consumer stops", async () => {
    await using server = await startScripted(list(2), stream(3), "hang");
    const { events } = createClient({ url: server.url, key: "k" });
    for await (const { id } of events.follow(merchantId, { after })) if (id === idOf(3)) break;
    expect(server.requests).toHaveLength(2);
  });

  it("requests one event stream with the key", async () => {
    await using server = await startScripted(list(), { status: 503 }, list(2));
    const { events } = createClient({ url: server.url, key: "k" });
    for await (const _event of events.follow(merchantId, { after })) break;
    const [, scriptedRequest] = server.requests;
    expect(scriptedRequest?.headers).toMatchObject({
      accept: "text/event-stream, application/json",
    });
    expect(scriptedRequest?.headers.authorization).toBe(server.requests[0]?.headers.authorization);
    expect(server.requests).toHaveLength(3);
  });
});

describe("single stream of the payments client", () => {
  const ask = ({ requests }: { requests: { url: string }[] }) => requests.map(({ url }) => url);

  it("returns its events until it ends, without another request", async () => {
    await using server = await startScripted(stream(3, 4));
    const { events } = createClient({ url: server.url, key: "k" });
    const ids: string[] = [];
    for await (const { id } of events.stream(merchantId)) ids.push(id);
    expect(ids).toEqual([idOf(3), idOf(4)]);
    expect(ask(server)).toEqual([`/merchants/${merchantId}/events/stream`]);
  });

  it("begins after an event, with the filter of the list", async () => {
    await using server = await startScripted(stream());
    const { events } = createClient({ url: server.url, key: "k" });
    const filter = { type: "dispute.won", transactionId: idOf(7) } as const;
    for await (const _event of events.stream(merchantId, { after, filter }));
    const { pathname, searchParams } = new URL(ask(server)[0]!, server.url);
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      `/merchants/${merchantId}/events/stream`,
      { after, "filter[type]": "dispute.won", "filter[transactionId]": idOf(7) },
    ]);
  });

  it("rejects at once with the refusal", async () => {
    const refusal = { status: 410, body: { code: "events_expired", message: "gone" } };
    await using server = await startScripted(refusal);
    const { events } = createClient({ url: server.url, key: "k" });
    await expect(events.stream(merchantId, { after }).next()).rejects.toMatchObject({
      status: 410,
      code: "events_expired",
    });
    expect(server.requests).toHaveLength(1);
  });

  it("ends with its signal and the signal's reason", async () => {
    await using server = await startScripted("hang");
    const { events } = createClient({ url: server.url, key: "k" });
    const controller = new AbortController();
    const reading = events.stream(merchantId, { signal: controller.signal }).next();
    await server.arrived();
    controller.abort(new Error("the shop closed"));
    await expect(reading).rejects.toThrow("the shop closed");
  });
});
