import { atomically, codeOf, constraintOf, tentatively } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { tooBusy } from "../../core/refusals.ts";

const attempts = 5;

// Constraints that may refuse a write even after a check under locks.
const guards = new Set(["booking_durations_overlap", "resource_days_capacity"]);
// Deadlock and serialization failure, after the retries of `atomically`.
const collisions = new Set(["40P01", "40001"]);

export class CapacityChangedError extends Error {}

/** After a refusal by a constraint, the decision runs again on current data. */
export async function decide<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (db.isTransaction) return await tentatively(db, () => work(db));
      return await atomically(db, work);
    } catch (error) {
      if (!mayRunAgain(db, error)) throw error;
      if (attempt === attempts) throw tooBusy();
    }
  }
}

export async function decideFreely<Result>(
  db: Database,
  work: (db: Database, isLocked: boolean) => Promise<Result>,
): Promise<Result> {
  const free = await tryFreely(db, async (db) => ({ result: await work(db, false) }));
  if (free !== undefined) return free.result;
  return await decide(db, (db) => work(db, true));
}

export async function tryFreely<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    if (db.isTransaction) return await tentatively(db, () => work(db));
    return await work(db);
  } catch (error) {
    if (!mayRunAgain(db, error)) throw error;
    return undefined;
  }
}

/** After a collision, only the owner of an outer transaction can restart it. */
function mayRunAgain(db: Database, error: unknown): boolean {
  const isCollision = collisions.has(codeOf(error) ?? "");
  return isCollision ? !db.isTransaction : isStale(error);
}

function isStale(error: unknown): boolean {
  return error instanceof CapacityChangedError || guards.has(constraintOf(error) ?? "");
}
