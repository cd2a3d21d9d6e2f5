import { codeOf } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";

const lockNotAvailable = "55P03";

const hurry = statement(
  "idempotency_hurry",
  `select current_setting('lock_timeout') as former, set_config('lock_timeout', '100', true)`,
);
const restore = statement("idempotency_restore", "select set_config('lock_timeout', $1, true)");

/** Lock timeout: a tenth of a second. Undefined on a timeout; the transaction is then unusable. */
export async function hardlyWaiting<Result>(
  db: Database,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const [before] = await run<{ former: string }>(db, hurry, []);
  try {
    const result = await work();
    await run(db, restore, [before!.former]);
    return result;
  } catch (error) {
    if (codeOf(error) === lockNotAvailable) return undefined;
    throw error;
  }
}
