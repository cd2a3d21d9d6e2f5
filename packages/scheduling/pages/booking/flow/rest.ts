import type { OpenAppointment, OpenPayment } from "../../../src/appointments/pages/shapes.ts";

/** The price less all payments, in minor units. Undefined without a price, or while unknown. */
export function restToPay(appointment: OpenAppointment): number | undefined {
  const { state, service, seats, payment, paid_at_business: paidThere, allowance } = appointment;
  const { price, currency } = service;
  if (state !== "confirmed" && state !== "requested") return undefined;
  if (price === null || currency === null) return undefined;
  const paid = payment === null ? 0 : paidOf(payment, currency);
  return paid === undefined ? undefined : Math.max(0, price * seats - allowance - paid - paidThere);
}

const unpaid: ReadonlySet<OpenPayment["state"]> = new Set(["open", "void", "card_kept"]);

function paidOf(payment: OpenPayment, currency: string): number | undefined {
  const { state, amount, refunded, released, kept } = payment;
  if (unpaid.has(state)) return 0;
  // The bank refused the deposit, or its capture is still uncertain.
  if (state === "failed") return kept === 0 ? 0 : undefined;
  return payment.currency === currency ? amount - refunded - released : undefined;
}
