import type { ShownPayment } from "../../money/charges/payment.ts";
import type { AppointmentRow } from "./appointment.ts";

/** What was paid, as it stands with an appointment: of one that came to nothing no card is kept. */
export function paymentIn(
  payment: ShownPayment,
  { state, cancelled_by: by }: Pick<AppointmentRow, "state" | "cancelled_by">,
): ShownPayment {
  const isGiven = state === "cancelled" && by === "business";
  // While a time is only held, a card that was given is no answer to what was asked.
  const isOver = isGiven || state === "held" || state === "expired" || state === "declined";
  return isOver && payment.state === "card_kept" ? { ...payment, state: "void" } : payment;
}
