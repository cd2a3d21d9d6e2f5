import { dayAfter, momentOf } from "./days.ts";

// A Sunday.
const first = "2026-11-22";

/** From Sunday. */
export function dayNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, day) => format.format(momentOf(dayAfter(first, day))));
}
