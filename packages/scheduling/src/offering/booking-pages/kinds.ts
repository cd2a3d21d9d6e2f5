/** Emails with texts by the account. */
export const mailKinds = [
  "confirmed",
  "requested",
  "declined",
  "moved",
  "cancelled",
  "reminder",
  "payment_lost",
  "fee_charged",
  "fee_refunded",
  "deposit_kept",
  "verify",
] as const;
