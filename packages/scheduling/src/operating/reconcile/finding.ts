import type { FindingParts } from "@frontdesk/platform/reconcile/walk";

/** A contradiction between ledger and bookings. */
export interface Finding extends FindingParts {
  /** Null for installation-wide findings, such as emails. */
  accountId: number | null;
}
