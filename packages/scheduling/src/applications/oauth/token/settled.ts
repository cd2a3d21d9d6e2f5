import { atomically } from "@frontdesk/database/atomically";
import { Refusal } from "@frontdesk/server/refusal";
import type { Context } from "../../../core/context.ts";

/** Commits even after a refusal: a tried code stays used, and a reused token ends its grant. */
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
