/*
 * A zone holds for a resource from a date on: days before it keep the zone that they had. Near such
 * a date one moment may be in two days, each by a clock of its own.
 */
import { addDays } from "./days.ts";

/** The zone of a resource, and those that it had before, in order, each until a date. */
export interface Zones {
  timezone: string;
  former_zones: readonly FormerZone[];
}

export interface FormerZone {
  /** The first day of the zone that follows. */
  until: string;
  timezone: string;
}

/** The name of the zone that a day is in. */
export function zoneOn({ timezone, former_zones: former }: Zones, date: string): string {
  return former.find(({ until }) => date < until)?.timezone ?? timezone;
}

/** The zones of a resource once it has another from a date on. */
export function rezoned(zones: Zones, { date, timezone }: { date: string; timezone: string }) {
  const kept = zones.former_zones.filter(({ until }) => until < date);
  const before = zoneOn(zones, addDays(date, -1));
  if (before !== timezone)
    return { timezone, former_zones: [...kept, { until: date, timezone: before }] };
  return { timezone, former_zones: kept };
}

// The clocks of two zones are at most 26 hours apart, so that days three apart share no moment.
const reachDays = 2;

export interface Range {
  firstDay: string;
  lastDay: string;
}

/** The days near changes of zone, those of neighbouring changes together. */
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

/** A zone with its days; an end that is null is open. */
export interface Tenure {
  timezone: string;
  from: string | null;
  until: string | null;
}

/** The zones of a resource one after the other. */
export function tenuresOf({ timezone, former_zones: former }: Zones): Tenure[] {
  const ends = [...former, { timezone, until: null }];
  return ends.map((each, index) => ({ ...each, from: ends[index - 1]?.until ?? null }));
}
