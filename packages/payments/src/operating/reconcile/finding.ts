import type { Id } from "../../ground/ids.ts";

/** Something that the books do not prove. */
export interface Finding {
  /** Which invariant is broken. */
  check: string;
  /** Null for what is no merchant's, such as a mail. */
  merchantId: Id | null;
  /** What it is about: the id of a transaction, an entry, a merchant … */
  subject: string;
  expected: string;
  found: string;
}
