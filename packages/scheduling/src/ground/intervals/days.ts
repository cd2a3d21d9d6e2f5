// Days are dates without a zone, as YYYY-MM-DD; their arithmetic knows no clock changes.

/** A date with its day of the week, 0 for Sunday to 6 for Saturday. */
export interface Day {
  date: string;
  weekDay: number;
}

/** The days from the first to the last, both included; none when the last is before the first. */
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

/** The date so many days later, or earlier. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** How many days from the first to the last, both included. */
export function countDays(first: string, last: string): number {
  return Temporal.PlainDate.from(first).until(Temporal.PlainDate.from(last)).days + 1;
}

/** Today's date at a moment in an IANA zone. */
export function todayIn(zone: string, now: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString();
}
