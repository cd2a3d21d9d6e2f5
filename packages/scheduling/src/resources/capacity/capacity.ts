/*
 * The ledger of what is booked and what is there, day by day of a resource. Whoever books holds the
 * resource FOR SHARE and its days; whoever changes what is there holds the resource FOR UPDATE and
 * corrects the days that exist. Nothing is read for a decision before its locks are held.
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

/** What is known of resources and some of their days. */
export interface Capacity {
  openings: ReadonlyMap<number, Openings>;
  /** What is taken of a slot. */
  takenOf(slot: Slot): Taken;
}

export const nothingOpen: Openings = { weekly: [], custom: [], timeOff: [] };

export const slotKey = ({ resourceId, date }: Slot): string => `${resourceId} ${date}`;

/** What is taken of slots, from the ledger and those with a time of day. */
export function takings(
  booked: readonly (Slot & { booked: number })[],
  timed: readonly (Slot & Held)[],
): Capacity["takenOf"] {
  const minutes = new Map(booked.map((slot) => [slotKey(slot), slot.booked]));
  const held = Map.groupBy(timed, slotKey);
  return (slot) => {
    const key = slotKey(slot);
    return { booked: minutes.get(key) ?? 0, timed: held.get(key) ?? [] };
  };
}
