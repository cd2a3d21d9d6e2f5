// Wall clocks have no zone, so `Intl` gets UTC.
import { useMemo } from "react";
import { writePercent } from "../../components/amounts.ts";
import { clockText, instantWriter, rangeText } from "../../components/day-labels.ts";
import { momentOf } from "../../components/days.ts";
import type { Words } from "../../locales/bind.ts";
import { useLocale, useWords } from "../../locales/words.ts";

export interface BookingLabels {
  /** `Tue 3 March` */
  day(date: string): string;
  /** `3` */
  dayNumber(date: string): string;
  /** `Tue` */
  weekDay(date: string): string;
  /** `T` */
  weekLetter(date: string): string;
  /** `Tuesday 3 March 2026` */
  wholeDay(date: string): string;
  /** `Tue 3 March 2026` */
  fullDay(date: string): string;
  /** `3 – 9 March 2026` */
  days(from: string, to: string): string;
  month(date: string): string;
  /** `9:00` */
  time(minutes: number): string;
  times(start: number, minutes: number): string;
  /** `1 h 30 min` */
  length(minutes: number): string;
  /** The length without a start time. */
  when(piece: { start: number | null; minutes: number }): string;
  percent(part: number): string;
  moment(at: string): string;
}

const utc = { timeZone: "UTC" } as const;

export function labelsBy(
  locale: string,
  { bookings: words }: Pick<Words, "bookings">,
): BookingLabels {
  const by = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...utc, ...options });
    return (date: string) => format.format(momentOf(date));
  };
  const wide = { day: "numeric", month: "long", year: "numeric" } as const;
  const range = new Intl.DateTimeFormat(locale, { ...utc, ...wide });
  const time = (minutes: number) => clockText(minutes, locale, "numeric");
  const times = (start: number, minutes: number) => rangeText(start, start + minutes, locale);
  const length = (minutes: number) =>
    words.length({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return {
    day: by({ weekday: "short", day: "numeric", month: "long" }),
    dayNumber: by({ day: "numeric" }),
    weekDay: by({ weekday: "short" }),
    weekLetter: by({ weekday: "narrow" }),
    wholeDay: by({ weekday: "long", ...wide }),
    fullDay: by({ weekday: "short", ...wide }),
    days: (from, to) => range.formatRange(momentOf(from), momentOf(to)),
    month: by({ month: "long", year: "numeric" }),
    time,
    times,
    length,
    when: ({ start, minutes }) =>
      start === null ? words.anyTime({ length: length(minutes) }) : times(start, minutes),
    percent: (part) => writePercent(part, locale),
    moment: instantWriter(locale, { dateStyle: "medium", timeStyle: "short" }),
  };
}

export function useLabels(): BookingLabels {
  const [locale, words] = [useLocale(), useWords()];
  return useMemo(() => labelsBy(locale, words), [locale, words]);
}
