import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";

const lock = statement("idempotency_lock", "select pg_try_advisory_xact_lock($1) as locked");

/** Holds a key until the database transaction ends; false while somebody else holds it. */
export async function lockKey(db: Database, hash: Buffer): Promise<boolean> {
  const [row] = await run<{ locked: boolean }>(db, lock, [hash.readBigInt64BE(0).toString()]);
  return row?.locked ?? false;
}
