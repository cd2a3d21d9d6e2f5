import type { FindingParts } from "@frontdesk/platform/reconcile/walk";
import type { Id } from "../../core/ids.ts";

/** An inconsistency in the ledger. */
export interface Finding extends FindingParts {
  /** Null for things without a merchant, such as a mail. */
  merchantId: Id | null;
}
