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

export type PaymentState =
  | "reserved"
  | "paid"
  | "partlyRefunded"
  | "refunded"
  | "void"
  | "disputed"
  | "failed";

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

/** Disjoint; they add up to the amount. */
export function partsOf(payment: Buckets): Part[] {
  if (!payment.successful) return [];
  const { capturedAmount, refundedAmount, pendingAmount, voidedAmount } = payment;
  // A cardholder may dispute a refunded payment.
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
