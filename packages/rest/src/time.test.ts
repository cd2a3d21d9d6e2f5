import { describe, expect, it, vi } from "vitest";
import { RestError } from "./error.ts";
import { systemClock, within } from "./time.ts";

const expired = () => new RestError({ code: "timeout", message: "over" });
const unlimited = {
  clock: systemClock,
  signal: undefined,
  timeoutMs: Number.POSITIVE_INFINITY,
  expired,
};

describe("work within limits", () => {
  it("sets nothing up when there are none", async () => {
    expect(await within(unlimited, async (signal) => signal)).toBeUndefined();
  });

  it("is told when it is given up, and rejects with why", async () => {
    const controller = new AbortController();
    let told: AbortSignal | undefined;
    const work = within({ ...unlimited, signal: controller.signal }, (signal) => {
      told = signal;
      return new Promise(() => {});
    });
    expect(told?.aborted).toBe(false);
    controller.abort("why");
    expect(told?.aborted).toBe(true);
    await expect(work).rejects.toMatchObject({ code: "aborted", cause: "why" });
  });

  it("ends with its time, whatever it does then", async () => {
    vi.useFakeTimers();
    try {
      const work = within({ ...unlimited, timeoutMs: 1_000 }, () => new Promise(() => {}));
      const ended = expect(work).rejects.toMatchObject({ code: "timeout" });
      await vi.advanceTimersByTimeAsync(1_000);
      await ended;
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it("leaves no timer when it is done", async () => {
    vi.useFakeTimers();
    try {
      await within({ ...unlimited, timeoutMs: 1_000 }, async () => "done");
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("the clock", () => {
  it("waits for ever rather than not at all when a delay is more than a timer can count", () => {
    vi.useFakeTimers();
    try {
      systemClock.after(2 ** 31, () => {});
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
