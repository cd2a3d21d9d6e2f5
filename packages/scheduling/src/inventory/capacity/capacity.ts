/* A booking locks the resource FOR SHARE and its days. A change of openings locks the resource FOR
   UPDATE and corrects existing days. Decisions read under these locks, or their write verifies the
   resource version. */
import type { OpenTimes } from "../../core/intervals/availability.ts";
import type { HeldOccupancy, TakenTime } from "../../core/intervals/clash.ts";

export interface Slot {
  resourceId: number;
  date: string;
}

/** Booked minutes; negative to release. */
export interface Move extends Slot {
  minutes: number;
  /** Null keeps it. */
  available: number | null;
}

export type HeldSlot = Slot & HeldOccupancy;

export interface Capacity {
  openings: ReadonlyMap<number, OpenTimes>;
  takenOf(slot: Slot): TakenTime;
  heldOf(slot: Slot): readonly HeldSlot[];
}

export const nothingOpen: OpenTimes = { weekly: [], custom: [], timeOff: [] };

export const slotKey = ({ resourceId, date }: Slot): string => `${resourceId} ${date}`;

export function revenue(
  booked: readonly (Slot & { booked: number })[],
  held: readonly HeldSlot[],
): Pick<Capacity, "takenOf" | "heldOf"> {
  const minutes = new Map(booked.map((slot) => [slotKey(slot), slot.booked]));
  const bySlot = Map.groupBy(held, slotKey);
  const heldOf = (slot: Slot) => bySlot.get(slotKey(slot)) ?? [];
  return {
    heldOf,
    takenOf: (slot) => ({
      booked: minutes.get(slotKey(slot)) ?? 0,
      timed: heldOf(slot).filter(({ startTime }) => startTime !== null),
    }),
  };
}
