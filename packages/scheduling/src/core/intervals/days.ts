// Days are dates without a zone (YYYY-MM-DD), free of clock changes.

/** 0 is Sunday. */
export interface Day {
  date: string;
  weekDay: number;
}

/** Inclusive. */
export function daysBetween(first: string, last: string): Day[] {
  const days: Day[] = [];
  const end = Temporal.PlainDate.from(last);
  let day = Temporal.PlainDate.from(first);
  let weekDay = day.dayOfWeek % 7;
  while (Temporal.PlainDate.compare(day, end) <= 0) {
    days.push({ date: day.toString(), weekDay });
    day = day.add({ days: 1 });
    weekDay = (weekDay + 1) % 7;
  }
  return days;
}

export function dayOf(date: string): Day {
  return { date, weekDay: Temporal.PlainDate.from(date).dayOfWeek % 7 };
}

export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Inclusive. */
export function countDays(first: string, last: string): number {
  return Temporal.PlainDate.from(first).until(Temporal.PlainDate.from(last)).days + 1;
}

export function todayIn(zone: string, now: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString();
}
