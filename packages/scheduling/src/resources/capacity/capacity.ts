/*
 * The ledger of what is booked and what is there, day by day of a resource. Whoever books holds the
 * resource FOR SHARE and its days; whoever changes what is there holds the resource FOR UPDATE and
 * corrects the days that exist. What a decision is made on is read once its locks are held, or its
 * write proves that the resource is still the version that was read.
 */
import type { Openings } from "../../ground/intervals/availability.ts";
import type { Held, Taken } from "../../ground/intervals/clash.ts";

/** A day of a resource. */
export interface Slot {
  resourceId: number;
  date: string;
}

/** How a slot changes: minutes that are booked, fewer when negative, and those that are there. */
export interface Move extends Slot {
  minutes: number;
  /** Null where it stays. */
  available: number | null;
}

/** Minutes of a slot that a booking holds. */
export type HeldSlot = Slot & Held;

/** What is known of resources and some of their days. */
export interface Capacity {
  openings: ReadonlyMap<number, Openings>;
  /** What is taken of a slot. */
  takenOf(slot: Slot): Taken;
  /** Who holds minutes of a slot, as far as it was asked for. */
  heldOf(slot: Slot): readonly HeldSlot[];
}

export const nothingOpen: Openings = { weekly: [], custom: [], timeOff: [] };

export const slotKey = ({ resourceId, date }: Slot): string => `${resourceId} ${date}`;

/** What is taken of slots, from the ledger and those who hold minutes of them. */
export function takings(
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
