import { type Id, newIdAfter } from "../../../ground/ids.ts";
import type { EventType } from "../../../ground/news/news.ts";
import type { Head, Mark } from "../../../ground/news/taking.store.ts";

/** A mark and the id of the event that becomes of it. */
export interface Told extends Mark {
  eventId: Id;
}

// Of what shares a version: it was made before anything else, moved before that failed, and what
// leaves it as it is comes after what made it so.
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
 * Gives marks their order and their ids, which rise from the heads of their merchants. Marks come
 * by the database's clock, and so they stay but among those about one transaction: these go by its
 * version, whoever's mark was written first.
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
