import type { Found } from "@frontdesk/platform/reconcile/walk";

/** Something that the ledger and the bookings do not tell alike. */
export interface Finding extends Found {
  /** Null for what is no account's, such as a mail. */
  accountId: number | null;
}
