/* A charge is one payment and the amount that the merchant keeps of it. That amount only falls
   once set. A worker moves the payment towards it. */
import { createHash } from "node:crypto";
import type { OperationInput, Payment } from "../payment-gateway/gateway.ts";

export type Next =
  | { is: "step"; kind: OperationInput["kind"]; amount: number }
  | { is: "settled" }
  | { is: "waiting"; why: "disputed" | "refused" };

type Buckets = Pick<
  Payment,
  | "pendingAmount"
  | "capturedAmount"
  | "refundedAmount"
  | "disputedAmount"
  | "refundableAmount"
  | "trail"
>;

/** Refunds by staff are final, so nothing is captured after a refund or dispute. */
export function nextOf(payment: Buckets, keep: number): Next {
  const { pendingAmount: pending, capturedAmount: captured } = payment;
  const { refundedAmount: refunded, refundableAmount: refundable } = payment;
  const isUntouched = refunded === 0 && payment.disputedAmount === 0;
  const lacks = keep - (captured - refunded);
  const isRejected = payment.trail.some(({ capture, failed }) => capture && failed);
  if (lacks > 0 && pending > 0 && isUntouched) {
    // Staff may capture the rest by hand.
    const unneeded = Math.max(0, pending - lacks);
    if (isRejected && unneeded > 0) return { is: "step", kind: "void", amount: unneeded };
    if (isRejected) return { is: "waiting", why: "refused" };
    return { is: "step", kind: "capture", amount: Math.min(lacks, pending) };
  }
  const excess = Math.max(0, -lacks);
  const owed = Math.max(0, excess - lostOf(payment));
  const refund = Math.min(owed, refundable);
  if (refund > 0) return { is: "step", kind: "refund", amount: refund };
  if (pending > 0) return { is: "step", kind: "void", amount: pending };
  if (owed > 0) return { is: "waiting", why: "disputed" };
  if (lacks > 0 && isUntouched) return { is: "waiting", why: "refused" };
  return { is: "settled" };
}

/** The customer already has this money. */
function lostOf({ trail }: Buckets): number {
  return trail.reduce((sum, { dispute, amount }) => sum + (dispute?.lost ? amount : 0), 0);
}

/** Consecutive permanent refusals by the bank, and their duration. */
export function refusalsOf(
  { trail }: Pick<Buckets, "trail">,
  kind: OperationInput["kind"],
): { count: number; forMs: number } {
  const steps = trail.filter((entry) => entry[kind] === true);
  const refusals = steps.slice(steps.findLastIndex(({ failed }) => failed !== true) + 1);
  const [first, last] = [refusals[0], refusals.at(-1)];
  const forMs = first && last ? Date.parse(last.created) - Date.parse(first.created) : 0;
  return { count: refusals.length, forMs };
}

/** Idempotency key of the whole decision basis, so that an operation runs once. */
export function keyOf(chargeId: number, payment: Buckets): string {
  const { trail, disputedAmount } = payment;
  const seen = createHash("sha256").update(JSON.stringify([trail, disputedAmount]));
  return `charge-${chargeId}-${seen.digest("base64url")}`;
}
