import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetRefusal, ownRefusal, taken, turnedDown, unclaimedNow } from "./refusals.ts";

describe("refusal of a desk action", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    forgetRefusal();
    vi.useRealTimers();
  });

  const refusal = (anchor: "footer" | "block" = "footer") => ({
    name: "clients.change",
    anchor,
    error: new Error("no"),
  });

  it("without a place on the screen appears in the bar", () => {
    const one = refusal();
    turnedDown(one);
    vi.runAllTimers();
    expect(unclaimedNow()).toBe(one);
  });

  it("with a place on the screen never appears in the bar, however late the place is drawn", () => {
    const [early, late] = [refusal(), refusal("block")];
    ownRefusal(early.error);
    turnedDown(early);
    vi.runAllTimers();
    expect(unclaimedNow()).toBeUndefined();
    turnedDown(late);
    vi.runAllTimers();
    ownRefusal(late.error);
    expect(unclaimedNow()).toBeUndefined();
  });

  it("returns to the bar once its place is gone", () => {
    const one = refusal();
    ownRefusal(one.error)();
    turnedDown(one);
    vi.runAllTimers();
    expect(unclaimedNow()).toBe(one);
  });

  it("goes to the bar if a newer state removes its place before any key or click", () => {
    const one = refusal();
    turnedDown(one);
    const leave = ownRefusal(one.error);
    vi.runAllTimers();
    expect(unclaimedNow()).toBeUndefined();
    leave();
    vi.runAllTimers();
    expect(unclaimedNow()).toBe(one);
  });

  it("stays closed if the person closes its place at once", () => {
    const one = refusal();
    turnedDown(one);
    const leave = ownRefusal(one.error);
    taken();
    leave();
    vi.runAllTimers();
    expect(unclaimedNow()).toBeUndefined();
  });

  it("expires once an action succeeds", () => {
    turnedDown(refusal());
    vi.runAllTimers();
    taken();
    expect(unclaimedNow()).toBeUndefined();
  });
});
