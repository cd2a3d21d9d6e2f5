import type { Id } from "../ids.ts";

/** Something that the books do not prove. */
export interface Finding {
  /** Which invariant is broken. */
  check: string;
  merchantId: Id;
  /** What it is about: the id of a transaction, an entry, a merchant … */
  subject: Id;
  expected: string;
  found: string;
}
