import { backoffMs } from "@frontdesk/platform/outbox/backoff";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { backoff, mostAttempts } from "./backoff.ts";

const minute = 60_000;
const hour = 60 * minute;

describe("the wait after a failure", () => {
  it.each([
    [1, minute],
    [2, 2 * minute],
    [3, 4 * minute],
    [9, 256 * minute],
    [10, 7 * hour],
    [100, 7 * hour],
  ])("number %i is in the middle", (attempts, expected) => {
    expect(backoffMs(backoff, attempts, () => 0.5)).toBe(expected);
  });

  it("is a tenth more or less", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.double({ min: 0, max: 1 }), (n, draw) => {
        const middle = backoffMs(backoff, n, () => 0.5);
        const wait = backoffMs(backoff, n, () => (Number.isNaN(draw) ? 0 : draw));
        return wait >= 0.9 * middle - 1 && wait <= 1.1 * middle + 1;
      }),
    );
  });

  it("lets a hundred attempts fit into thirty days, on the average", () => {
    let total = 0;
    for (let n = 1; n < mostAttempts; n += 1) total += backoffMs(backoff, n, () => 0.5);
    expect(total).toBeGreaterThan(26 * 24 * hour);
    expect(total).toBeLessThan(30 * 24 * hour);
  });
});
