import type { Database } from "@frontdesk/database/database";
import type { Context } from "../../ground/context.ts";
import type { Id } from "../../ground/ids.ts";
import type { Answer } from "./answer.ts";

/**
 * How an operation that asks the outside world keeps its idempotency key: written down with the
 * asking, answered with the outcome, each in that step's own database transaction.
 */
export interface Claim {
  asked<Found extends { authorization_id: Id }>(
    context: Context,
    ask: (db: Database) => Promise<Found>,
  ): Promise<Found>;
  /** Keeps the answer, which may be a refusal. */
  settled?: (db: Database, answer: Answer<unknown>) => Promise<void>;
}

/** For a call without a key. */
export const withoutClaim: Claim = {
  asked: (context, ask) => ask(context.db),
};
