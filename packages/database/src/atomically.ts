import { sql } from "kysely";
import { codeOf } from "./code.ts";
import { allowTime, type Database } from "./database.ts";
import { readOnly } from "./renewal.ts";
import { stalePlan } from "./statement.ts";

export { codeOf };

// serialization_failure, deadlock_detected and a statement planned before a migration: nothing was
// done, the same work may be done again.
const retryable = new Set(["40001", "40P01", stalePlan]);
const attempts = 5;

/**
 * Does the work in one database transaction: all of it or nothing. The handle inside has the same
 * type as outside; work that is already inside one joins it. Deadlocks and serialisation failures
 * run the whole work again, so it must have no effect outside the database.
 */
export async function atomically<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return await work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === attemptsAfter(codeOf(error) ?? "")) throw error;
    }
  }
}

/** How often work is tried that ends so. */
function attemptsAfter(code: string): number {
  // On a connection that is made anew.
  if (code === readOnly) return 2;
  return retryable.has(code) ? attempts : 1;
}

const unhurriedMs = 10 * 60 * 1000;

/** Does the same work in a transaction whose statements may take minutes: nobody stands waiting. */
export async function unhurriedly<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return await atomically(db, async (db) => {
    await allowTime(db, unhurriedMs);
    return await work(db);
  });
}

/** Reads one state of the database, however long it takes; writes nothing, holds nobody up. */
export async function inSnapshot<Result>(
  db: Database,
  read: (db: Database) => Promise<Result>,
): Promise<Result> {
  return await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (db) => {
      await allowTime(db, unhurriedMs);
      return await read(db);
    });
}

/**
 * Does work inside the open database transaction; if it throws, its own effects are undone and the
 * transaction can go on. Failures that only a new transaction mends are for `atomically`.
 */
export async function tentatively<Result>(
  db: Database,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`savepoint tentatively`.execute(db);
  try {
    const result = await work();
    await sql`release savepoint tentatively`.execute(db);
    return result;
  } catch (error) {
    if (!retryable.has(codeOf(error) ?? "")) {
      await sql`rollback to savepoint tentatively`.execute(db);
    }
    throw error;
  }
}

/**
 * Does work inside the open database transaction without which that is complete all the same: if it
 * throws, for whatever reason, its own effects are undone and the transaction can go on. What
 * another attempt may mend is tried once more.
 */
export async function apart<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint apart`.execute(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await work();
      await sql`release savepoint apart`.execute(db);
      return result;
    } catch (error) {
      await sql`rollback to savepoint apart`.execute(db);
      if (attempt === 2 || !retryable.has(codeOf(error) ?? "")) throw error;
    }
  }
}

/** The name of the constraint that a database error says was violated. */
export function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("constraint" in error)) return undefined;
  return typeof error.constraint === "string" ? error.constraint : undefined;
}
