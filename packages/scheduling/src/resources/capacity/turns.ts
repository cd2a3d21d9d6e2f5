// Near a change of zone, days are looked at together: a moment may be in two of them.
import type { OpenDay } from "../../ground/intervals/availability.ts";
import type { Claim, Taken } from "../../ground/intervals/clash.ts";
import { daysBetween } from "../../ground/intervals/days.ts";
import { createRealTime, type RealTime } from "../../ground/intervals/real-time.ts";
import { isWithin, type Range, turnsOf, type Zones, zoneOn } from "../../ground/intervals/turns.ts";
import { zoneOf } from "../../ground/zones.ts";
import type { Slot } from "./capacity.ts";

type Zoned = Zones & { id: number };

/** The slots of resources that are looked at with others: all of a turn that one of them is in. */
export function nearSlots(slots: readonly Slot[], resources: readonly Zoned[]): Slot[] {
  return resources.flatMap((resource) => {
    const own = slots.filter(({ resourceId }) => resourceId === resource.id);
    const near = turnsOf(resource).filter((turn) => own.some(({ date }) => isWithin(turn, date)));
    return near.flatMap(({ firstDay, lastDay }) =>
      daysBetween(firstDay, lastDay).map(({ date }) => ({ resourceId: resource.id, date })),
    );
  });
}

/** A range of days with all of the turns that it touches; an end that is null is open. */
export function widened<Ends extends { firstDay: string | null; lastDay: string | null }>(
  { firstDay, lastDay }: Ends,
  resources: readonly Zones[],
): { firstDay: string | null; lastDay: string | null } {
  let [first, last] = [firstDay, lastDay];
  for (const turn of resources.flatMap(turnsOf)) {
    const isTouched =
      (firstDay === null || firstDay <= turn.lastDay) &&
      (lastDay === null || turn.firstDay <= lastDay);
    if (!isTouched) continue;
    if (first !== null && turn.firstDay < first) first = turn.firstDay;
    if (last !== null && turn.lastDay > last) last = turn.lastDay;
  }
  return { firstDay: first, lastDay: last };
}

/** A day of a resource and what is taken of it. */
export interface Seen {
  day: OpenDay;
  taken: Taken;
}

/**
 * Asks whether claims fit into real time, one after the other, beside what is seen of the days near
 * them, if anything is. Days that are near no change of zone have their minutes to themselves.
 */
export function admissionTo(zones: Zones, see?: (date: string) => Seen) {
  const times = new Map<Range, RealTime>();
  const turns = turnsOf(zones);
  const zoned = ({ date, free, available }: OpenDay) => ({
    date,
    free,
    available,
    zone: zoneOf(zoneOn(zones, date)),
  });

  function timeOf(turn: Range): RealTime {
    const known = times.get(turn);
    if (known !== undefined) return known;
    const time = createRealTime();
    times.set(turn, time);
    const days = see === undefined ? [] : daysBetween(turn.firstDay, turn.lastDay);
    for (const { day, taken } of days.map(({ date }) => see!(date))) {
      for (const claim of claimsOf(taken)) time.add(zoned(day), claim);
    }
    return time;
  }

  return (day: OpenDay, claim: Claim): boolean => {
    const turn = turns.find((each) => isWithin(each, day.date));
    return turn === undefined || timeOf(turn).take(zoned(day), claim);
  };
}

function claimsOf({ booked, timed }: Taken): Claim[] {
  const duration = timed.reduce((left, claim) => left - claim.duration, booked);
  return duration > 0 ? [...timed, { duration, startTime: null }] : [...timed];
}
