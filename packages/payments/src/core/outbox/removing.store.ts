import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Id } from "../ids.ts";

const raise = statement(
  "news_raise_removed",
  `update payments.heads set removed_through = greatest(removed_through, $3)
  where shard = $1 and merchant_id = $2`,
);

/** Call it before events are removed. */
export async function raiseRemoved(
  db: Database,
  { shard, merchantId, through }: { shard: number; merchantId: Id; through: Id },
): Promise<void> {
  await run(db, raise, [shard, merchantId, through]);
}
