import { runs } from "@frontdesk/database/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { admissionTo, openDay, refusalOf } from "../../core/intervals/availability.ts";
import { addDays, dayOf, isInGap, zoneOn } from "../../core/intervals/local-time.ts";
import {
  type CalendarResource,
  findSlots,
  lengthOf,
  type SlotQuestion,
  type SlotTerms,
  takersOf,
} from "./slots.ts";

const change = "2027-03-29";
const zones = [
  "Europe/Dublin",
  "Asia/Kathmandu",
  "Pacific/Kiritimati",
  "Pacific/Midway",
  "America/Havana",
  "Australia/Lord_Howe",
];

interface CalendarCase {
  resource: CalendarResource;
  date: string;
  minute: number;
  terms: SlotTerms;
}

const heldOn = ({ taken }: CalendarResource, date: string) => {
  const { booked, timed } = taken.get(date) ?? { booked: 0, timed: [] };
  const claims = timed.map(({ start, end }, index) => ({
    bookingId: index,
    startTime: start,
    duration: end - start,
  }));
  return { booked, timed: claims };
};

function isBookable({ resource, date, minute, terms }: CalendarCase): boolean {
  const occupancy = { startTime: minute - terms.bufferBefore, duration: lengthOf(terms) };
  const day = openDay(resource.openings, dayOf(date));
  const admits = admissionTo(resource, (near) => ({
    day: openDay(resource.openings, dayOf(near)),
    taken: heldOn(resource, near),
  }));
  const zone = zoneOn(resource, date);
  if (occupancy.startTime < 0 || isInGap(zone, { date, minute: occupancy.startTime })) return false;
  const refusal = refusalOf(occupancy, day, heldOn(resource, date));
  return refusal === undefined && admits(day, occupancy);
}

function beginningOf({ resource, date, minute, terms }: CalendarCase): number | undefined {
  const first = { minutes: minute - terms.bufferBefore };
  const wall = Temporal.PlainDate.from(date).toPlainDateTime().add(first);
  const begins = wall.toZonedDateTime(zoneOn(resource, date));
  const length = { minutes: lengthOf(terms) };
  const before = { minutes: lengthOf(terms) - 1 };
  // Clocks may change exactly at the end.
  const isSteady = begins.add(before).toPlainDateTime().equals(wall.add(before));
  const lasts = begins.add(length).since(begins).total("minutes") === lengthOf(terms);
  return isSteady && lasts ? begins.epochMilliseconds : undefined;
}

/** Undefined for a start that clocks skip. */
function compare(request: CalendarCase): "slots" | "refused" | undefined {
  const { resource, date, terms } = request;
  const begins = beginningOf(request);
  if (begins === undefined) return undefined;
  const at = begins + terms.bufferBefore * 60_000;
  const question: SlotQuestion = {
    terms,
    range: { from: at, until: at + 1 },
    parts: [{ count: 1, resourceIds: [1] }],
    resources: new Map([[1, resource]]),
    now: Date.parse("2027-03-20"),
  };
  const [takers = []] = takersOf(question, at) ?? [];
  const isOffered = takers.some((taker) => taker.date === date);
  const isElsewhere = takers.some((taker) => taker.date !== date);
  const isTaken = isBookable(request);
  // The windows of two dates may contain the same moment. Only the first date offers it.
  if (!isElsewhere) expect(isOffered).toBe(isTaken);
  expect(findSlots(question).length).toBe(takers.length);
  return isTaken ? "slots" : "refused";
}

const minute = fc.integer({ min: 0, max: 1439 });
const dates = [-4, -3, -2, -1, 0, 1, 2, 3].map((days) => addDays(change, days));
const length = fc.integer({ min: 1, max: 600 });
const day = fc.record({
  timed: fc.array(fc.tuple(minute, length), { maxLength: 2 }),
  untimed: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 900 })),
});

const resources = fc
  .record({
    names: fc.tuple(fc.constantFrom(...zones), fc.constantFrom(...zones)),
    opens: fc.constantFrom(0, 0, 300, 540),
    closes: fc.constantFrom(1440, 1440, 1200, 720),
    days: fc.array(day, { minLength: dates.length, maxLength: dates.length }),
  })
  .map(({ names: [timezone, former], opens, closes, days }): CalendarResource => {
    const week = { startTime: opens, endTime: closes, validFrom: null, validUntil: null };
    return {
      timezone,
      former_zones: [{ until: change, timezone: former }],
      openings: {
        weekly: [0, 1, 2, 3, 4, 5, 6].map((weekDay) => ({ ...week, weekDay })),
        custom: [],
        timeOff: [],
      },
      taken: new Map(days.map((one, index) => [dates[index]!, takenOf(one)])),
    };
  });

function takenOf({ timed, untimed }: { timed: [number, number][]; untimed: number }) {
  const inside = timed.map(([start, most]) => ({ start, end: Math.min(1440, start + most) }));
  const separately = inside.filter(
    ({ start, end }, index) => index === 0 || end <= inside[0]!.start || inside[0]!.end <= start,
  );
  const held = separately.reduce((sum, { start, end }) => sum + end - start, 0);
  return { booked: held + untimed, timed: separately };
}

const terms = fc.record({
  duration: fc.integer({ min: 5, max: 120 }),
  bufferBefore: fc.constantFrom(0, 10),
  bufferAfter: fc.constantFrom(0, 5),
  slotInterval: fc.constant(1),
  minimumNotice: fc.constant(0),
  horizon: fc.constant(30),
});

describe("slots near a change of the resource's zone", () => {
  it("offers a start exactly if a booking of its minutes is allowed", () => {
    const seen = { slots: 0, refused: 0 };
    const start = fc.record({ date: fc.constantFrom(...dates.slice(1, -1)), minute, terms });
    fc.assert(
      fc.property(
        resources,
        fc.array(start, { minLength: 8, maxLength: 8 }),
        (resource, starts) => {
          for (const each of starts) {
            const result = compare({ ...each, resource });
            if (result !== undefined) seen[result] += 1;
          }
        },
      ),
      runs(400),
    );
    expect(Math.min(seen.slots, seen.refused)).toBeGreaterThan(50);
  });
});
