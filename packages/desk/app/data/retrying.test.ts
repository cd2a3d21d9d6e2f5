import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isLater, waitingNow, whenThereIsRoom } from "./retrying.ts";

const refusal = (told: object) => Object.assign(new Error("refused"), told);

describe("an action that is repeated", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("was certainly not done: 429, or a service that is away", () => {
    const told = [{ status: 429 }, { status: 503, code: "service_away" }];
    expect(told.map((one) => isLater(refusal(one)))).toEqual([true, true]);
    const done = [{}, { status: 503 }, { status: 502, code: "outcome_unknown" }, { status: 409 }];
    expect(done.map((one) => isLater(refusal(one)))).toEqual([false, false, false, false]);
  });

  it("is tried again by itself, and succeeds once there is room", async () => {
    let tries = 0;
    const done = whenThereIsRoom(async () => {
      tries += 1;
      if (tries < 3) throw refusal({ status: 429 });
      return "saved";
    });
    await vi.runAllTimersAsync();
    expect(await done).toBe("saved");
    expect(tries).toBe(3);
  });

  it("ends after three more times, with the refusal", async () => {
    let tries = 0;
    const done = whenThereIsRoom(async () => {
      tries += 1;
      throw refusal({ status: 429 });
    }).catch((error: Error) => error.message);
    await vi.runAllTimersAsync();
    expect([await done, tries]).toEqual(["refused", 4]);
  });

  it("waits as long as its answer asks", async () => {
    const act = vi.fn(async () => "saved");
    act.mockRejectedValueOnce(refusal({ status: 429, retryAfterMs: 25_000 }));
    const done = whenThereIsRoom(act);
    await vi.advanceTimersByTimeAsync(24_000);
    expect(act).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([await done, act.mock.calls.length]).toEqual(["saved", 2]);
  });

  it("is refused at once where its answer asks for more than a minute", async () => {
    const act = vi.fn(async () => "saved");
    act.mockRejectedValueOnce(refusal({ status: 429, retryAfterMs: 3_600_000 }));
    await expect(whenThereIsRoom(act)).rejects.toThrow("refused");
    expect([act.mock.calls.length, waitingNow()]).toEqual([1, undefined]);
  });

  it("shares its bar with another, and is stopped with it", async () => {
    const failing = (ms: number) => async () => {
      throw refusal({ status: 429, retryAfterMs: ms });
    };
    const both = Promise.allSettled([
      whenThereIsRoom(failing(20_000)),
      whenThereIsRoom(failing(30_000)),
    ]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(waitingNow()?.count).toBe(2);
    expect(waitingNow()!.at - performance.now()).toBe(15_000);
    waitingNow()?.stop();
    expect((await both).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(waitingNow()).toBeUndefined();
  });

  it("goes on without its bar once the other one succeeded", async () => {
    const once = (ms: number) => {
      const act = vi.fn(async () => "saved");
      act.mockRejectedValueOnce(refusal({ status: 429, retryAfterMs: ms }));
      return whenThereIsRoom(act);
    };
    const both = [once(5_000), once(30_000)];
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await both[0]).toBe("saved");
    expect(waitingNow()?.count).toBe(1);
    waitingNow()?.now();
    expect([await both[1], waitingNow()]).toEqual(["saved", undefined]);
  });

  it("is not one whose answer was lost", async () => {
    let tries = 0;
    const act = async () => {
      tries += 1;
      throw new Error("no answer");
    };
    await expect(whenThereIsRoom(act)).rejects.toThrow("no answer");
    expect(tries).toBe(1);
  });
});
