import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tipOf } from "./tip.ts";

describe("tip", () => {
  it.each([
    [6000, 10, 600],
    [4505, 10, 451],
    [4504, 10, 450],
    [1, 5, 0],
    [8000, 0, 0],
  ])("of %i at %i percent is %i", (amount, percent, tip) => {
    expect(tipOf(amount, percent)).toBe(tip);
  });

  it("is within half a unit of the exact share", () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000 }), fc.constantFrom(5, 10, 15), (amount, percent) => {
        expect(Math.abs(tipOf(amount, percent) * 100 - amount * percent)).toBeLessThanOrEqual(50);
      }),
    );
  });
});
