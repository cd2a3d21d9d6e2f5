import type { Rate } from "../../../data/operators.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The ECB sets rates on working days: this long without new ones is no weekend, nor Easter. */
const oldDays = 5;

/** Of which day the newest rates are, and for how many days there are none. */
export function ageOf(
  rates: readonly Pick<Rate, "day">[],
  now: Date,
): { day: string; days: number; isOld: boolean } | undefined {
  const day = rates.map(({ day }) => day).reduce((one, other) => (one > other ? one : other), "");
  if (day === "") return undefined;
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(day)) / dayMs));
  return { day, days, isOld: days > oldDays };
}
