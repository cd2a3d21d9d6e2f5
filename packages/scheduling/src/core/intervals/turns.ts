/* A resource has its zone from a date on. Near that date one moment may be in two days. */
import { addDays } from "./days.ts";

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
