/* An outbox entry records a change. The statement or transaction of the change writes it, so that
   events match the changes exactly. The outbox relay turns it into an event. */
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

/**
 * Captured, refunded, voided and disputed amounts, in minor units of the transaction's currency.
 */
export type NewsBuckets = readonly [number, number, number, number];

/** A transaction after a change. Without buckets the event omits it. */
export interface ToldTransaction {
  id: Id;
  version: number;
  buckets: NewsBuckets | undefined;
}

export interface News {
  kind: EventType;
  merchantId: Id;
  /** The history entry, if the change has one; otherwise the object. */
  subjectId: Id;
  actor: Actor;
  transaction?: ToldTransaction | undefined;
  /**
   * Members of the event that may change later. The event takes a transaction and a history entry
   * from immutable columns: `transaction` whenever there are buckets.
   */
  told: object | null;
}
