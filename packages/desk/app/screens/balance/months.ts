import { dayOf, momentAtWall } from "../../components/days.ts";

/** Bounds in the workspace's zone; `to` is exclusive. */
export interface MonthBounds {
  from: Date;
  to: Date;
}

/** Keys are `2026-11`, newest first. */
export function lastMonths(now: Date): Map<string, MonthBounds> {
  const [year = 0, month = 1] = dayOf(now).split("-").map(Number);
  const first = (back: number) => {
    const date = new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10);
    // A clock change may skip midnight.
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
