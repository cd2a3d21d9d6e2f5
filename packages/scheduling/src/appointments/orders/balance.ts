import { keptOf } from "../../money/charges/charge.ts";
import type { ChargeRow } from "../../money/charges/store.ts";
import { type Balance, balanceOf } from "../../money/orders/order.ts";
import type { AppointmentRow } from "../booking/appointment.ts";

interface PaidSoFar {
  charges: readonly Pick<ChargeRow, "kind" | "keep" | "captured" | "refunded" | "failure">[];
  /** By orders. */
  paid: number;
}

/** Deposits and orders pay the price of all seats, in minor units. */
export function appointmentBalance(
  { snapshot, seats }: Pick<AppointmentRow, "snapshot" | "seats">,
  { charges, paid }: PaidSoFar,
): Balance {
  const price = snapshot.price === null ? null : snapshot.price * seats;
  return balanceOf(price, keptOf(charges) + paid);
}
