import { type Id, newIdAfter } from "../../../core/ids.ts";
import type { EventType } from "../../../core/outbox/entry.ts";
import type { Head, OutboxRow } from "../../../core/outbox/taking.store.ts";

export interface PublishedEntry extends OutboxRow {
  eventId: Id;
}

// Within one version: creation, operations before their failures, then consequences.
const ranks: Partial<Record<EventType, number>> = {
  "transaction.created": 0,
  "transaction.failed": 0,
  "transaction.captured": 1,
  "transaction.refunded": 1,
  "transaction.voided": 1,
  "fraud.reported": 3,
  "dispute.answered": 4,
};

function inVersion(one: OutboxRow, other: OutboxRow): number {
  const rank = ({ kind }: OutboxRow) => ranks[kind] ?? 2;
  return (one.version ?? 0) - (other.version ?? 0) || rank(one) - rank(other);
}

/**
 * Ids rise from the merchants' heads, in order of the database clock; within a transaction by
 * version.
 */
export function arrange(
  shard: number,
  heads: readonly Head[],
  entries: readonly OutboxRow[],
): PublishedEntry[] {
  const last = new Map(heads.map(({ merchantId, lastId }) => [merchantId, lastId]));
  return inOrder(entries).map((entry) => {
    const eventId = newIdAfter(shard, last.get(entry.merchantId) ?? "");
    last.set(entry.merchantId, eventId);
    return { ...entry, eventId };
  });
}

function inOrder(entries: readonly OutboxRow[]): OutboxRow[] {
  const abouts = Map.groupBy(entries, ({ about }) => about);
  const next = new Map(
    [...abouts].map(([about, own]) => [about, own.toSorted(inVersion).values()] as const),
  );
  return entries.map(({ about }) => next.get(about)!.next().value!);
}
