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

describe("time limits", () => {
  it("none given: sets nothing up", async () => {
    expect(await within(unlimited, async (signal) => signal)).toBeUndefined();
  });

  it("aborted work: receives the signal and rejects with its reason", async () => {
    const controller = new AbortController();
    let notice: AbortSignal | undefined;
    const work = within({ ...unlimited, signal: controller.signal }, (signal) => {
      notice = signal;
      return new Promise(() => {});
    });
    expect(notice?.aborted).toBe(false);
    controller.abort("why");
    expect(notice?.aborted).toBe(true);
    await expect(work).rejects.toMatchObject({ code: "aborted", cause: "why" });
  });

  it("timeout: ends the work regardless of its state", async () => {
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

  it("finished work: leaves no timer", async () => {
    vi.useFakeTimers();
    try {
      await within({ ...unlimited, timeoutMs: 1_000 }, async () => "done");
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("clock", () => {
  it("delay beyond a timer's range: waits forever instead of not at all", () => {
    vi.useFakeTimers();
    try {
      systemClock.after(2 ** 31, () => {});
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
