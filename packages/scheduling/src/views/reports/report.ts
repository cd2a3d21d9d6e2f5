/* Availability always equals booked plus unbooked, without clipping. */
import { type OpenTimes, openDay } from "../../core/intervals/availability.ts";
import { addDays, type Day } from "../../core/intervals/local-time.ts";

/** Tentative minutes are in neither of the other two numbers. */
export interface Minutes {
  booked: number;
  waiting_list: number;
  tentative: number;
}

export interface Tally extends Minutes {
  availability: number;
  unbooked: number;
  utilization: number;
}

/** The range includes both days. */
export interface Period {
  from: string;
  until: string;
}

export const nothing: Minutes = { booked: 0, waiting_list: 0, tentative: 0 };

export function sumOf(parts: readonly Minutes[]): Minutes {
  const sum = { ...nothing };
  for (const { booked, waiting_list, tentative } of parts) {
    sum.booked += booked;
    sum.waiting_list += waiting_list;
    sum.tentative += tentative;
  }
  return sum;
}

export function tallyOf({ booked, waiting_list, tentative }: Minutes, availability: number): Tally {
  const unbooked = availability - booked;
  const utilization = partOf(booked, availability);
  return { booked, unbooked, availability, waiting_list, tentative, utilization };
}

/** Rounded half up to two decimals; 0 of nothing. */
export function partOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((200 * part + whole) / (2 * whole)) / 100;
}

export function mostOf(parts: readonly Minutes[]): number {
  return parts.reduce((most, { booked, waiting_list }) => Math.max(most, booked + waiting_list), 0);
}

export interface ReportedCapacity {
  availability: number;
  earliest: Period | undefined;
}

/** Closed days do not end a free period; a fully booked day does. */
export function capacityOf(
  openTimes: OpenTimes,
  days: readonly Day[],
  bookedOn: (date: string) => number,
): ReportedCapacity {
  const availableOn = ordinarily(openTimes);
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

/** Days must come in order. */
function ordinarily(openTimes: OpenTimes): (day: Day) => number {
  const { weekly, custom, timeOff } = openTimes;
  const special = [...custom, ...timeOff];
  const turns = new Set(
    weekly.flatMap(({ validFrom, validUntil }) => [
      ...(validFrom === null ? [] : [validFrom]),
      ...(validUntil === null ? [] : [addDays(validUntil, 1)]),
    ]),
  );
  const existing = new Map<number, number>();
  return (day) => {
    const { date, weekDay } = day;
    if (turns.has(date)) existing.clear();
    if (special.some(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay)) {
      return openDay(openTimes, day).available;
    }
    const available = existing.get(weekDay) ?? openDay(openTimes, day).available;
    existing.set(weekDay, available);
    return available;
  };
}

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

export function periodText(period: Period | undefined): string {
  return period === undefined ? "" : `${dateText(period.from)} - ${dateText(period.until)}`;
}

function dateText(date: string): string {
  const [year, month, day] = date.split("-");
  return `${day} ${months[Number(month) - 1]} ${year}`;
}
