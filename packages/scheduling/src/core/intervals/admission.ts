/* Near a zone change a claim must fit its day, and real time together with nearby days.
   Elsewhere days share no minutes. */
import { zoneOf } from "../zones.ts";
import type { OpenDay } from "./availability.ts";
import type { Occupancy } from "./clash.ts";
import { daysBetween } from "./days.ts";
import { createRealTime, type RealTime } from "./real-time.ts";
import { isWithin, type Range, turnsOf, type Zones, zoneOn } from "./turns.ts";

export interface SeenDay {
  day: OpenDay;
  taken: { booked: number; timed: readonly Occupancy[] };
}

type See = (date: string) => SeenDay;
type Admission = (day: OpenDay, occupancy: Occupancy) => boolean;

export function admissionTo(zones: Zones, see?: See): Admission {
  const zoned = zonedBy(zones);
  const timeNear = timesNear(zones, see);
  return (day, occupancy) => timeNear(day.date)?.take(zoned(day), occupancy) ?? true;
}

export function fittingInto(zones: Zones, see: See): Admission {
  const zoned = zonedBy(zones);
  const timeNear = timesNear(zones, see);
  return (day, occupancy) => timeNear(day.date)?.fits(zoned(day), occupancy) ?? true;
}

const zonedBy =
  (zones: Zones) =>
  ({ date, free, available }: OpenDay) => ({
    date,
    free,
    available,
    zone: zoneOf(zoneOn(zones, date)),
  });

function timesNear(zones: Zones, see: See | undefined): (date: string) => RealTime | undefined {
  const times = new Map<Range, RealTime>();
  const turns = turnsOf(zones);
  const zoned = zonedBy(zones);
  return (date) => {
    const match = turns.find((each) => isWithin(each, date));
    if (match === undefined) return undefined;
    const realTime = times.get(match);
    if (realTime !== undefined) return realTime;
    const time = createRealTime();
    times.set(match, time);
    const days = see === undefined ? [] : daysBetween(match.firstDay, match.lastDay);
    for (const { day, taken } of days.map((near) => see!(near.date))) {
      for (const occupancy of claimsOf(taken)) time.add(zoned(day), occupancy);
    }
    return time;
  };
}

function claimsOf({ booked, timed }: SeenDay["taken"]): Occupancy[] {
  const duration = timed.reduce((left, occupancy) => left - occupancy.duration, booked);
  return duration > 0 ? [...timed, { duration, startTime: null }] : [...timed];
}
