import { keptOf } from "../../money/charges/charge.ts";
import type { ChargeRow } from "../../money/charges/store.ts";
import { type Balance, balanceOf } from "../../money/orders/order.ts";
import type { AgendaAppointmentRow } from "./store.ts";

interface Paid {
  charges: readonly Pick<ChargeRow, "kind" | "keep" | "captured" | "refunded" | "failure">[];
  /** Kept by orders, in minor units. */
  ordered: number;
}

type PricedAppointment = Pick<
  AgendaAppointmentRow,
  "state" | "seats" | "price" | "currency" | "allowance"
>;

export interface BlockAmounts extends Pick<Balance, "price" | "paid" | "due"> {
  currency: string | null;
}

/** As the appointment's standing states them. A no-show owes a fee at most. */
export function blockAmountsOf(
  { state, seats, price, currency, allowance }: PricedAppointment,
  { charges, ordered }: Paid,
): BlockAmounts {
  const whole = price === null ? null : price * seats;
  const paid = keptOf(charges) + ordered;
  const { due } = balanceOf({ price: whole, paid, allowance });
  const isOwed = state !== "no_show" || whole === null;
  return { price: whole, paid, due: isOwed ? due : 0, currency };
}
