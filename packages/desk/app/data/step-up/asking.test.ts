import { describe, expect, it } from "vitest";
import { answered, prove } from "./asking.ts";

describe("asking for a second factor", () => {
  it("has one answer for all that wait", async () => {
    const both = Promise.all([prove(), prove()]);
    answered(true);
    expect(await both).toEqual([true, true]);
  });

  it("asks anew after a no", async () => {
    const first = prove();
    answered(false);
    expect(await first).toBe(false);
    const second = prove();
    answered(true);
    expect(await second).toBe(true);
  });
});
