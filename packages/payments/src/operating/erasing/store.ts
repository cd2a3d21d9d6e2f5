import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Id } from "../../core/ids.ts";
import type { Actor } from "../../core/outbox/entry.ts";

const ofPerson = "where actor = $1 and actor like 'person:%'";

const list = statement(
  "erasing_shards",
  `select shard from payments.news ${ofPerson}
  union select shard from payments.authorizations ${ofPerson}
  union select shard from payments.entries ${ofPerson}
  union select shard from payments.events ${ofPerson}
  union select shard from payments.deliveries ${ofPerson}
  union select shard from payments.merchant_acts ${ofPerson}
  union select shard from payments.merchant_acts where subject = $2 and act like 'user.%'
  union select shard from payments.refunders where person_id = $2
  union select shard from payments.claims where person_id = $2
  union select shard from payments.namings where person_id = $2`,
);

export async function listShardsOf(
  db: Database,
  { actor, personId }: { actor: Actor; personId: Id },
): Promise<number[]> {
  const rows = await run<{ shard: number }>(db, list, [actor, personId]);
  return rows.map(({ shard }) => shard);
}
