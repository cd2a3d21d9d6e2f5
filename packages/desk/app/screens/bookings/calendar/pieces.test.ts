import { describe, expect, it } from "vitest";
import { makeAppointment, makeBlock } from "../../../../test/sample-agenda.ts";
import { monday } from "../../../../test/sample-bookings.ts";
import { dayAfter } from "../../../components/days.ts";
import { byLane, inOrder, isRest, laneKey, piecesOf, splitPieces, stacked } from "./pieces.ts";

const tuesday = dayAfter(monday, 1);
const timed = (id: number, start: number, minutes = 60) => makeBlock({ id, start, minutes });

describe("calendar pieces", () => {
  it("are one per resource, and one in a calendar of all", () => {
    const block = makeAppointment({ id: 3, start: 600, resource_ids: [7, 8] });
    const pieces = piecesOf([block], "resources");
    expect(pieces.map(({ resource, start, minutes }) => [resource, start, minutes])).toEqual([
      [7, 600, 60],
      [8, 600, 60],
    ]);
    const lanes = byLane(pieces, "resources");
    expect([...lanes.keys()]).toEqual([laneKey(7, monday), laneKey(8, monday)]);
    const all = byLane(piecesOf([block], "days"), "days");
    expect([...all].map(([key, { length }]) => [key, length])).toEqual([
      [laneKey(null, monday), 1],
    ]);
  });

  it("continue on the next day after midnight, and end at midnight", () => {
    const dates = (end: number) =>
      piecesOf([makeAppointment({ id: 3, start: 1380, end })], "resources").map((piece) => [
        piece.date,
        piece.start,
        piece.minutes,
        isRest(piece),
      ]);
    expect(dates(1440)).toEqual([[monday, 1380, 60, false]]);
    expect(dates(1470)).toEqual([
      [monday, 1380, 90, false],
      [tuesday, -60, 90, true],
    ]);
  });

  it("last as long as the clocks say, also when they change", () => {
    const block = makeAppointment({ id: 3, start: 90, end: 210, duration: 60 });
    expect(piecesOf([block], "days")).toMatchObject([{ start: 90, minutes: 120 }]);
  });

  it("start with bookings without a time, then go by time", () => {
    const pieces = piecesOf([timed(1, 700), timed(2, 600), makeBlock({ id: 3 })], "resources");
    expect(inOrder(pieces).map(({ block }) => block.id)).toEqual([3, 2, 1]);
    const { bars, blocks } = splitPieces(pieces);
    expect([bars.length, blocks.length]).toEqual([1, 2]);
  });

  it("take separate levels if they overlap and share one otherwise", () => {
    const blocks = [timed(1, 540), timed(2, 570), timed(3, 600), timed(4, 660, 30)];
    const placed = stacked(piecesOf(blocks, "resources"));
    expect(placed.map(({ piece, level, levels }) => [piece.block.id, level, levels])).toEqual([
      [1, 0, 2],
      [2, 1, 2],
      [3, 0, 2],
      [4, 0, 1],
    ]);
  });
});
