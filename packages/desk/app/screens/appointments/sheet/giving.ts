// What cancelling gives back of a deposit: pure.
import type { AppointmentStanding } from "@frontdesk/scheduling-client/types/appointments";

export type By = "customer" | "business";

/** In minor units: what is given back by cancelling, beside what was before. */
export interface Giving {
  currency: string;
  least: number;
  most: number;
  /** What was given back by then. */
  before: number;
}

/** Of a business all, of a customer as the terms say, or more; undefined where nothing was paid. */
export function givingOf(
  { payment, refund_now: terms }: Pick<AppointmentStanding, "payment" | "refund_now">,
  by: By,
): Giving | undefined {
  if (payment === null || terms === null) return undefined;
  const { state, amount, refunded: before, currency } = payment;
  if (state === "open" || state === "void" || amount === 0) return undefined;
  const most = Math.max(0, amount - before);
  const least = by === "business" ? most : Math.max(0, Math.min(terms.amount - before, most));
  return { currency, least, most, before };
}
