import { nextTry } from "@frontdesk/platform/webhooks/schedule";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { waitsMs } from "./deliver.ts";

const minute = 60_000;
const hour = 60 * minute;
const now = new Date("2026-11-22T08:00:00Z");

function waitAfter(attempts: number, drawn = 0.5): number | undefined {
  const next = nextTry(waitsMs, { attempts, now, askedMs: 0 }, () => drawn);
  return next && next.getTime() - now.getTime();
}

describe("webhook retry delay", () => {
  it.each([
    [1, minute],
    [2, 2 * minute],
    [3, 4 * minute],
    [9, 256 * minute],
    [10, 7 * hour],
    [99, 7 * hour],
    [100, undefined],
  ])("after attempt %i has the documented middle", (attempts, expected) => {
    expect(waitAfter(attempts)).toBe(expected);
  });

  it("varies by a tenth", () => {
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

  it("fits a hundred attempts into thirty days on average", () => {
    let total = 0;
    for (let n = 1; n < 100; n += 1) total += waitAfter(n)!;
    expect(total).toBeGreaterThan(26 * 24 * hour);
    expect(total).toBeLessThan(30 * 24 * hour);
  });
});
