import { describe, expect, it } from "vitest";
import { zoneAmong } from "./routes.ts";

const now = new Date("2026-11-26T12:00:00Z");

describe("workspace zone", () => {
  it("includes its offsets from ten years ago to three years ahead", () => {
    const { iana, transitions } = zoneAmong(["Europe/Copenhagen"], now);
    expect(iana).toBe("Europe/Copenhagen");
    // Two clock changes in each of thirteen years.
    expect(transitions).toHaveLength(27);
    expect(transitions.slice(0, 3)).toEqual([
      { at: "2016-11-26T12:00:00.000Z", offset: 60 },
      { at: "2017-03-26T01:00:00.000Z", offset: 120 },
      { at: "2017-10-29T01:00:00.000Z", offset: 60 },
    ]);
    expect(transitions.at(-1)).toEqual({ at: "2029-10-28T01:00:00.000Z", offset: 60 });
  });

  it("is the first valid name, else UTC", () => {
    expect(zoneAmong([undefined, "Etc/Unknown", "Asia/Tokyo"], now).iana).toBe("Asia/Tokyo");
    expect(zoneAmong(["Etc/Unknown", "+02:00", "2026-01-01[Asia/Tokyo]"], now)).toEqual({
      iana: "UTC",
      transitions: [{ at: "2016-11-26T12:00:00.000Z", offset: 0 }],
    });
  });
});
