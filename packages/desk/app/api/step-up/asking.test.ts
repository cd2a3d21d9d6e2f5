import { describe, expect, it } from "vitest";
import { answered, prove } from "./asking.ts";

describe("second factor prompt", () => {
  it("has one result for all waiting requests", async () => {
    const both = Promise.all([prove(), prove()]);
    answered(true);
    expect(await both).toEqual([true, true]);
  });

  it("appears again after a cancellation", async () => {
    const first = prove();
    answered(false);
    expect(await first).toBe(false);
    const second = prove();
    answered(true);
    expect(await second).toBe(true);
  });
});
