/*
 * A connection keeps what its server said as it was made: that it may only read, long after that
 * is over, or once another server has become the primary. So a connection whose statement was
 * refused for that is closed, with all that were made before, and the statement is sent once more.
 */

/** read_only_sql_transaction: nothing of the transaction was written. */
export const readOnly = "25006";

/** For this long the answer of a connection made after the last such refusal is believed. */
const believedMs = 1_000;

export interface Renewal {
  /** Notes that a connection was made. */
  made(connection: object): void;
  /** True if it was made before the last refusal. */
  isStale(connection: object): boolean;
  /**
   * Judges a connection that refused to write: true if it and those made before are to be closed;
   * false if it was made after a refusal just now, so that the database itself only reads.
   */
  doubt(connection: object): boolean;
  /** Has every connection closed that there is. */
  doubtAll(): void;
}

/** Judges the connections of a pool. */
export function createRenewal(): Renewal {
  const madeAt = new WeakMap<object, number>();
  let staleAt = Number.NEGATIVE_INFINITY;
  const isStale = (connection: object) => (madeAt.get(connection) ?? staleAt) < staleAt;
  return {
    made: (connection) => madeAt.set(connection, performance.now()),
    isStale,
    doubt(connection) {
      const now = performance.now();
      if (!isStale(connection) && now - staleAt < believedMs) return false;
      staleAt = now;
      return true;
    },
    doubtAll() {
      staleAt = performance.now();
    },
  };
}

/** An embedded database has one session, which a new connection would go on with. */
export const noRenewal: Renewal = {
  made: () => {},
  isStale: () => false,
  doubt: () => false,
  doubtAll: () => {},
};
