import type { Database } from "@frontdesk/database/database";
import { newId, shardOf } from "../ids.ts";
import { insertEntry } from "./entry.store.ts";
import type { OutboxEntry } from "./entry.ts";

/** In the change's transaction, after its rows. */
export async function tell(db: Database, entry: OutboxEntry): Promise<void> {
  const shard = shardOf(entry.merchantId);
  await insertEntry(db, { ...entry, shard, id: newId(shard) });
}
