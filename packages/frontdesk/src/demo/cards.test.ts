import { describe, expect, it } from "vitest";
import { dayMs } from "./clock.ts";
import { cardOf } from "./sales.ts";

describe("demo card", () => {
  it("remains valid for all charges of the demo, on any start day", () => {
    const begun = Date.UTC(2026, 0, 1, 10);
    for (let day = 0; day < 366; day += 1) {
      const at = begun + day * dayMs;
      const last = new Date(at + 120 * dayMs);
      const until = last.getUTCFullYear() * 12 + last.getUTCMonth() + 1;
      for (let guest = 0; guest < 25; guest += 1) {
        const { month, year } = cardOf(guest, at).expiry;
        expect([day, guest, year * 12 + month >= until]).toEqual([day, guest, true]);
      }
    }
  });
});
