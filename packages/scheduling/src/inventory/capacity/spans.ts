import type { Capacity, Slot } from "./capacity.ts";
import type { ResourceSpans } from "./spans.store.ts";

export function capacityIn(spans: ReadonlyMap<number, ResourceSpans>): Capacity {
  const heldOf = (slot: Slot) =>
    (spans.get(slot.resourceId)?.taken.get(slot.date)?.timed ?? []).map(({ start, end }) => ({
      ...slot,
      bookingId: 0,
      startTime: start,
      duration: end - start,
    }));
  return {
    openings: new Map([...spans].map(([id, { openings }]) => [id, openings])),
    heldOf,
    takenOf: (slot) => ({
      booked: spans.get(slot.resourceId)?.taken.get(slot.date)?.booked ?? 0,
      timed: heldOf(slot),
    }),
  };
}
