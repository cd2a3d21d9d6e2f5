import type { FindingParts } from "@frontdesk/platform/reconcile/walk";

/** A contradiction between ledger and bookings. */
export interface Finding extends FindingParts {
  /** Null for the installation. */
  accountId: number | null;
}
