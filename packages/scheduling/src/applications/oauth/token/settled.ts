import { atomically } from "@frontdesk/database/atomically";
import { Refusal } from "@frontdesk/server/refusal";
import type { Context } from "../../../ground/context.ts";

/**
 * Does work in one database transaction, which also keeps what a refusal has ended: a code that was
 * tried is used up, and a token that comes again ends what came of it.
 */
export async function settled<Result>(
  context: Context,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  const outcome = await atomically(context.db, (db) => work({ ...context, db }).catch(refusalOf));
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}
