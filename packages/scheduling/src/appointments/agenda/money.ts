import type { PaymentResponse } from "../../money/charges/charge.ts";
import type { ChargeRow } from "../../money/charges/store.ts";
import { paymentIn } from "../booking/appointment.ts";
import type { AgendaAppointmentRow } from "./store.ts";

type Money = "none" | "due" | "deposit" | "paid" | "failed";

interface Paid {
  payment: PaymentResponse | undefined;
  charges: readonly Pick<ChargeRow, "kind" | "state" | "captured" | "refunded">[];
  /** Kept by orders, in minor units. */
  ordered: number;
}

type PricedAppointment = Pick<
  AgendaAppointmentRow,
  "state" | "seats" | "price" | "allowance" | "attention"
>;

/** From deposits, fees and orders. */
export function blockMoneyOf(row: PricedAppointment, { payment, charges, ordered }: Paid): Money {
  const fee = charges.findLast(({ kind }) => kind === "fee");
  if (row.attention === "payment" || hasFailed(fee)) return "failed";
  if (fee !== undefined && fee.captured > fee.refunded) return "paid";
  const price = Math.max(0, (row.price ?? 0) * row.seats - row.allowance);
  const view = payment && paymentIn(payment, { state: row.state, cancelled_by: null });
  const isFailed = view?.state === "failed";
  const kept = ordered + (view === undefined ? 0 : keptOf(view));
  if (isFailed && (price === 0 || kept < price)) return "failed";
  if (kept > 0) return kept < price ? "deposit" : "paid";
  return price > 0 && row.state !== "no_show" ? "due" : "none";
}

const hasFailed = (fee: Paid["charges"][number] | undefined): boolean =>
  fee?.state === "declined" || fee?.state === "failing";

function keptOf({ state, amount, refunded, released }: PaymentResponse): number {
  const isKept = state === "reserved" || state === "paid" || state === "partly_refunded";
  return isKept ? amount - refunded - released : 0;
}
