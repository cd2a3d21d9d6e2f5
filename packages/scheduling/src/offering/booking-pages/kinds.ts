/** The mails whose words an owner may add to. */
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
