import { runs } from "@frontdesk/database/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dayOf, todayIn } from "../../core/intervals/local-time.ts";
import { showDays } from "./show.ts";
import {
  type CalendarResource,
  findSlots,
  lengthOf,
  momentsOf,
  type SlotQuestion,
} from "./slots.ts";

const anchors: [zone: string, date: string][] = [
  ["Europe/Dublin", "2026-10-25"],
  ["Europe/Dublin", "2027-03-28"],
  ["Australia/Lord_Howe", "2026-10-04"],
  ["Australia/Lord_Howe", "2027-04-04"],
  ["America/Havana", "2026-11-01"],
  ["America/Havana", "2027-03-14"],
  ["America/Sao_Paulo", "2018-02-18"],
  ["America/Sao_Paulo", "2018-11-04"],
  ["America/St_Johns", "2010-11-07"],
  ["Pacific/Apia", "2011-12-30"],
  ["Pacific/Kiritimati", "2026-12-31"],
];
const elsewhere = ["Asia/Kathmandu", "Pacific/Kiritimati", "Pacific/Midway", "Europe/Dublin"];

const [minuteMs, minutesOfDay] = [60_000, 1440];
const numberOf = (date: string): number => Date.parse(date) / minuteMs;
const dateOf = (wall: number): string => new Date(wall * minuteMs).toISOString().slice(0, 10);

interface Film {
  first: number;
  walls: number[];
  shownAt: Map<number, number>;
}

const films = new Map<string, Film>();

function filmOf(zone: string, anchor: string): Film {
  const key = `${zone} ${anchor}`;
  const response = films.get(key);
  if (response !== undefined) return response;
  const first = numberOf(addDays(anchor, -4));
  const walls = Array.from({ length: 9 * minutesOfDay }, (_, index) => {
    const at = Temporal.Instant.fromEpochMilliseconds((first + index) * minuteMs);
    return first + index + at.toZonedDateTimeISO(zone).offsetNanoseconds / 60e9;
  });
  const visibleAt = new Map<number, number>();
  for (const [index, wall] of walls.entries()) {
    if (!visibleAt.has(wall)) visibleAt.set(wall, first + index);
  }
  const film = { first, walls, shownAt: visibleAt };
  films.set(key, film);
  return film;
}

const wallAt = ({ first, walls }: Film, at: number): number => walls[at - first]!;

function marksOf({ openings, taken }: CalendarResource, date: string) {
  const open = Array.from({ length: minutesOfDay }, () => false);
  const { weekDay } = dayOf(date);
  for (const period of openings.weekly) {
    if (period.weekDay === weekDay) open.fill(true, period.startTime, period.endTime);
  }
  for (const { firstDay, lastDay, startTime, endTime } of openings.custom) {
    if (firstDay <= date && date <= lastDay) open.fill(true, startTime, endTime);
  }
  const isOff = (minute: number): boolean =>
    openings.timeOff.some(({ firstDay, startTime, lastDay, endTime }) => {
      const at = numberOf(date) + minute;
      return numberOf(firstDay) + startTime <= at && at < numberOf(lastDay) + endTime;
    });
  const left = open.map((isOpen, minute) => isOpen && !isOff(minute));
  const { booked, timed } = taken.get(date) ?? { booked: 0, timed: [] };
  const free = left.map(
    (isLeft, at) => isLeft && !timed.some(({ start, end }) => start <= at && at < end),
  );
  return { open, free, spare: left.filter(Boolean).length - booked };
}

interface Slow {
  question: SlotQuestion;
  anchor: string;
  marks: Map<string, ReturnType<typeof marksOf>>;
}

function isFree(id: number, at: number, { question, anchor, marks }: Slow): boolean {
  const { terms, now, resources } = question;
  const resource = resources.get(id)!;
  const film = filmOf(resource.timezone, anchor);
  const wall = wallAt(film, at);
  const date = dateOf(wall);
  const { open, free, spare } = marks.get(`${id} ${date}`) ?? marksOf(resource, date);
  marks.set(`${id} ${date}`, { open, free, spare });
  const minute = wall - numberOf(date);
  let origin = minute;
  while (open[origin - 1]) origin -= 1;
  if (!open[minute] || (minute - origin) % terms.slotInterval !== 0) return false;
  if (at * minuteMs < now + terms.minimumNotice * minuteMs || spare < lengthOf(terms)) return false;
  if (date > addDays(todayIn(resource.timezone, new Date(now)), terms.horizon)) return false;
  const first = at - terms.bufferBefore;
  return (
    film.shownAt.get(wall - terms.bufferBefore) === first &&
    Array.from({ length: lengthOf(terms) }, (_, index) => index - terms.bufferBefore).every(
      (index) => wallAt(film, at + index) === wall + index && free[minute + index] === true,
    )
  );
}

function showSlowly(question: SlotQuestion, { anchor, from, to, timezone }: Asking) {
  const film = filmOf(timezone, anchor);
  const slow = { question, anchor, marks: new Map() };
  const isSlot = (at: number): boolean =>
    question.parts.every(
      ({ resourceIds, count }) => resourceIds.filter((id) => isFree(id, at, slow)).length >= count,
    );
  const first = film.first + minutesOfDay;
  return Array.from({ length: 7 * minutesOfDay }, (_, index) => first + index)
    .filter((at) => dateOf(wallAt(film, at)) >= from && dateOf(wallAt(film, at)) <= to)
    .filter(isSlot)
    .map((at) => {
      const zoned = Temporal.Instant.fromEpochMilliseconds(at * minuteMs);
      return zoned.toZonedDateTimeISO(timezone).toString({ smallestUnit: "minute" }).slice(0, 22);
    });
}

interface Asking {
  anchor: string;
  from: string;
  to: string;
  timezone: string;
}

const minutes = (most: number) => fc.integer({ min: 0, max: most / 5 }).map((fives) => fives * 5);
const hours = fc
  .tuple(minutes(1435), minutes(1435))
  .map(([one, other]) => ({ startTime: Math.min(one, other), endTime: Math.max(one, other) + 5 }));
const allWeek = [0, 1, 2, 3, 4, 5, 6];

const resourceAround = (anchor: string, zone: string) => {
  const date = fc.integer({ min: -3, max: 3 }).map((days) => addDays(anchor, days));
  const weekly = fc.tuple(fc.constantFrom(...allWeek, 7), hours).map(([on, open]) =>
    (on === 7 ? allWeek : [on]).map((weekDay) => ({
      weekDay,
      ...open,
      validFrom: null,
      validUntil: null,
    })),
  );
  const span = fc.tuple(date, date, hours).map(([one, other, time]) => {
    const [firstDay, lastDay] = [one, other].sort() as [string, string];
    return { firstDay, lastDay, ...time };
  });
  const booking = fc
    .tuple(minutes(1380), fc.integer({ min: 1, max: 60 }))
    .map(([start, duration]) => ({ start, end: start + duration }));
  const untimed = fc.oneof(fc.constant(0), minutes(600));
  const day = fc.tuple(date, fc.array(booking, { maxLength: 4 }), untimed);
  return fc.record({
    timezone: fc.oneof({ weight: 3, arbitrary: fc.constant(zone) }, fc.constantFrom(...elsewhere)),
    former_zones: fc.constant([]),
    openings: fc.record({
      weekly: fc.array(weekly, { minLength: 2, maxLength: 4 }).map((lists) => lists.flat()),
      custom: fc.array(span, { maxLength: 2 }),
      timeOff: fc.array(span, { maxLength: 1 }),
    }),
    taken: fc.array(day, { maxLength: 4 }).map(
      (days) =>
        new Map(
          days.map(([on, some, untimed]) => {
            // Of overlapping intervals the first stays, as in the ledger.
            const timed = some.filter((one, index) =>
              some.slice(0, index).every(({ start, end }) => one.end <= start || end <= one.start),
            );
            const held = timed.reduce((sum, { start, end }) => sum + end - start, 0);
            return [on, { booked: held + untimed, timed }];
          }),
        ),
    ),
  });
};

const termsFrom = fc.record({
  duration: fc.integer({ min: 5, max: 90 }),
  bufferBefore: fc.constantFrom(0, 0, 10, 45),
  bufferAfter: fc.constantFrom(0, 0, 7, 30),
  slotInterval: fc.constantFrom(5, 15, 20, 30, 45, 60, 90),
  minimumNotice: fc.constantFrom(0, 0, 1, 120, 1440),
  horizon: fc.constantFrom(0, 1, 2, 3, 7, 7),
});

const questions = fc.constantFrom(...anchors).chain(([zone, anchor]) =>
  fc.record({
    anchor: fc.constant(anchor),
    timezone: fc.constantFrom(zone, ...elsewhere),
    question: fc
      .record({
        terms: termsFrom,
        parts: fc.constantFrom(
          [{ count: 1, resourceIds: [1] }],
          [{ count: 1, resourceIds: [1, 2] }],
          [{ count: 2, resourceIds: [3, 2, 1] }],
          [1, 2].map((id) => ({ count: 1, resourceIds: [id] })),
        ),
        resources: fc
          .array(resourceAround(anchor, zone), { minLength: 3, maxLength: 3 })
          .map((all) => new Map(all.map((resource, index) => [index + 1, resource]))),
        now: fc
          .integer({ min: -3 * 1440, max: 1440 })
          .map((minute) => (numberOf(anchor) + minute) * minuteMs + 1),
      })
      .map((question) => ({ ...question, range: { from: 0, until: 0 } })),
  }),
);

describe("slots", () => {
  it("match a check of every minute", () => {
    let match = 0;
    fc.assert(
      fc.property(questions, ({ anchor, timezone, question }) => {
        const dates = { from: addDays(anchor, -1), to: addDays(anchor, 1), timezone };
        const request = { ...question, range: momentsOf(dates) };
        const slots = findSlots(request);
        const visible = showDays(slots, dates).flatMap(({ date, slots: ofDay }) =>
          ofDay.map(({ time, offset }) => `${date}T${time}${offset}`),
        );
        expect(visible).toEqual(showSlowly(request, { anchor, ...dates }));
        match += visible.length;
      }),
      runs(200),
    );
    expect(match).toBeGreaterThan(200);
  });
});
