/*
 * A charge is one payment of the merchant that is ours, and what the merchant is to keep of it.
 * What is to be kept only falls once it is set; a worker steps towards that, one step at a time.
 */
import { createHash } from "node:crypto";
import type { Movement, Payment } from "../till/till.ts";

/** What is to be done next: a step, nothing more, or to wait for others. */
export type Next =
  | { is: "step"; kind: Movement["kind"]; amount: number }
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

/**
 * The next step of a payment towards what is to be kept of it. What staff gave back stays given
 * back, so nothing is captured once something is refunded or disputed.
 */
export function nextOf(payment: Buckets, keep: number): Next {
  const { pendingAmount: pending, capturedAmount: captured } = payment;
  const { refundedAmount: refunded, refundableAmount: refundable } = payment;
  const isUntouched = refunded === 0 && payment.disputedAmount === 0;
  const lacks = keep - (captured - refunded);
  const isRefused = payment.trail.some(({ capture, failed }) => capture && failed);
  if (lacks > 0 && pending > 0 && isUntouched) {
    if (isRefused) return { is: "waiting", why: "refused" };
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

/** What disputes took back for good, which the customer has already. */
function lostOf({ trail }: Buckets): number {
  return trail.reduce((sum, { dispute, amount }) => sum + (dispute?.lost ? amount : 0), 0);
}

/**
 * How often the last steps of a kind were taken back in a row, as the bank refused each for good,
 * and for how long that has been so.
 */
export function refusalsOf(
  { trail }: Pick<Buckets, "trail">,
  kind: Movement["kind"],
): { count: number; forMs: number } {
  const steps = trail.filter((entry) => entry[kind] === true);
  const refused = steps.slice(steps.findLastIndex(({ failed }) => failed !== true) + 1);
  const [first, last] = [refused[0], refused.at(-1)];
  const forMs = first && last ? Date.parse(last.created) - Date.parse(first.created) : 0;
  return { count: refused.length, forMs };
}

/** Names a step of a charge by all that it was decided on, so that it is taken once. */
export function keyOf(chargeId: number, payment: Buckets): string {
  const { trail, disputedAmount } = payment;
  const seen = createHash("sha256").update(JSON.stringify([trail, disputedAmount]));
  return `charge-${chargeId}-${seen.digest("base64url")}`;
}
