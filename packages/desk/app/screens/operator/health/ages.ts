/** Older means a stopped worker. */
const lateSeconds = 15 * 60;

export function isLate(seconds: number): boolean {
  return seconds > lateSeconds;
}

const units: readonly [unit: "day" | "hour" | "minute" | "second", seconds: number][] = [
  ["day", 24 * 60 * 60],
  ["hour", 60 * 60],
  ["minute", 60],
  ["second", 1],
];

/** The largest unit that fits twice. */
export function sayLong(seconds: number, locale: string): string {
  const [unit, one] = units.find(([, one]) => seconds >= 2 * one) ?? ["second", 1];
  const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
  return format.format(Math.floor(seconds / one));
}
