import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Id } from "../../core/ids.ts";
import type { Actor } from "../../core/outbox/entry.ts";
import { actorEraser } from "../../core/outbox/erasing.store.ts";

const list = statement(
  "events_merchants_of_actor",
  `select distinct merchant_id as "merchantId" from payments.events
  where shard = $1 and actor = $2 and actor like 'person:%'`,
);

export async function listServed(db: Database, shard: number, actor: Actor): Promise<Id[]> {
  const rows = await run<{ merchantId: Id }>(db, list, [shard, actor]);
  return rows.map(({ merchantId }) => merchantId);
}

export const eraseFromEvents = actorEraser("events");
