/*
 * News is a mark that something changed, left in the statement or database transaction that changed
 * it, so that nothing is told that did not happen and all that happened is. Events are made of it.
 */
import type { Id } from "../ids.ts";

/** What can be told of. */
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

/** Who did it. */
export type Actor = `app:${Id}` | `person:${Id}` | "payer" | "operator" | "system";

/** Captured, refunded, voided and disputed of a transaction; minor units of its currency. */
export type NewsBuckets = readonly [number, number, number, number];

/** A transaction as it is after a change; without buckets it is not told along. */
export interface ToldTransaction {
  id: Id;
  version: number;
  buckets: NewsBuckets | undefined;
}

/** What is told, as it is at this moment. */
export interface News {
  kind: EventType;
  merchantId: Id;
  /** An entry of the trail, where it is about one; else the thing itself. */
  subjectId: Id;
  actor: Actor;
  /** The transaction that it is about. */
  transaction?: ToldTransaction | undefined;
  /**
   * The members of what is told that change later. A transaction and an entry are made anew of what
   * never changes: `transaction` wherever there are buckets.
   */
  told: object | null;
}
