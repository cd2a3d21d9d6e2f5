import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Actor } from "../../ground/news/news.ts";

const ofPerson = "where actor = $1 and actor like 'person:%'";

const list = statement(
  "erasing_shards",
  `select shard from payments.news ${ofPerson}
  union select shard from payments.authorizations ${ofPerson}
  union select shard from payments.entries ${ofPerson}
  union select shard from payments.events ${ofPerson}
  union select shard from payments.deliveries ${ofPerson}`,
);

/** Where a person did something; it locks nothing. */
export async function listShardsOf(db: Database, actor: Actor): Promise<number[]> {
  const rows = await run<{ shard: number }>(db, list, [actor]);
  return rows.map(({ shard }) => shard);
}
