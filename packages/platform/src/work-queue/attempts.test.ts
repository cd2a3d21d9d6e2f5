import { describe, expect, it } from "vitest";
import { attemptEach } from "./attempts.ts";
import { backoffMs } from "./backoff.ts";

const running = new AbortController().signal;

describe("parallel calls", () => {
  it("return each call's outcome in the order of the items", async () => {
    const call = async (item: number) => {
      if (item === 2) throw new Error("two");
      return item * 10;
    };
    const options = { parallel: 2, timeoutMs: 5_000, signal: running };
    expect(await attemptEach([3, 2, 1], call, options)).toEqual([
      { item: 3, outcome: "returned", result: 30 },
      { item: 2, outcome: "failed", error: new Error("two") },
      { item: 1, outcome: "returned", result: 10 },
    ]);
  });

  it("give up an unanswered call and go on to the next", async () => {
    const call = (item: number) =>
      item === 1 ? new Promise<number>(() => {}) : Promise.resolve(item);
    const attempts = await attemptEach([1, 2], call, {
      parallel: 1,
      timeoutMs: 5,
      signal: running,
    });
    expect(attempts.map(({ outcome }) => outcome)).toEqual(["failed", "returned"]);
  });

  it("never exceed their limit", async () => {
    let now = 0;
    let most = 0;
    const call = async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
    };
    const items = Array.from({ length: 20 }, (_, index) => index);
    await attemptEach(items, call, { parallel: 3, timeoutMs: 5_000, signal: running });
    expect(most).toBe(3);
  });

  it("start no call after the abort signal", async () => {
    const stopping = new AbortController();
    const attempts = await attemptEach([1, 2, 3], async () => stopping.abort(), {
      parallel: 1,
      timeoutMs: 5_000,
      signal: stopping.signal,
    });
    expect(attempts.map(({ outcome }) => outcome)).toEqual(["returned", "skipped", "skipped"]);
  });
});

describe("retry delay", () => {
  const backoff = { firstMs: 2_000, longestMs: 3_600_000, least: 0.5, most: 1 };

  it("doubles from two seconds to an hour, and is never less than half of that", () => {
    const waits = [1, 2, 3, 11, 12, 1_000].map((attempts) => backoffMs(backoff, attempts, () => 1));
    expect(waits).toEqual([2_000, 4_000, 8_000, 2_048_000, 3_600_000, 3_600_000]);
    expect(backoffMs(backoff, 1, () => 0)).toBe(1_000);
    expect(backoffMs(backoff, 1_000, () => 0)).toBe(1_800_000);
  });
});
