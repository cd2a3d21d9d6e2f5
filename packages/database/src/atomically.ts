import { sql } from "kysely";
import { codeOf } from "./code.ts";
import { allowTime, type Database } from "./database.ts";
import { readOnly } from "./renewal.ts";
import { stalePlan } from "./statement.ts";

export { codeOf };

// serialization_failure, deadlock_detected, and a plan older than a migration: the database wrote
// nothing, so the work can run again.
const retryable = new Set(["40001", "40P01", stalePlan]);
const attempts = 5;

/**
 * Joins the caller's open transaction. `work` may run again: it must have no effect outside the
 * database.
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

function attemptsAfter(code: string): number {
  if (code === readOnly) return 2;
  return retryable.has(code) ? attempts : 1;
}

const unhurriedMs = 10 * 60 * 1000;

/** For statements that may take minutes. No caller waits for them. */
export async function unhurriedly<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return await atomically(db, async (db) => {
    await allowTime(db, unhurriedMs);
    return await work(db);
  });
}

/** A consistent snapshot for the duration of the read. It blocks no writer. */
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

/** Rethrows errors that only a new transaction solves; `atomically` handles those. */
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

/** Optional work in a savepoint: any error undoes only this work. */
export async function separately<Result>(
  db: Database,
  work: () => Promise<Result>,
): Promise<Result> {
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

export function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("constraint" in error)) return undefined;
  return typeof error.constraint === "string" ? error.constraint : undefined;
}
