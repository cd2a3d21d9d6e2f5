import type { PaymentResponse } from "../../money/charges/payment.ts";
import type { AppointmentRow } from "./appointment.ts";

/** A card kept for a failed appointment shows as void. */
export function paymentIn(
  payment: PaymentResponse,
  { state, cancelled_by: by }: Pick<AppointmentRow, "state" | "cancelled_by">,
): PaymentResponse {
  const isProvided = state === "cancelled" && by === "business";
  const isOver = isProvided || state === "held" || state === "expired" || state === "declined";
  return isOver && payment.state === "card_kept" ? { ...payment, state: "void" } : payment;
}
