import { dayOf, momentAtWall } from "../../parts/days.ts";

/** Begins and ends a month, by the clock of the place; `to` is the first moment after it. */
export interface MonthBounds {
  from: Date;
  to: Date;
}

/** The last twelve months by their names, `2026-11`, this one first. */
export function lastMonths(now: Date): Map<string, MonthBounds> {
  const [year = 0, month = 1] = dayOf(now).split("-").map(Number);
  const first = (back: number) => {
    const date = new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10);
    // Where clocks skip midnight, the day begins an hour later.
    return momentAtWall({ date, minutes: 0 }) ?? momentAtWall({ date, minutes: 60 })!;
  };
  const backs = Array.from({ length: 12 }, (_, back) => back);
  return new Map(
    backs.map((back) => [
      dayOf(first(back)).slice(0, 7),
      { from: first(back), to: first(back - 1) },
    ]),
  );
}
