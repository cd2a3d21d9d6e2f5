import type { Booking } from "@frontdesk/scheduling-client/types/bookings";
import { describe, expect, it } from "vitest";
import { makeBooking } from "../../../../test/sample-bookings.ts";
import { byLane, inOrder, laneKey, piecesOf, splitPieces, stacked } from "./pieces.ts";

const timed = (id: number, start: number, minutes: number): Booking =>
  makeBooking({ id, start, minutes });

describe("calendar pieces", () => {
  it("are one per day of a booking, grouped by resource and day or by day", () => {
    const dates = ["2026-11-23", "2026-11-24"];
    const pieces = piecesOf([makeBooking({ id: 3, resource: 7, dates, start: 600, minutes: 60 })]);
    expect(pieces.map(({ key, date, start, minutes }) => [key, date, start, minutes])).toEqual([
      ["3 2026-11-23", "2026-11-23", 600, 60],
      ["3 2026-11-24", "2026-11-24", 600, 60],
    ]);
    expect([...byLane(pieces, "resources").keys()]).toEqual(dates.map((date) => laneKey(7, date)));
    expect([...byLane(pieces, "days").keys()]).toEqual(dates.map((date) => laneKey(null, date)));
  });

  it("start with bookings without a time, then go by time", () => {
    const pieces = piecesOf([timed(1, 700, 60), timed(2, 600, 60), makeBooking({ id: 3 })]);
    expect(inOrder(pieces).map(({ booking }) => booking.id)).toEqual([3, 2, 1]);
    const { bars, blocks } = splitPieces(pieces);
    expect([bars.length, blocks.length]).toEqual([1, 2]);
  });

  it("take separate levels if they overlap and share one otherwise", () => {
    const placed = stacked(
      piecesOf([timed(1, 540, 60), timed(2, 570, 60), timed(3, 600, 60), timed(4, 660, 30)]),
    );
    expect(placed.map(({ piece, level, levels }) => [piece.booking.id, level, levels])).toEqual([
      [1, 0, 2],
      [2, 1, 2],
      [3, 0, 2],
      [4, 0, 1],
    ]);
  });
});
