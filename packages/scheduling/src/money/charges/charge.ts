/* A charge is one payment and the amount that the merchant keeps of it. That amount only falls
   once set. A worker moves the payment towards it. */
import { createHash } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import { type DepositRequest, listDepositsOf } from "../deposits.store.ts";
import type { OperationInput, Payment } from "../payment-gateway/gateway.ts";
import { type ChargeRow, type KeptCard, listChargesOf } from "./store.ts";

type Deposit = Pick<ChargeRow, "kind" | "keep" | "captured" | "refunded" | "failure">;

/** The bank paid nothing. Staff may still capture the payment by hand. */
const isCaptureDeclined = ({
  captured,
  failure,
}: Pick<ChargeRow, "captured" | "failure">): boolean => captured === 0 && failure === "refused";

/**
 * A disputed deposit counts, even a lost one: a fee must not take back the money that a bank
 * returned.
 */
export function keptOf(charges: readonly Deposit[]): number {
  const deposits = charges.filter(({ kind }) => kind === "deposit");
  return deposits.reduce((sum, deposit) => sum + keptOfOne(deposit), 0);
}

function keptOfOne(deposit: Deposit): number {
  const { keep, captured, refunded } = deposit;
  if (isCaptureDeclined(deposit)) return 0;
  const expected = keep ?? 0;
  return captured === 0 ? expected : Math.max(0, Math.min(expected, captured - refunded));
}

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

export type PaymentState =
  | "open"
  | "reserved"
  | "paid"
  | "partly_refunded"
  | "refunded"
  | "void"
  | "failed"
  | "card_kept";

/** In minor units. */
export interface PaymentResponse {
  state: PaymentState;
  amount: number;
  /** Done or pending. */
  refunded: number;
  /** Authorized but never captured; voided or about to be. */
  released: number;
  currency: string;
  url: string | null;
  kept: number | null;
  card: KeptCard | null;
}

export async function paymentsOf(
  db: Database,
  accountId: number,
  appointmentIds: readonly number[],
): Promise<Map<number, PaymentResponse>> {
  const deposits = await listDepositsOf(db, accountId, appointmentIds);
  const payments = new Map<number, PaymentResponse>();
  if (deposits.length === 0) return payments;
  const charges = await listChargesOf(db, accountId, appointmentIds);
  const own = Map.groupBy(
    charges.filter(({ kind }) => kind === "deposit"),
    ({ appointment_id: id }) => id,
  );
  // The last deposit of an appointment counts.
  for (const deposit of deposits) {
    const { appointmentId: id } = deposit;
    payments.set(id, paymentOf(deposit, own.get(id) ?? []));
  }
  return payments;
}

function paymentOf(request: DepositRequest, charges: readonly ChargeRow[]): PaymentResponse {
  const { amount, currency, url, askedAt } = request;
  const isAnswer = (one: ChargeRow) => one.amount === amount && one.created_at >= askedAt;
  const charge =
    charges.find(({ keep }) => keep === null || keep > 0) ??
    charges.find(({ captured }) => captured > 0) ??
    charges.findLast(isAnswer) ??
    // A failed charge does not answer an open request.
    (url === null ? charges.at(-1) : undefined);
  const nothing = { refunded: 0, released: 0, kept: 0, card: null };
  if (charge === undefined) return { state: "open", amount, ...nothing, currency, url };
  const { keep, captured, refunded, card } = charge;
  const back = captured === 0 ? 0 : Math.max(refunded, captured - (keep ?? captured));
  const taken = takenOf(charge);
  const kept = isCaptureDeclined(charge) ? 0 : keep && Math.min(keep, taken - back);
  const view = { amount: charge.amount, currency: charge.currency, url: null, kept, card };
  const released = charge.amount - taken;
  return { ...view, refunded: back, released, state: stateOf(charge, back) };
}

/** Captured, or about to be. Staff may have voided a part at the payment service. */
function takenOf({ amount, keep, captured, voided }: ChargeRow): number {
  return Math.min(amount - voided, Math.max(captured, keep ?? amount));
}

function stateOf(charge: ChargeRow, back: number): PaymentState {
  const { amount, keep, captured, state } = charge;
  if (amount === 0) return "card_kept";
  if (captured > 0 && back === 0) return "paid";
  if (captured > 0) return back < captured ? "partly_refunded" : "refunded";
  if (keep === 0) return "void";
  return state === "failing" || isCaptureDeclined(charge) ? "failed" : "reserved";
}
