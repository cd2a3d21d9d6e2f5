import { afterEach, expect, it, vi } from "vitest";
import { followTime, nowOf } from "./now.ts";

afterEach(() => void vi.useRealTimers());

it("clock: gives the new day to a new subscriber after a night without any", () => {
  const [evening, morning] = [new Date("2026-11-22T22:00Z"), new Date("2026-11-23T07:00Z")];
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: evening });
  const leave = followTime(() => {});
  expect(nowOf()).toEqual(evening);
  leave();
  vi.setSystemTime(morning);
  const leaveAgain = followTime(() => {});
  expect(nowOf()).toEqual(morning);
  leaveAgain();
});
