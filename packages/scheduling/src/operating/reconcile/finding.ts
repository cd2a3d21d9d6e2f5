import type { Found } from "@frontdesk/platform/reconcile/walk";

/** A contradiction between ledger and bookings. */
export interface Finding extends Found {
  /** Null for installation-wide findings, such as emails. */
  accountId: number | null;
}
