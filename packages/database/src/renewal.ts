/* A connection keeps its server's initial read-only state, even after the state ends. After a
   refused write, the pool closes this connection and all older ones, and sends the statement
   once more. */

/** read_only_sql_transaction: the transaction wrote nothing. */
export const readOnly = "25006";

/** A newer connection's refusal proves a read-only database for this long. */
const believedMs = 1_000;

export interface Renewal {
  renewed(connection: object): void;
  isStale(connection: object): boolean;
  /**
   * True: close this connection and all older ones. False: the connection is new, so the database
   * itself is read-only.
   */
  doubt(connection: object): boolean;
  doubtAll(): void;
}

export function createRenewal(): Renewal {
  const createdAt = new WeakMap<object, number>();
  let staleAt = Number.NEGATIVE_INFINITY;
  const isStale = (connection: object) => (createdAt.get(connection) ?? staleAt) < staleAt;
  return {
    renewed: (connection) => createdAt.set(connection, performance.now()),
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

/** An embedded database has one session, and a new connection would continue it. */
export const noRenewal: Renewal = {
  renewed: () => {},
  isStale: () => false,
  doubt: () => false,
  doubtAll: () => {},
};
