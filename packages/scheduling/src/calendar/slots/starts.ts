import { fittingInto } from "../../core/intervals/admission.ts";
import { openDay } from "../../core/intervals/availability.ts";
import { addDays, dayOf, todayIn } from "../../core/intervals/days.ts";
import { type Interval, minutesOfDay, subtract } from "../../core/intervals/intervals.ts";
import { zoneOn } from "../../core/intervals/turns.ts";
import { zoneOf } from "../../core/zones.ts";
import type { CalendarDay } from "./days.ts";
import { minuteMs, momentBetween, offsetsOf, type SteadyTime } from "./offsets.ts";
import {
  type CalendarResource,
  lengthOf,
  type Moments,
  type SlotQuestion,
  type SlotTerms,
  type TakenMinutes,
} from "./question.ts";

export interface Start {
  at: number;
  date: string;
  /** The minute follows the buffer. */
  minute: number;
}

const nothingTaken: TakenMinutes = { booked: 0, timed: [] };

export function startsOf(
  resource: CalendarResource,
  { terms, range, now }: Pick<SlotQuestion, "terms" | "range" | "now">,
  days: readonly CalendarDay[],
): Start[] {
  const lastDate = lastDateOf(resource, terms, now);
  const fits = fittingInto(resource, (date) => ({
    day: openDay(resource.openings, dayOf(date)),
    taken: claimedOn(resource, date),
  }));
  return days.flatMap((day) => {
    if (day.date > lastDate) return [];
    const steady = offsetsOn(resource, day, range);
    return steady.length === 0 ? [] : startsOn(day, { resource, terms, range, steady, fits });
  });
}

function lastDateOf(resource: CalendarResource, { horizon }: SlotTerms, now: number): string {
  if (horizon === Infinity) return "9999-12-31";
  const at = new Date(now);
  const today = todayIn(zoneOf(resource.timezone), at);
  return addDays(todayIn(zoneOf(zoneOn(resource, today)), at), horizon);
}

function offsetsOn(
  resource: CalendarResource,
  { date, midnight }: CalendarDay,
  range: Moments,
): readonly SteadyTime[] {
  const end = midnight + minutesOfDay * minuteMs;
  const own = offsetsOf(zoneOn(resource, date), range).filter(
    ({ from, until, offset }) => from < end - offset && midnight - offset < until,
  );
  const isInside = own.some(
    ({ offset }) => range.from < end - offset && midnight - offset < range.until,
  );
  return isInside ? own : [];
}

interface DayAround {
  resource: CalendarResource;
  terms: SlotTerms;
  range: Moments;
  steady: readonly SteadyTime[];
  fits: ReturnType<typeof fittingInto>;
}

function startsOn(day: CalendarDay, { resource, terms, range, steady, fits }: DayAround): Start[] {
  const { date, midnight } = day;
  const opened = openDay(resource.openings, day);
  const { booked, timed } = resource.taken.get(date) ?? nothingTaken;
  const length = lengthOf(terms);
  if (opened.available - booked < length) return [];
  const starts: Start[] = [];
  for (const minute of gridOn(opened.open, subtract(opened.free, timed), terms)) {
    const startTime = minute - terms.bufferBefore;
    const start = midnight + startTime * minuteMs;
    const begins = momentBetween(steady, { start, end: start + length * minuteMs });
    if (begins === undefined) continue;
    const at = begins + terms.bufferBefore * minuteMs;
    if (at < range.from || at >= range.until) continue;
    if (fits(opened, { duration: length, startTime })) starts.push({ at, date, minute });
  }
  return starts;
}

function claimedOn({ taken }: CalendarResource, date: string) {
  const { booked, timed } = taken.get(date) ?? nothingTaken;
  return {
    booked,
    timed: timed.map(({ start, end }) => ({ startTime: start, duration: end - start })),
  };
}

export function bookedOn({ taken }: CalendarResource, date: string): number {
  return (taken.get(date) ?? nothingTaken).booked;
}

/** Both lists are sorted; `free` lies within `open`. */
function gridOn(open: readonly Interval[], free: readonly Interval[], terms: SlotTerms): number[] {
  const { bufferBefore, slotInterval } = terms;
  const length = lengthOf(terms);
  const minutes: number[] = [];
  let at = 0;
  for (const { start, end } of free) {
    while (open[at]!.end <= start) at += 1;
    const origin = open[at]!.start;
    const steps = Math.ceil((start + bufferBefore - origin) / slotInterval);
    const last = end - length + bufferBefore;
    for (let minute = origin + steps * slotInterval; minute <= last; minute += slotInterval) {
      minutes.push(minute);
    }
  }
  return minutes;
}
