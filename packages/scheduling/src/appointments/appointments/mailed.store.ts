import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { keysFrom } from "../../ground/store.ts";

// The earliest time stays. Were only what has none asked for, few rows would be expected, and all
// of them read.
const mark = statement(
  "appointments_mailed",
  `update scheduling.appointments a set mailed_at = $3
  from ${keysFrom("$2::bigint[]")} k
  where a.account_id = k.account_id and a.id = k.id
    and (a.mailed_at is null or a.mailed_at > $3)`,
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
