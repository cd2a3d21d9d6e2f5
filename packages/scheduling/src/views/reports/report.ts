/*
 * A report adds up what was booked, what waited and what could have been booked in a range of days.
 * Nothing is cut off or evened out: availability is always what is booked and what is left.
 */
import { type Openings, openDay } from "../../core/intervals/availability.ts";
import { addDays, type Day } from "../../core/intervals/days.ts";

/** Minutes by kind; tentative ones are in neither of the others. */
export interface Minutes {
  booked: number;
  waiting_list: number;
  tentative: number;
}

export interface Tally extends Minutes {
  availability: number;
  unbooked: number;
  /** What part of the availability is booked, from 0 to 1. */
  utilization: number;
}

/** A run of days, the last included. */
export interface Period {
  from: string;
  until: string;
}

export const nothing: Minutes = { booked: 0, waiting_list: 0, tentative: 0 };

/** The minutes of all of them. */
export function sumOf(parts: readonly Minutes[]): Minutes {
  const sum = { ...nothing };
  for (const { booked, waiting_list, tentative } of parts) {
    sum.booked += booked;
    sum.waiting_list += waiting_list;
    sum.tentative += tentative;
  }
  return sum;
}

/** Minutes together with the time that they were taken from. */
export function tallyOf({ booked, waiting_list, tentative }: Minutes, availability: number): Tally {
  const unbooked = availability - booked;
  const utilization = partOf(booked, availability);
  return { booked, unbooked, availability, waiting_list, tentative, utilization };
}

/** A part of a whole, rounded half up to two decimals; of nothing it is 0. */
export function partOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((200 * part + whole) / (2 * whole)) / 100;
}

/** The most that one of them takes, with what waits for it. */
export function mostOf(parts: readonly Minutes[]): number {
  return parts.reduce((most, { booked, waiting_list }) => Math.max(most, booked + waiting_list), 0);
}

export interface ReportedCapacity {
  availability: number;
  /** The first days in a row with minutes that are not booked. */
  earliest: Period | undefined;
}

/**
 * What could be booked on days, and where there is something left first. Days on which nothing
 * can be booked do not end a run of free ones; a day that is booked up does.
 */
export function capacityOf(
  openings: Openings,
  days: readonly Day[],
  bookedOn: (date: string) => number,
): ReportedCapacity {
  const availableOn = ordinarily(openings);
  let availability = 0;
  let earliest: Period | undefined;
  let isOver = false;
  for (const day of days) {
    const available = availableOn(day);
    if (available === 0) continue;
    availability += available;
    if (isOver) continue;
    const isFree = available > bookedOn(day.date);
    if (isFree && earliest === undefined) earliest = { from: day.date, until: day.date };
    else if (isFree) earliest!.until = day.date;
    else isOver = earliest !== undefined;
  }
  return { availability, earliest };
}

/**
 * Minutes that can be booked on days that are asked for in order. Most days are like the same day
 * of the week before, so each kind is worked out once until the ordinary week changes.
 */
function ordinarily(openings: Openings): (day: Day) => number {
  const { weekly, custom, timeOff } = openings;
  const special = [...custom, ...timeOff];
  const turns = new Set(
    weekly.flatMap(({ validFrom, validUntil }) => [
      ...(validFrom === null ? [] : [validFrom]),
      ...(validUntil === null ? [] : [addDays(validUntil, 1)]),
    ]),
  );
  const known = new Map<number, number>();
  return (day) => {
    const { date, weekDay } = day;
    if (turns.has(date)) known.clear();
    if (special.some(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay)) {
      return openDay(openings, day).available;
    }
    const available = known.get(weekDay) ?? openDay(openings, day).available;
    known.set(weekDay, available);
    return available;
  };
}

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** `25 Aug 2014 - 31 Aug 2014`; empty when there is none. */
export function periodText(period: Period | undefined): string {
  return period === undefined ? "" : `${dateText(period.from)} - ${dateText(period.until)}`;
}

function dateText(date: string): string {
  const [year, month, day] = date.split("-");
  return `${day} ${months[Number(month) - 1]} ${year}`;
}
