import type { FindingParts } from "@frontdesk/platform/reconcile/walk";

export interface Finding extends FindingParts {
  /** Null for the installation. */
  accountId: number | null;
}
