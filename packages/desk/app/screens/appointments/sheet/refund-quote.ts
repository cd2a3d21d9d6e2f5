import type { AppointmentStanding } from "@frontdesk/scheduling-client/types/appointments";

export type By = "customer" | "business";

/** Minor units, without amounts that the customer already has. */
export interface RefundQuote {
  currency: string;
  least: number;
  most: number;
  /** Refunded, or released without a charge. */
  before: number;
}

/** The business refunds everything; a customer gets at least the terms' refund. */
export function refundQuoteOf(
  { payment, refund_now: terms }: Pick<AppointmentStanding, "payment" | "refund_now">,
  by: By,
): RefundQuote | undefined {
  if (payment === null || terms === null) return undefined;
  const { state, amount, refunded, released, currency } = payment;
  if (state === "open" || state === "void" || amount === 0) return undefined;
  const before = refunded + released;
  const most = Math.max(0, amount - before);
  const least = by === "business" ? most : Math.max(0, Math.min(terms.amount - before, most));
  return { currency, least, most, before };
}
