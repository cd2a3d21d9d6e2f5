/** Something that the ledger and the bookings do not tell alike. */
export interface Finding {
  /** Which invariant is broken. */
  check: string;
  /** Null for what is no account's, such as a mail. */
  accountId: number | null;
  /** What it is about: a day of a resource, a booking, a mail … */
  subject: string;
  expected: string;
  found: string;
}
