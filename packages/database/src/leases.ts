/*
 * A lease leaves a row to one process until its `claimed_until`. It is set and judged by the clock
 * of the database: that of a process may be wrong, and would take what another still works on.
 */

/** SQL text of the end of a lease that begins now, and lasts for a parameter of milliseconds. */
export const leaseEnd = (ms: string): string => `now() + ${ms}::float8 * interval '1 millisecond'`;

/** SQL text of whether a row, by the name of its relation, is nobody's or its lease has ended. */
export const isFree = (row: string): string =>
  `(${row}.claimed_until is null or ${row}.claimed_until <= now())`;
