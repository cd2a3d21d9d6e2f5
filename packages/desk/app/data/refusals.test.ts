import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { claim, forgetRefusal, taken, turnedDown, unclaimedNow } from "./refusals.ts";

describe("a refusal", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    forgetRefusal();
    vi.useRealTimers();
  });

  const refusal = (anchor: "footer" | "block" = "footer") => ({
    ...{ name: "clients.change", anchor, error: new Error("no") },
  });

  it("that no place shows is the bar's", () => {
    const one = refusal();
    turnedDown(one);
    vi.runAllTimers();
    expect(unclaimedNow()).toBe(one);
  });

  it("that a place shows is not the bar's, whenever the place comes", () => {
    const [early, late] = [refusal(), refusal("block")];
    claim(early.error);
    turnedDown(early);
    vi.runAllTimers();
    expect(unclaimedNow()).toBeUndefined();
    turnedDown(late);
    vi.runAllTimers();
    claim(late.error);
    expect(unclaimedNow()).toBeUndefined();
  });

  it("is the bar's again once its place is gone", () => {
    const one = refusal();
    claim(one.error)();
    turnedDown(one);
    vi.runAllTimers();
    expect(unclaimedNow()).toBe(one);
  });

  it("is out of date once an action succeeds", () => {
    turnedDown(refusal());
    vi.runAllTimers();
    taken();
    expect(unclaimedNow()).toBeUndefined();
  });
});
