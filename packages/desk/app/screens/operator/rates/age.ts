import type { Rate } from "../../../api/operators.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Longer than a weekend or Easter. */
const oldDays = 5;

export function ageOf(
  rates: readonly Pick<Rate, "day">[],
  now: Date,
): { day: string; days: number; isOld: boolean } | undefined {
  const day = rates.map(({ day }) => day).reduce((one, other) => (one > other ? one : other), "");
  if (day === "") return undefined;
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(day)) / dayMs));
  return { day, days, isOld: days > oldDays };
}
