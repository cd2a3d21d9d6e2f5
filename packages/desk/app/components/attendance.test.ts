import { describe, expect, it } from "vitest";
import { makeAppointment, makeBlock } from "../../test/sample-agenda.ts";
import { monday } from "../../test/sample-bookings.ts";
import { keepZone } from "../api/clock.ts";
import { attendanceAt, takesCheckIn } from "./attendance.ts";
import { momentAtWall } from "./days.ts";

const start = "2026-11-01T10:00:00.000Z";

describe("attendance", () => {
  it.each([
    ["confirmed", "2026-11-01T08:59:59.999Z", false, false],
    ["confirmed", "2026-11-01T09:00:00.000Z", true, false],
    ["confirmed", "2026-11-01T09:59:59.999Z", true, false],
    ["confirmed", "2026-11-01T10:00:00.000Z", true, true],
    ["no_show", "2026-12-01T10:00:00.000Z", true, true],
    ["attended", "2026-12-01T10:00:00.001Z", false, false],
    ["cancelled", "2026-11-02T10:00:00.000Z", false, false],
    ["requested", "2026-11-01T10:00:00.000Z", false, false],
  ] as const)("of a %s appointment at %s: open %s, no-show %s", (state, now, isOpen, possible) => {
    const attendance = attendanceAt({ state, starts_at: start }, new Date(now));
    expect(attendance).toEqual({ isOpen, isNoShowPossible: possible });
  });
});

describe("blocks", () => {
  it.each([
    [539, "booked", false],
    [540, "booked", true],
    [1400, "booked", true],
    [600, "attended", false],
    [600, "requested", false],
  ] as const)("check in at minute %i when %s: %s", (minutes, state, takes) => {
    const block = makeAppointment({ id: 1, start: 600, state });
    expect(takesCheckIn(block, momentAtWall({ date: monday, minutes })!)).toBe(takes);
  });

  it("check in an hour before the start, not before the same wall time", () => {
    const transitions = [
      { at: "2026-10-24T22:00:00.000Z", offset: 120 },
      { at: "2026-10-25T01:00:00.000Z", offset: 60 },
    ];
    keepZone({ iana: "Europe/Copenhagen", transitions });
    const block = makeAppointment({ id: 1, date: "2026-10-25", start: 210 });
    const takes = (at: string) => takesCheckIn(block, new Date(`2026-10-25T${at}:00Z`));
    expect([takes("00:30"), takes("01:30")]).toEqual([false, true]);
    keepZone(undefined);
  });

  it("of plain bookings take no check-in", () => {
    const now = momentAtWall({ date: monday, minutes: 600 })!;
    expect(takesCheckIn(makeBlock({ id: 1, start: 600 }), now)).toBe(false);
  });
});
