/* Deliveries of one transaction to a webhook form an ordered queue. Only its leader has a due
   time. */
import type { Id } from "../../../core/ids.ts";

export interface QueuedDelivery {
  id: Id;
  transactionId: Id | null;
}

/** Locked until the transaction ends. */
export interface Leader extends QueuedDelivery {
  transactionId: Id;
  isClaimed: boolean;
}

export interface Places<Each extends QueuedDelivery> {
  due: Each[];
  behind: Each[];
  demoted: Id[];
}

/** The oldest leads, unless another is under way. A delivery on request goes first. */
export function queueInLanes<Each extends QueuedDelivery>(
  placed: readonly Each[],
  leaders: readonly Leader[],
  { isAtOnce = false }: { isAtOnce?: boolean } = {},
): Places<Each> {
  const locations: Places<Each> = { due: [], behind: [], demoted: [] };
  const lanes = Map.groupBy(placed, ({ id, transactionId }) => transactionId ?? id);
  for (const [lane, members] of lanes) {
    const [first, ...rest] = members.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const leader = leaders.find(({ transactionId }) => transactionId === lane);
    const leads =
      leader === undefined || (!leader.isClaimed && (isAtOnce || first!.id <= leader.id));
    if (leads && leader !== undefined && leader.id !== first!.id) locations.demoted.push(leader.id);
    (leads ? locations.due : locations.behind).push(first!);
    locations.behind.push(...rest);
  }
  return locations;
}
