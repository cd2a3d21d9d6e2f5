import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Id } from "../../core/ids.ts";
import type { Actor } from "../../core/outbox/entry.ts";
import type { Erasing } from "../../core/outbox/erasing.ts";

const list = statement(
  "events_merchants_of_actor",
  `select distinct merchant_id as "merchantId" from payments.events
  where shard = $1 and actor = $2 and actor like 'person:%'`,
);

export async function listServed(db: Database, shard: number, actor: Actor): Promise<Id[]> {
  const rows = await run<{ merchantId: Id }>(db, list, [shard, actor]);
  return rows.map(({ merchantId }) => merchantId);
}

const erase = statement(
  "events_erase",
  `update payments.events set actor = $3
  where shard = $1 and actor = $2 and actor like 'person:%'`,
);

export async function eraseFromEvents(
  db: Database,
  shard: number,
  { from, to }: Erasing,
): Promise<void> {
  await run(db, erase, [shard, from, to]);
}
