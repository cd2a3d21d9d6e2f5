import { dayOf } from "../../parts/days.ts";

/** Begins and ends a month, as the reader counts days; `to` is the first moment after it. */
export interface MonthBounds {
  from: Date;
  to: Date;
}

/** The last twelve months by their names, `2026-11`, this one first. */
export function lastMonths(now: Date): Map<string, MonthBounds> {
  const first = (back: number) => new Date(now.getFullYear(), now.getMonth() - back, 1);
  const backs = Array.from({ length: 12 }, (_, back) => back);
  return new Map(
    backs.map((back) => [
      dayOf(first(back)).slice(0, 7),
      { from: first(back), to: first(back - 1) },
    ]),
  );
}
