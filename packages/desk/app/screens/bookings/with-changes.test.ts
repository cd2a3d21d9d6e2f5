import { describe, expect, it } from "vitest";
import { makeBooking, monday } from "../../../test/sample-bookings.ts";
import { piecesOf } from "./calendar/pieces.ts";
import { changesBack, changesTo, pendingTarget, withChanges } from "./with-changes.ts";

const dates = [monday, "2026-11-24", "2026-11-26"];
const booking = makeBooking({ id: 1, resource: 7, dates, start: 600, minutes: 60 });
const pieces = piecesOf([booking]);

describe("moving a piece", () => {
  it("changes only differing fields and shifts all days equally", () => {
    const stays = { resource: 7, date: "2026-11-24", start: 600, minutes: 60 };
    expect(changesTo(pieces[1]!, stays)).toEqual({});
    expect(changesTo(pieces[1]!, { ...stays, date: "2026-11-27", start: 615 })).toEqual({
      start_date: "2026-11-26",
      end_date: "2026-11-29",
      start_time: 615,
    });
    expect(changesTo(pieces[1]!, { ...stays, resource: 8, minutes: 75 })).toEqual({
      resource_id: 8,
      duration: 75,
    });
  });

  it("appears before the response, with every day", () => {
    const updated = withChanges(booking, {
      start_date: "2026-11-24",
      start_time: 540,
      duration: 30,
    });
    expect(updated).toMatchObject({ start_date: "2026-11-24", end_date: "2026-11-27" });
    expect(updated.durations.map(({ date }) => date)).toEqual([
      "2026-11-24",
      "2026-11-25",
      "2026-11-27",
    ]);
    expect(updated.durations[0]).toMatchObject({ start_time: 540, end_time: 570, duration: 30 });
  });

  it("keeps a target of an earlier refused move", () => {
    const drawn = withChanges(booking, { resource_id: 8, start_time: 540 });
    const later = { booking: drawn, changes: { start_time: 570 } };
    expect(pendingTarget(booking, later)).toEqual({ resource_id: 8, start_time: 570 });
    const first = { booking: withChanges(booking, {}), changes: {} };
    expect(pendingTarget(booking, first)).toEqual({});
  });

  it("reverts to the former fields", () => {
    const changes = { start_date: "2026-11-24", end_date: "2026-11-27", start_time: null };
    expect(changesBack(booking, changes)).toEqual({
      start_date: monday,
      end_date: "2026-11-26",
      start_time: 600,
    });
    const waiting = makeBooking({ id: 2, waiting: true });
    expect(changesBack(waiting, { duration: 30 })).toEqual({ duration: 60, allow_waiting: true });
  });
});
