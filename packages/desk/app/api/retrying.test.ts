import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isLater, waitingNow, whenBelowLimit } from "./retrying.ts";

const refusal = (notice: object) => Object.assign(new Error("refused"), notice);

describe("automatic retry", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("applies only if the action did not run: 429, or an unreachable service", () => {
    const messages = [{ status: 429 }, { status: 503, code: "service_away" }];
    expect(messages.map((one) => isLater(refusal(one)))).toEqual([true, true]);
    const done = [{}, { status: 503 }, { status: 502, code: "outcome_unknown" }, { status: 409 }];
    expect(done.map((one) => isLater(refusal(one)))).toEqual([false, false, false, false]);
  });

  it("succeeds once there is capacity", async () => {
    let tries = 0;
    const done = whenBelowLimit(async () => {
      tries += 1;
      if (tries < 3) throw refusal({ status: 429 });
      return "saved";
    });
    await vi.runAllTimersAsync();
    expect(await done).toBe("saved");
    expect(tries).toBe(3);
  });

  it("gives up after three retries with the error", async () => {
    let tries = 0;
    const done = whenBelowLimit(async () => {
      tries += 1;
      throw refusal({ status: 429 });
    }).catch((error: Error) => error.message);
    await vi.runAllTimersAsync();
    expect([await done, tries]).toEqual(["refused", 4]);
  });

  it("waits as long as the response asks", async () => {
    const act = vi.fn(async () => "saved");
    act.mockRejectedValueOnce(refusal({ status: 429, retryAfterMs: 25_000 }));
    const done = whenBelowLimit(act);
    await vi.advanceTimersByTimeAsync(24_000);
    expect(act).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([await done, act.mock.calls.length]).toEqual(["saved", 2]);
  });

  it("gives up at once on a pause over a minute", async () => {
    const act = vi.fn(async () => "saved");
    act.mockRejectedValueOnce(refusal({ status: 429, retryAfterMs: 3_600_000 }));
    await expect(whenBelowLimit(act)).rejects.toThrow("refused");
    expect([act.mock.calls.length, waitingNow()]).toEqual([1, undefined]);
  });

  it("shares one bar for several actions, and one stop", async () => {
    const failing = (ms: number) => async () => {
      throw refusal({ status: 429, retryAfterMs: ms });
    };
    const both = Promise.allSettled([
      whenBelowLimit(failing(20_000)),
      whenBelowLimit(failing(30_000)),
    ]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(waitingNow()?.count).toBe(2);
    expect(waitingNow()!.at - performance.now()).toBe(15_000);
    waitingNow()?.stop();
    expect((await both).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(waitingNow()).toBeUndefined();
  });

  it("continues without the bar after another action succeeds", async () => {
    const once = (ms: number) => {
      const act = vi.fn(async () => "saved");
      act.mockRejectedValueOnce(refusal({ status: 429, retryAfterMs: ms }));
      return whenBelowLimit(act);
    };
    const both = [once(5_000), once(30_000)];
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await both[0]).toBe("saved");
    expect(waitingNow()?.count).toBe(1);
    waitingNow()?.now();
    expect([await both[1], waitingNow()]).toEqual(["saved", undefined]);
  });

  it("excludes an action with a lost response", async () => {
    let tries = 0;
    const act = async () => {
      tries += 1;
      throw new Error("no answer");
    };
    await expect(whenBelowLimit(act)).rejects.toThrow("no answer");
    expect(tries).toBe(1);
  });
});
