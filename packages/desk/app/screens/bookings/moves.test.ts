import { describe, expect, it } from "vitest";
import { makeAppointment, makeBlock } from "../../../test/sample-agenda.ts";
import { monday } from "../../../test/sample-bookings.ts";
import { dayAfter } from "../../components/days.ts";
import { piecesOf } from "./calendar/pieces.ts";
import { isThere, targetOf, withMove } from "./moves.ts";

const tuesday = dayAfter(monday, 1);
const block = makeAppointment({ id: 1, start: 600, resource_ids: [7, 9] });
const [first, second] = piecesOf([block], "resources") as [
  ReturnType<typeof piecesOf>[number],
  ReturnType<typeof piecesOf>[number],
];
const draftOf = ({ resource, date, start, minutes }: typeof first) => ({
  resource,
  date,
  start,
  minutes,
});

describe("target of a dragged block", () => {
  it("replaces the resource of its column only", () => {
    const to = { ...draftOf(first), resource: 8, start: 660 };
    expect(targetOf(first, to)).toMatchObject({ resource_ids: [8, 9], start: 660, end: 720 });
    expect(targetOf(second, { ...to, resource: 10 }).resource_ids).toEqual([7, 10]);
  });

  it("keeps its resources over the column of another one of them", () => {
    expect(targetOf(first, { ...draftOf(first), resource: 9 }).resource_ids).toEqual([7, 9]);
  });

  it("lasts its minutes by the clock, also when the clocks change", () => {
    const night = makeAppointment({ id: 2, start: 90, end: 210, duration: 60 });
    const [piece] = piecesOf([night], "resources");
    const longer = { ...draftOf(piece!), minutes: 135 };
    expect(targetOf(piece!, longer)).toMatchObject({ end: 225, duration: 75 });
  });

  it("is its place before a move", () => {
    expect(isThere(block, targetOf(first, draftOf(first)))).toBe(true);
    expect(isThere(block, targetOf(first, { ...draftOf(first), minutes: 75 }))).toBe(false);
  });
});

describe("block before the answer to its move", () => {
  it("stands at its target, and others stay", () => {
    const other = makeBlock({ id: 1, start: 600 });
    const target = targetOf(first, { ...draftOf(first), date: tuesday, resource: 8 });
    const after = { date: tuesday, resource_ids: [8, 9] };
    expect(withMove([block, other], { block, target })).toMatchObject([after, other]);
  });

  it("takes along all days of a booking, and waits no more", () => {
    const days = [monday, tuesday].map((date) =>
      makeBlock({ id: 4, date, start: 540, state: "waiting" }),
    );
    const [piece] = piecesOf([days[1]!], "resources");
    const target = targetOf(piece!, { ...draftOf(piece!), date: dayAfter(monday, 3) });
    expect(withMove(days, { block: days[1]!, target })).toMatchObject([
      { date: dayAfter(monday, 2), state: "booked" },
      { date: dayAfter(monday, 3), state: "booked" },
    ]);
  });
});
