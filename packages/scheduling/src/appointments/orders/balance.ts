import { keptOf } from "../../money/charges/charge.ts";
import type { ChargeRow } from "../../money/charges/store.ts";
import { type Balance, balanceOf } from "../../money/orders/order.ts";
import type { AppointmentRow } from "../booking/appointment.ts";

interface PaidSoFar {
  charges: readonly Pick<ChargeRow, "kind" | "keep" | "captured" | "refunded" | "failure">[];
  /** By orders. */
  paid: number;
}

type PricedRow = Pick<AppointmentRow, "snapshot" | "seats" | "state" | "allowance">;

/** Deposits and orders pay the price of all seats, in minor units. */
export function appointmentBalance(row: PricedRow, { charges, paid }: PaidSoFar): Balance {
  const { snapshot, seats, allowance } = row;
  const price = snapshot.price === null ? null : snapshot.price * seats;
  const balance = balanceOf({ price, paid: keptOf(charges) + paid, allowance });
  return endsDebt.has(row.state) && price !== null ? { ...balance, due: 0 } : balance;
}

/** A fee is no price. */
const endsDebt: ReadonlySet<AppointmentRow["state"]> = new Set([
  "cancelled",
  "declined",
  "expired",
  "no_show",
]);
