import { atomically, codeOf, constraintOf, tentatively } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { tooBusy } from "../../ground/refusals.ts";

const attempts = 5;

// What the rows themselves refuse, though the decision before it read them under their locks.
const guards = new Set(["booking_durations_overlap", "resource_days_capacity"]);
// Deadlocks and serialisation failures: `atomically` has tried again, as often as it does.
const collisions = new Set(["40P01", "40001"]);

/** What a decision was made on is no longer so: it has to be made again. */
export class Outdated extends Error {}

/**
 * Does work that decides over capacity, in one database transaction. Where a guard of the database
 * fires all the same, the whole is done again on what is there then, so that it ends in an honest
 * clash; 409 when that never comes to an end.
 */
export async function decide<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (db.isTransaction) return await tentatively(db, () => work(db));
      return await atomically(db, work);
    } catch (error) {
      const isCollision = collisions.has(codeOf(error) ?? "");
      // Inside a transaction of somebody else only that can begin again.
      if (isCollision && db.isTransaction) throw error;
      if (!isCollision && !isOutdated(error)) throw error;
      if (attempt === attempts) throw tooBusy();
    }
  }
}

/**
 * The same for work that takes no lock to decide, but writes by one statement that proves what was
 * read to be so still. Where it is not, or work says so, all is done again under locks.
 */
export async function decideFreely<Result>(
  db: Database,
  work: (db: Database, isLocked: boolean) => Promise<Result>,
): Promise<Result> {
  const free = await tryFreely(db, async (db) => ({ result: await work(db, false) }));
  if (free !== undefined) return free.result;
  return await decide(db, (db) => work(db, true));
}

/** Such work by itself; undefined where what it decided on is no longer so. */
export async function tryFreely<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    if (db.isTransaction) return await tentatively(db, () => work(db));
    return await work(db);
  } catch (error) {
    const isCollision = collisions.has(codeOf(error) ?? "");
    if (isCollision ? db.isTransaction : !isOutdated(error)) throw error;
    return undefined;
  }
}

function isOutdated(error: unknown): boolean {
  return error instanceof Outdated || guards.has(constraintOf(error) ?? "");
}
