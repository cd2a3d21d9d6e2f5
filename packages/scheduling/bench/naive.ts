// Naive free slots: checks each start of a date against every booking.

import {
  type CalendarResource,
  datesAround,
  type SlotQuestion,
} from "../src/calendar/slots/slots.ts";
import { openDay } from "../src/core/intervals/availability.ts";
import { daysBetween } from "../src/core/intervals/local-time.ts";

export function findNaively({ terms, range, resources }: SlotQuestion): number[] {
  const matches = new Set<number>();
  const { firstDay, lastDay } = datesAround(range);
  for (const resource of resources.values()) {
    for (const day of daysBetween(firstDay, lastDay)) {
      const at = (minute: number) => momentOn(resource, day.date, minute);
      const { open, free } = openDay(resource.openings, day);
      const own = [...(resource.taken.get(day.date)?.timed ?? [])];
      const taken = own.map(({ start, end }) => [at(start), at(end)] as const);
      const hours = free.map(({ start, end }) => [at(start), at(end)] as const);
      const isFree = (first: number): boolean => {
        const last = first + (terms.duration + terms.bufferAfter) * 60_000;
        return (
          hours.some(([from, until]) => from <= first && last <= until) &&
          taken.every(([from, until]) => last <= from || until <= first)
        );
      };
      for (const first of startsIn(open, terms.slotInterval).map(at)) {
        if (isFree(first) && first >= range.from && first < range.until) matches.add(first);
      }
    }
  }
  return [...matches].sort((one, other) => one - other);
}

function startsIn(open: readonly { start: number; end: number }[], interval: number): number[] {
  return open.flatMap(({ start, end }) =>
    Array.from(
      { length: Math.ceil((end - start) / interval) },
      (_, index) => start + index * interval,
    ),
  );
}

function momentOn({ timezone }: CalendarResource, date: string, minute: number): number {
  const wall = Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes: minute });
  return wall.toZonedDateTime(timezone).epochMilliseconds;
}
