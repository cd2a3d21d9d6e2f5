/** Something that the ledger and the bookings do not tell alike. */
export interface Finding {
  /** Which invariant is broken. */
  check: string;
  accountId: number;
  /** What it is about: a day of a resource, or a booking. */
  subject: string;
  expected: string;
  found: string;
}
