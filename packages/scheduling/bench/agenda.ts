/* Each operation has its own days, so no bookings collide. A running number determines resource
   and day. */
import type { Operation } from "./plan.ts";

export const minutes = 10;

const dayMinutes = 1440;

export const firstDay = "2027-01-04";

export const fullWeek = { start_date: "2035-01-01", end_date: "2035-01-07" };

export const fullDay = "2034-01-02";

const days = 300;

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

export function datesOf({ startDate, endDate }: Spot): string[] {
  const dates = [startDate];
  while (dates.at(-1)! < endDate) dates.push(later(dates.at(-1)!, 1));
  return dates;
}

function later(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Coprime to every number of places, so that all get visited once. */
const stride = 7919;

export function walk(operation: Operation, resources: readonly number[]): () => Spot {
  const locations = resources.length * days;
  let round = 0;
  return () => {
    const index = (round * stride) % locations;
    const cycle = Math.floor(round / locations);
    round += 1;
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
