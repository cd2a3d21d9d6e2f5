/*
 * The deliveries of one transaction to a webhook that wait are a lane: one of them, the leader, has
 * a time at which it is due, and the others wait until it was taken or failed. What belongs to no
 * transaction has a lane of its own.
 */
import type { Id } from "../../../ground/ids.ts";

/** A delivery that is to wait, by the id of its event. */
export interface Placed {
  id: Id;
  transactionId: Id | null;
}

/** The leader of a lane, which nobody else changes meanwhile. */
export interface Leader extends Placed {
  transactionId: Id;
  /** Whether it is on its way. */
  isClaimed: boolean;
}

export interface Places<Each extends Placed> {
  /** Those that are due now, and those that wait for the leader of their lane. */
  due: Each[];
  behind: Each[];
  /** Leaders that become due later, after one that comes before them. */
  demoted: Id[];
}

/**
 * Puts deliveries into their lanes. The oldest leads, unless another is on its way; one that is
 * wanted at once comes before whatever waits.
 */
export function placeInLanes<Each extends Placed>(
  placed: readonly Each[],
  leaders: readonly Leader[],
  { isAtOnce = false }: { isAtOnce?: boolean } = {},
): Places<Each> {
  const places: Places<Each> = { due: [], behind: [], demoted: [] };
  const lanes = Map.groupBy(placed, ({ id, transactionId }) => transactionId ?? id);
  for (const [lane, members] of lanes) {
    const [first, ...rest] = members.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const leader = leaders.find(({ transactionId }) => transactionId === lane);
    const leads =
      leader === undefined || (!leader.isClaimed && (isAtOnce || first!.id <= leader.id));
    if (leads && leader !== undefined && leader.id !== first!.id) places.demoted.push(leader.id);
    (leads ? places.due : places.behind).push(first!);
    places.behind.push(...rest);
  }
  return places;
}
