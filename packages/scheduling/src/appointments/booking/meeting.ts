// Checks under locks that resources chosen without locks still meet at the moment.
import type { SlotTaker } from "../../calendar/slots/slots.ts";
import { type Zones, zoneOn } from "../../core/intervals/turns.ts";
import { derivedStart } from "./derived.ts";

interface Meeting {
  chosen: readonly SlotTaker[];
  /** Locked: a zone may have changed since. */
  resources: readonly (Zones & { id: number })[];
  bufferBefore: number;
  startsAt: Date;
}

export function isMetBy({ chosen, resources, bufferBefore, startsAt }: Meeting): boolean {
  const [{ date: startDate, startTime }] = chosen as [SlotTaker];
  const revenue = chosen.map(({ resourceId, date, startTime }) => {
    const resource = resources.find(({ id }) => id === resourceId)!;
    return { resourceId, date, startTime, timezone: zoneOn(resource, date) };
  });
  const agreed = { startDate, startTime: startTime + bufferBefore, bufferBefore, takings: revenue };
  const derived = derivedStart({ ...agreed, firstIds: [] });
  return derived?.startsAt.getTime() === startsAt.getTime();
}
