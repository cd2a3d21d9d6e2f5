import type { FindingParts } from "@frontdesk/platform/reconcile/walk";

export interface Finding extends FindingParts {
  accountId: number | null;
}
