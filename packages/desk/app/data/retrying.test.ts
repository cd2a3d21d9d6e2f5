import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isLater, whenThereIsRoom } from "./retrying.ts";

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
