import type { Found } from "@frontdesk/platform/reconcile/walk";
import type { Id } from "../../ground/ids.ts";

/** Something that the books do not prove. */
export interface Finding extends Found {
  /** Null for what is no merchant's, such as a mail. */
  merchantId: Id | null;
}
