import { describe, expect, it } from "vitest";
import { makeAgenda, makeAppointment, makeBlock } from "../../../../test/sample-agenda.ts";
import {
  calendarDayOf,
  closedOf,
  closedToAll,
  freeIn,
  hoursOf,
  linesOf,
  without,
} from "./hours.ts";
import { piecesOf } from "./pieces.ts";

type Day = ReturnType<typeof makeAgenda>["days"][number];

const makeDay = (input: Partial<Day> = {}) => calendarDayOf({ ...makeAgenda().days[0]!, ...input });
const open = (from: number, to: number) => ({ open: [[from, to]] });

describe("calendar hours", () => {
  it("cover the earliest to the latest opening, in whole hours", () => {
    const days = [makeDay(open(570, 1020)), makeDay(open(660, 1110)), makeDay({ open: [] })];
    expect(hoursOf(days, [])).toEqual({ from: 540, to: 1140 });
  });

  it("extend to bookings outside opening hours, with a default for closed days", () => {
    const late = piecesOf([makeBlock({ id: 1, start: 1200, minutes: 30 })], "days");
    expect(hoursOf([makeDay()], late)).toEqual({ from: 540, to: 1260 });
    expect(hoursOf([], piecesOf([makeBlock({ id: 1 })], "days"))).toEqual({ from: 480, to: 1080 });
  });

  it("leave room to move a booking on a closed day", () => {
    const one = piecesOf([makeBlock({ id: 1, start: 600, minutes: 60 })], "days");
    expect(hoursOf([makeDay({ open: [] })], one)).toEqual({ from: 480, to: 1080 });
  });

  it("cover both sides of midnight", () => {
    const night = piecesOf([makeBlock({ id: 1, start: 1410 })], "days");
    expect(hoursOf([], night)).toEqual({ from: 0, to: 1440 });
  });

  it("have one line each", () => {
    expect(linesOf({ from: 540, to: 720 })).toEqual([540, 600, 660]);
  });
});

describe("calendar shading", () => {
  const hours = { from: 480, to: 1080 };

  it("marks closed time before, between and after openings", () => {
    const sides = [...open(540, 720).open, ...open(780, 1020).open];
    expect(closedOf(makeDay({ open: sides }), hours)).toEqual([
      { from: 480, to: 540 },
      { from: 720, to: 780 },
      { from: 1020, to: 1080 },
    ]);
    expect(closedOf({ open: [] }, hours)).toEqual([hours]);
    expect(closedOf(undefined, hours)).toEqual([]);
  });

  it("marks the whole day without an opening", () => {
    expect(closedToAll([makeDay(open(600, 700)), makeDay(open(650, 900))], hours)).toEqual([
      { from: 480, to: 600 },
      { from: 900, to: 1080 },
    ]);
  });

  it("subtracts taken ranges, from all to none", () => {
    expect(without(hours, [{ from: 0, to: 1440 }])).toEqual([]);
    expect(without(hours, [])).toEqual([hours]);
  });
});

describe("free time of a calendar", () => {
  const off = { id: 1, s: 720, e: 780, type: "Lunch", note: "" };
  const minutes = (days: readonly Partial<Day>[], blocks: Parameters<typeof piecesOf>[0]) =>
    freeIn([{ days: days.map(makeDay), pieces: piecesOf(blocks, "days") }]);

  it("leaves out time off, appointments with buffers, and waiting bookings only in part", () => {
    const block = makeAppointment({ id: 1, start: 600, before: 15, after: 15 });
    const waiting = makeBlock({ id: 2, start: 900, state: "waiting" });
    expect(minutes([{ time_off: [off] }], [block, waiting])).toEqual({ open: 420, free: 330 });
    expect(minutes([{}], [makeBlock({ id: 3 })])).toEqual({ open: 480, free: 420 });
    expect(minutes([{ open: [] }], [])).toEqual({ open: 0, free: 0 });
  });

  it("counts an appointment for each of its resources", () => {
    const block = makeAppointment({ id: 1, start: 600, resource_ids: [1, 2] });
    const days = [{}, { resource_id: 2 }, { resource_id: 3 }];
    expect(minutes(days, [block])).toEqual({ open: 1440, free: 1320 });
  });

  it("names time off by its note, then its type", () => {
    const names = (input: object) =>
      makeDay({ time_off: [{ ...off, ...input }] }).time_off[0]?.name;
    expect(names({ note: "Dentist" })).toBe("Dentist");
    expect(names({})).toBe("Lunch");
    expect(names({ type: null, note: null })).toBeUndefined();
  });
});
