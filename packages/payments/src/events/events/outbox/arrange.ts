import { type Id, newIdAfter } from "../../../core/ids.ts";
import type { EventType } from "../../../core/outbox/entry.ts";
import type { Head, Mark } from "../../../core/outbox/taking.store.ts";

export interface Told extends Mark {
  eventId: Id;
}

// Within one version: creation, then operations before their failures, then events that follow from
// the state.
const ranks: Partial<Record<EventType, number>> = {
  "transaction.created": 0,
  "transaction.failed": 0,
  "transaction.captured": 1,
  "transaction.refunded": 1,
  "transaction.voided": 1,
  "fraud.reported": 3,
  "dispute.answered": 4,
};

function inVersion(one: Mark, other: Mark): number {
  const rank = ({ kind }: Mark) => ranks[kind] ?? 2;
  return (one.version ?? 0) - (other.version ?? 0) || rank(one) - rank(other);
}

/**
 * Assigns ids that rise from the merchants' heads. Entries arrive in order of the database clock;
 * those of one transaction go by version instead.
 */
export function arrange(shard: number, heads: readonly Head[], marks: readonly Mark[]): Told[] {
  const last = new Map(heads.map(({ merchantId, lastId }) => [merchantId, lastId]));
  return inOrder(marks).map((mark) => {
    const eventId = newIdAfter(shard, last.get(mark.merchantId) ?? "");
    last.set(mark.merchantId, eventId);
    return { ...mark, eventId };
  });
}

function inOrder(marks: readonly Mark[]): Mark[] {
  const abouts = Map.groupBy(marks, ({ about }) => about);
  const next = new Map(
    [...abouts].map(([about, own]) => [about, own.toSorted(inVersion).values()] as const),
  );
  return marks.map(({ about }) => next.get(about)!.next().value!);
}
