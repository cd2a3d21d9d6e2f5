import { describe, expect, it } from "vitest";
import { zoneAmong } from "./zone.ts";

const now = new Date("2026-11-26T12:00:00Z");

describe("the zone of a place", () => {
  it("is told with its offsets, 400 days each way", () => {
    expect(zoneAmong(["Europe/Copenhagen"], now)).toEqual({
      iana: "Europe/Copenhagen",
      transitions: [
        { at: "2025-10-22T11:00:00.000Z", offset: 120 },
        { at: "2025-10-26T01:00:00.000Z", offset: 60 },
        { at: "2026-03-29T01:00:00.000Z", offset: 120 },
        { at: "2026-10-25T01:00:00.000Z", offset: 60 },
        { at: "2027-03-28T01:00:00.000Z", offset: 120 },
        { at: "2027-10-31T01:00:00.000Z", offset: 60 },
      ],
    });
  });

  it("is the first name that is one, and UTC where none is", () => {
    expect(zoneAmong([undefined, "Etc/Unknown", "Asia/Tokyo"], now).iana).toBe("Asia/Tokyo");
    expect(zoneAmong(["Etc/Unknown", "+02:00", "2026-01-01[Asia/Tokyo]"], now)).toEqual({
      iana: "UTC",
      transitions: [{ at: "2025-10-22T12:00:00.000Z", offset: 0 }],
    });
  });
});
