import type { Database } from "@frontdesk/database/database";
import { acrossTenants } from "@frontdesk/platform/sealing/across";
import type { SealedValue } from "@frontdesk/platform/sealing/column";
import { sql } from "kysely";

export interface Stretch {
  shard: number;
  after: string;
  limit: number;
}

export function acrossShards(
  look: (db: Database, stretch: Stretch) => Promise<{ id: string; sealed: string }[]>,
) {
  return acrossTenants<string>(findShard, async (db, { tenant: shard, after = "", limit }) => {
    const rows = await look(db, { shard, after, limit });
    return rows.map(({ id, sealed }) => ({ key: id, context: id, sealed }));
  });
}

async function findShard(db: Database, after = -1): Promise<number | undefined> {
  const { rows } = await sql<{ shard: number }>`select shard from payments.merchants
    where shard > ${after} order by shard limit 1`.execute(db);
  return rows[0]?.shard;
}

export function resealedFrom(values: readonly SealedValue[]) {
  const shards = values.map(({ place }) => Number(place[0]));
  const ids = values.map(({ place }) => String(place[1]));
  const seals = values.map(({ sealed }) => sealed);
  return sql`(
    select * from unnest(${shards}::int[], ${ids}::text[], ${seals}::text[])
      as k (shard, id, sealed)
    limit cardinality(${ids}::text[])) as resealed`;
}
