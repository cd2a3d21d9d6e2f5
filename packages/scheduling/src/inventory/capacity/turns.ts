// Near a zone change days are decided together: one moment may be in two of them.
import { daysBetween } from "../../core/intervals/days.ts";
import { isWithin, turnsOf, type Zones } from "../../core/intervals/turns.ts";
import type { Slot } from "./capacity.ts";

type ZonedResource = Zones & { id: number };

export function nearSlots(slots: readonly Slot[], resources: readonly ZonedResource[]): Slot[] {
  return resources.flatMap((resource) => {
    const own = slots.filter(({ resourceId }) => resourceId === resource.id);
    const near = turnsOf(resource).filter((range) => own.some(({ date }) => isWithin(range, date)));
    return near.flatMap(({ firstDay, lastDay }) =>
      daysBetween(firstDay, lastDay).map(({ date }) => ({ resourceId: resource.id, date })),
    );
  });
}

/** Null is open. */
export function widened<Ends extends { firstDay: string | null; lastDay: string | null }>(
  { firstDay, lastDay }: Ends,
  resources: readonly Zones[],
): { firstDay: string | null; lastDay: string | null } {
  let [first, last] = [firstDay, lastDay];
  for (const range of resources.flatMap(turnsOf)) {
    const isTouched =
      (firstDay === null || firstDay <= range.lastDay) &&
      (lastDay === null || range.firstDay <= lastDay);
    if (!isTouched) continue;
    if (first !== null && range.firstDay < first) first = range.firstDay;
    if (last !== null && range.lastDay > last) last = range.lastDay;
  }
  return { firstDay: first, lastDay: last };
}
