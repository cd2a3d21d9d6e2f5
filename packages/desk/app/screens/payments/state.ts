// What a payment has come to, in one word, and what its amount is made of.
import type { Transaction } from "@frontdesk/payments-client/types";

type Buckets = Pick<
  Transaction,
  | "successful"
  | "amount"
  | "pendingAmount"
  | "capturedAmount"
  | "refundedAmount"
  | "voidedAmount"
  | "disputedAmount"
>;

/** In the order in which states stand everywhere. */
export type PaymentState =
  | "reserved"
  | "paid"
  | "partlyRefunded"
  | "refunded"
  | "void"
  | "disputed"
  | "failed";

/** The one state that tells most of a payment. */
export function stateOf(payment: Buckets): PaymentState {
  const { successful, capturedAmount, refundedAmount, disputedAmount } = payment;
  if (!successful) return "failed";
  if (disputedAmount > 0) return "disputed";
  if (refundedAmount > 0) return refundedAmount < capturedAmount ? "partlyRefunded" : "refunded";
  if (capturedAmount > 0) return "paid";
  return payment.pendingAmount === 0 && payment.voidedAmount > 0 ? "void" : "reserved";
}

export type Bucket = "kept" | "pending" | "refunded" | "disputed" | "voided";

export interface Part {
  bucket: Bucket;
  amount: number;
}

/** What an amount is made of, nothing twice: the parts add up to it. */
export function partsOf(payment: Buckets): Part[] {
  if (!payment.successful) return [];
  const { capturedAmount, refundedAmount, pendingAmount, voidedAmount } = payment;
  // What was refunded may be disputed all the same.
  const disputed = Math.min(payment.disputedAmount, capturedAmount - refundedAmount);
  const parts: Part[] = [
    { bucket: "kept", amount: capturedAmount - refundedAmount - disputed },
    { bucket: "pending", amount: pendingAmount },
    { bucket: "refunded", amount: refundedAmount },
    { bucket: "disputed", amount: disputed },
    { bucket: "voided", amount: voidedAmount },
  ];
  return parts.filter(({ amount }) => amount > 0);
}
