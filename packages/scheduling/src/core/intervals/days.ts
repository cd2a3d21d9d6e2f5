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

/* A resource has its zone from a date on. Near that date one moment may be in two days. */

export interface Zones {
  timezone: string;
  former_zones: readonly FormerZone[];
}

export interface FormerZone {
  until: string;
  timezone: string;
}

export function zoneOn({ timezone, former_zones: former }: Zones, date: string): string {
  return former.find(({ until }) => date < until)?.timezone ?? timezone;
}

export function rezoned(zones: Zones, { date, timezone }: { date: string; timezone: string }) {
  const kept = zones.former_zones.filter(({ until }) => until < date);
  const before = zoneOn(zones, addDays(date, -1));
  if (before !== timezone)
    return { timezone, former_zones: [...kept, { until: date, timezone: before }] };
  return { timezone, former_zones: kept };
}

// Local times of two zones differ by at most 26 hours: days three apart share no moment.
const reachDays = 2;

export interface Range {
  firstDay: string;
  lastDay: string;
}

export function turnsOf({ former_zones: former }: Pick<Zones, "former_zones">): Range[] {
  const turns: Range[] = [];
  for (const { until } of former) {
    const firstDay = addDays(until, -reachDays);
    const lastDay = addDays(until, reachDays);
    const last = turns.at(-1);
    if (last !== undefined && firstDay <= last.lastDay) last.lastDay = lastDay;
    else turns.push({ firstDay, lastDay });
  }
  return turns;
}

export const isWithin = ({ firstDay, lastDay }: Range, date: string): boolean =>
  firstDay <= date && date <= lastDay;

/** Null is open. */
export interface Tenure {
  timezone: string;
  from: string | null;
  until: string | null;
}

export function tenuresOf({ timezone, former_zones: former }: Zones): Tenure[] {
  const ends = [...former, { timezone, until: null }];
  return ends.map((each, index) => ({ ...each, from: ends[index - 1]?.until ?? null }));
}
