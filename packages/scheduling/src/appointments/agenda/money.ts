import type { PaymentResponse } from "../../money/charges/charge.ts";
import type { ChargeRow } from "../../money/charges/store.ts";
import { paymentIn } from "../booking/appointment.ts";
import type { AgendaAppointmentRow } from "./store.ts";

type Money = "none" | "due" | "deposit" | "paid" | "failed";

interface Paid {
  payment: PaymentResponse | undefined;
  charges: readonly Pick<ChargeRow, "kind" | "state" | "captured" | "refunded">[];
}

type PricedAppointment = Pick<AgendaAppointmentRow, "state" | "seats" | "price" | "attention">;

/** From deposits and fees only: payments at the business are unknown. */
export function blockMoneyOf(row: PricedAppointment, { payment, charges }: Paid): Money {
  const fee = charges.findLast(({ kind }) => kind === "fee");
  if (row.attention === "payment" || hasFailed(fee)) return "failed";
  if (fee !== undefined && fee.captured > fee.refunded) return "paid";
  const price = (row.price ?? 0) * row.seats;
  const view = payment && paymentIn(payment, { state: row.state, cancelled_by: null });
  if (view?.state === "failed") return "failed";
  const kept = view === undefined ? 0 : keptOf(view);
  if (kept > 0) return kept < price ? "deposit" : "paid";
  return price > 0 && row.state !== "no_show" ? "due" : "none";
}

const hasFailed = (fee: Paid["charges"][number] | undefined): boolean =>
  fee?.state === "declined" || fee?.state === "failing";

function keptOf({ state, amount, refunded, released }: PaymentResponse): number {
  const isKept = state === "reserved" || state === "paid" || state === "partly_refunded";
  return isKept ? amount - refunded - released : 0;
}
