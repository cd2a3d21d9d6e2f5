import type { Database } from "@frontdesk/database/database";
import { shardByShard } from "../../../core/shards.ts";
import { type DueWebhook, listDueOf, listDueWebhooks } from "./leases.store.ts";

export async function listDue(
  db: Database,
  { now, limit, most }: { now: Date; limit: number | null; most: number },
): Promise<DueWebhook[]> {
  const webhooks = await listDueWebhooks(db, { now, limit });
  return await shardByShard(webhooks, (shard, own) =>
    listDueOf(db, { shard, ids: own.map(({ id }) => id) }, { now, most }),
  );
}
