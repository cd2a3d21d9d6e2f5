/*
 * Where the bench books: resources that are open around the clock, and for each operation days of
 * its own, so that none meets the bookings of another. The place of a running number follows from
 * it, all over the resources and days.
 */
import type { Operation } from "./plan.ts";

/** Minutes of a booking, few enough that a day takes many. */
export const minutes = 10;

const dayMinutes = 1440;

/** When everything begins; bookings that are there already stand in the year from then on. */
export const firstDay = "2027-01-04";

/** A week with a thousand bookings. */
export const fullWeek = { start_date: "2035-01-01", end_date: "2035-01-07" };

/** A day on which resources are booked out. */
export const fullDay = "2034-01-02";

const days = 300;

/** Days after the first on which an operation begins to book. */
const begins: Partial<Record<Operation, number>> = {
  create: 0,
  "create-timed": 400,
  "create-5-days": 800,
};

export interface Spot {
  resourceId: number;
  startDate: string;
  endDate: string;
  startTime: number | null;
}

/** The days of a spot. */
export function datesOf({ startDate, endDate }: Spot): string[] {
  const dates = [startDate];
  while (dates.at(-1)! < endDate) dates.push(later(dates.at(-1)!, 1));
  return dates;
}

function later(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Coprime to the number of places of any stock: all are visited once. */
const stride = 7919;

/** New spots of an operation, at every call another. */
export function walk(operation: Operation, resources: readonly number[]): () => Spot {
  const places = resources.length * days;
  let turn = 0;
  return () => {
    const index = (turn * stride) % places;
    const cycle = Math.floor(turn / places);
    turn += 1;
    const resourceId = resources[index % resources.length]!;
    if (operation === "clash") {
      return { resourceId, startDate: fullDay, endDate: fullDay, startTime: null };
    }
    const day = (begins[operation] ?? 0) + Math.floor(index / resources.length);
    const startDate = later(firstDay, day);
    const isTimed = operation === "create-timed";
    return {
      resourceId,
      startDate,
      endDate: operation === "create-5-days" ? later(startDate, 4) : startDate,
      startTime: isTimed ? (cycle * minutes) % dayMinutes : null,
    };
  };
}
