/* An entry commits with its change, so that events match changes exactly. */
import type { Id } from "../ids.ts";

export const eventTypes = [
  "transaction.created",
  "transaction.failed",
  "transaction.captured",
  "transaction.refunded",
  "transaction.voided",
  "transaction.capture_failed",
  "transaction.refund_failed",
  "transaction.void_failed",
  "dispute.opened",
  "dispute.answered",
  "dispute.won",
  "dispute.lost",
  "fraud.reported",
  "payout.created",
  "payout.paid",
  "payout.returned",
  "merchant.created",
  "merchant.updated",
  "merchant.approved",
  "merchant.suspended",
  "merchant.resumed",
  "card.saved",
  "card.deleted",
  "webhook.disabled",
] as const;
export type EventType = (typeof eventTypes)[number];

export type Actor = `app:${Id}` | `person:${Id}` | "payer" | "operator" | "system";

/** Captured, refunded, voided, disputed: minor units. */
export type EntryBuckets = readonly [number, number, number, number];

/** The transaction after the change. Without buckets the event omits the transaction. */
export interface EntryTransaction {
  id: Id;
  version: number;
  buckets: EntryBuckets | undefined;
}

export interface OutboxEntry {
  kind: EventType;
  merchantId: Id;
  /** The history entry; the object itself if it has no entry. */
  subjectId: Id;
  actor: Actor;
  transaction?: EntryTransaction | undefined;
  /** Members that may change; the event reads the rest from immutable columns. */
  payload: object | null;
}
