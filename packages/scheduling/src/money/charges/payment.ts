import type { Database } from "@frontdesk/database/database";
import { type DepositRequest, listDepositsOf } from "../deposits/store.ts";
import { isCaptureDeclined } from "./kept.ts";
import { type ChargeRow, type KeptCard, listChargesOf } from "./store.ts";

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
  for (const id of appointmentIds) {
    const last = deposits.findLast(({ appointmentId }) => appointmentId === id);
    const own = charges.filter(
      ({ appointment_id, kind }) => appointment_id === id && kind === "deposit",
    );
    if (last !== undefined) payments.set(id, paymentOf(last, own));
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
  const kept = isCaptureDeclined(charge) ? 0 : keep;
  const view = { amount: charge.amount, currency: charge.currency, url: null, kept, card };
  const released = charge.amount - Math.max(captured, keep ?? charge.amount);
  return { ...view, refunded: back, released, state: stateOf(charge, back) };
}

function stateOf(charge: ChargeRow, back: number): PaymentState {
  const { amount, keep, captured, state } = charge;
  if (amount === 0) return "card_kept";
  if (captured > 0 && back === 0) return "paid";
  if (captured > 0) return back < captured ? "partly_refunded" : "refunded";
  if (keep === 0) return "void";
  return state === "failing" || isCaptureDeclined(charge) ? "failed" : "reserved";
}
