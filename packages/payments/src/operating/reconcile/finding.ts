import type { FindingParts } from "@frontdesk/platform/reconcile/walk";
import type { Id } from "../../core/ids.ts";

/** An inconsistency in the ledger. */
export interface Finding extends FindingParts {
  /** Null without a merchant, as for a mail. */
  merchantId: Id | null;
}
