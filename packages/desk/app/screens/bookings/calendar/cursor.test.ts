import { describe, expect, it } from "vitest";
import { makeBlock } from "../../../../test/sample-agenda.ts";
import { monday } from "../../../../test/sample-bookings.ts";
import { dayAfter } from "../../../components/days.ts";
import {
  across,
  along,
  carried,
  cursorOf,
  type Field,
  lineStops,
  resized,
  stopAt,
} from "./cursor.ts";
import { byLane, laneKey, piecesOf } from "./pieces.ts";

const tuesday = dayAfter(monday, 1);
const bookings = [
  makeBlock({ id: 1, start: 600, minutes: 90 }),
  makeBlock({ id: 2, resource_ids: [2] }),
  makeBlock({ id: 3, resource_ids: [2], date: tuesday, start: 555, minutes: 30 }),
];

const lane = (resource: number | null, date: string) => ({
  key: laneKey(resource, date),
  date,
  resource,
});

function boardOf(by: "resources" | "days", hours?: { from: number; to: number }): Field {
  const lanes = byLane(piecesOf(bookings, by), by);
  const dates = [monday, tuesday];
  const lines =
    by === "resources"
      ? [1, 2].map((id) => ({ key: `${id}`, lanes: dates.map((date) => lane(id, date)) }))
      : dates.map((date) => ({ key: date, lanes: [lane(null, date)] }));
  return { lines, hours, snap: 15, piecesOf: ({ key }) => lanes.get(key) ?? [] };
}

const morning = { from: 540, to: 780 };
const report = (board: Field, line: number) =>
  lineStops(board, line).map(({ start, piece }) => piece?.block.id ?? `${start}`);

describe("calendar cursor: stops", () => {
  it("are the bookings and each empty hour", () => {
    const board = boardOf("resources", morning);
    expect(report(board, 0)).toEqual(["540", 1, "720", "540", "600", "660", "720"]);
    expect(report(board, 1)).toEqual([2, "540", "600", "660", "720", 3, "600", "660", "720"]);
  });

  it("are the bookings of a day without hours, or the day itself", () => {
    expect(report(boardOf("days"), 0)).toEqual([2, 1]);
    expect(report(boardOf("resources"), 0)).toEqual([1, "null"]);
  });
});

describe("calendar cursor: arrow keys", () => {
  const board = boardOf("resources", morning);

  it("move along the line and stop at its end", () => {
    expect(along(board, { line: 0, stop: 0 }, 1)).toEqual({ line: 0, stop: 1 });
    expect(along(board, { line: 0, stop: 0 }, -1)).toEqual({ line: 0, stop: 0 });
    expect(along(board, { line: 0, stop: 6 }, 1)).toEqual({ line: 0, stop: 6 });
  });

  it("move across to the nearest time of the same day", () => {
    const there = across(board, { line: 0, stop: 1 }, 1);
    expect(stopAt(board, there)).toMatchObject({ start: 600, lane: lane(2, monday) });
    const back = across(board, cursorOf(board, ({ piece }) => piece?.block.id === 3)!, -1);
    expect(stopAt(board, back)).toMatchObject({ start: 540, lane: lane(1, tuesday) });
    expect(across(board, { line: 1, stop: 0 }, 1)).toEqual({ line: 1, stop: 0 });
  });
});

describe("calendar cursor: a booking under keyboard control", () => {
  const draft = { resource: 1, date: monday, start: 600, minutes: 90 };

  it("moves along by quarter hours, across midnight too", () => {
    const board = boardOf("resources", morning);
    expect(carried(board, draft, "along")).toEqual({ ...draft, start: 615 });
    const late = { ...draft, start: 690 };
    expect(carried(board, late, "along")).toEqual({ ...draft, date: tuesday, start: 540 });
    const early = { ...draft, start: 540 };
    expect(carried(board, early, "back")).toEqual({ ...draft, date: "2026-11-22", start: 690 });
  });

  it("moves across to other resources or days", () => {
    const board = boardOf("resources", morning);
    expect(carried(board, draft, "down")).toEqual({ ...draft, resource: 2 });
    expect(carried(board, draft, "up")).toEqual(draft);
    expect(carried(boardOf("days", morning), draft, "down")).toEqual({ ...draft, date: tuesday });
  });

  it("moves by days and weeks without hours, and by days without a start time", () => {
    const month = boardOf("days");
    expect(carried(month, draft, "along")).toMatchObject({ date: tuesday, start: 600 });
    expect(carried(month, draft, "down")).toMatchObject({ date: "2026-11-30", start: 600 });
    const bar = { ...draft, start: null };
    expect(carried(boardOf("resources", morning), bar, "along")).toMatchObject({ date: tuesday });
  });

  it("changes its length by steps within its day", () => {
    expect(resized({ snap: 15 }, draft, 1).minutes).toBe(105);
    expect(resized({ snap: 15 }, { ...draft, minutes: 15 }, -1).minutes).toBe(15);
    expect(resized({ snap: 5 }, draft, 1).minutes).toBe(95);
    expect(resized({ snap: 15 }, { ...draft, start: 1380, minutes: 60 }, 1).minutes).toBe(60);
  });
});
