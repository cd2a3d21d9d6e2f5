import type { Database } from "@frontdesk/database/database";
import { newId, shardOf } from "../ids.ts";
import { insertNews } from "./entry.store.ts";
import type { News } from "./entry.ts";

/** In the transaction of the change, after the changed rows. */
export async function tell(db: Database, news: News): Promise<void> {
  const shard = shardOf(news.merchantId);
  await insertNews(db, { ...news, shard, id: newId(shard) });
}
