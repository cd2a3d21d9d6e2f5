// Whether those who were chosen without a lock are at the moment that is wanted, once it is held.
import type { SlotTaker } from "../../calendar/slots/slots.ts";
import { type Zones, zoneOn } from "../../ground/intervals/turns.ts";
import { derivedStart } from "./derived.ts";

interface Meeting {
  chosen: readonly SlotTaker[];
  /** As they are under their locks: a zone may have changed since they were chosen. */
  resources: readonly (Zones & { id: number })[];
  bufferBefore: number;
  startsAt: Date;
}

/** Whether the wall times of all that were chosen are the moment that was wanted. */
export function isMetBy({ chosen, resources, bufferBefore, startsAt }: Meeting): boolean {
  const [{ date: startDate, startTime }] = chosen as [SlotTaker];
  const takings = chosen.map(({ resourceId, date, startTime }) => {
    const resource = resources.find(({ id }) => id === resourceId)!;
    return { resourceId, date, startTime, timezone: zoneOn(resource, date) };
  });
  const agreed = { startDate, startTime: startTime + bufferBefore, bufferBefore, takings };
  const derived = derivedStart({ ...agreed, firstIds: [] });
  return derived?.startsAt.getTime() === startsAt.getTime();
}
