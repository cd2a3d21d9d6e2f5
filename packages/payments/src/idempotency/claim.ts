import type { Database } from "@frontdesk/database/database";
import type { Context } from "../context.ts";
import type { Id } from "../ids.ts";

/**
 * How an operation that asks the outside world keeps its idempotency key: written down with the
 * asking, answered with the outcome, each in that step's own database transaction.
 */
export interface Claim {
  asked<Found extends { authorization_id: Id }>(
    context: Context,
    ask: (db: Database) => Promise<Found>,
  ): Promise<Found>;
  settled?: (
    db: Database,
    outcome: { transactionId: Id | undefined; error: number | undefined },
  ) => Promise<void>;
}

/** For a call without a key. */
export const withoutClaim: Claim = {
  asked: (context, ask) => ask(context.db),
};
