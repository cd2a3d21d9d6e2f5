/* A lease reserves a row for one process until its `claimed_until`, by the database clock. A
   wrong process clock would take rows from working processes. */

/** The end of a lease from now on, with a parameter in milliseconds. */
export const leaseEnd = (ms: string): string => `now() + ${ms}::float8 * interval '1 millisecond'`;

export const isFree = (row: string): string =>
  `(${row}.claimed_until is null or ${row}.claimed_until <= now())`;
