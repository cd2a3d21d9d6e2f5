import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";

const mark = statement(
  "appointments_mailed",
  `update scheduling.appointments set mailed_at = $3
  where account_id = $1 and id = any($2::bigint[]) and mailed_at is null`,
);

/** Notes that customers are mailed about their appointments for the first time. */
export async function markMailed(
  db: Database,
  accountId: number,
  { ids, at }: { ids: readonly number[]; at: Date },
): Promise<void> {
  const distinct = [...new Set(ids)].sort((one, other) => one - other);
  await run(db, mark, [accountId, distinct, at]);
}
