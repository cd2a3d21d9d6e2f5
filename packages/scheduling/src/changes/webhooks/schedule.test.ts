import { nextTry } from "@frontdesk/platform/webhooks/schedule";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { waitsMs } from "./schedule.ts";

const minute = 60_000;
const hour = 60 * minute;
const now = new Date("2026-11-22T08:00:00Z");

/** The wait after an attempt; none after the last. */
function waitAfter(attempts: number, drawn = 0.5): number | undefined {
  const next = nextTry(waitsMs, { attempts, now, askedMs: 0 }, () => drawn);
  return next && next.getTime() - now.getTime();
}

describe("the wait after a failure", () => {
  it.each([
    [1, minute],
    [2, 2 * minute],
    [3, 4 * minute],
    [9, 256 * minute],
    [10, 7 * hour],
    [99, 7 * hour],
    [100, undefined],
  ])("number %i is in the middle", (attempts, expected) => {
    expect(waitAfter(attempts)).toBe(expected);
  });

  it("is a tenth more or less", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (n, drawn) => {
          const middle = waitAfter(n)!;
          const wait = waitAfter(n, drawn)!;
          return wait >= 0.9 * middle && wait <= 1.1 * middle;
        },
      ),
    );
  });

  it("lets a hundred attempts fit into thirty days, on the average", () => {
    let total = 0;
    for (let n = 1; n < 100; n += 1) total += waitAfter(n)!;
    expect(total).toBeGreaterThan(26 * 24 * hour);
    expect(total).toBeLessThan(30 * 24 * hour);
  });
});
