import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";

// One id a statement: a plan for several, made on an empty table, reads the whole account.
const mark = statement(
  "appointments_mailed",
  `update scheduling.appointments set mailed_at = $3
  where account_id = $1 and id = $2 and mailed_at is null`,
);

export async function markMailed(
  db: Database,
  accountId: number,
  { ids, at }: { ids: readonly number[]; at: Date },
): Promise<void> {
  const distinct = [...new Set(ids)].sort((one, other) => one - other);
  for (const id of distinct) await run(db, mark, [accountId, id, at]);
}
