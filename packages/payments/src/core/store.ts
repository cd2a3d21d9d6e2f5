import type { Database } from "@frontdesk/database/database";
import { acrossTenants } from "@frontdesk/platform/sealing/across";
import type { SealedColumn, SealedValue } from "@frontdesk/platform/sealing/column";
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

/** A column bound to the id of its row. Rows are locked in the order of ids. */
export function sealedColumn({ name, purpose }: Record<"name" | "purpose", string>): SealedColumn {
  const [, table, column] = name.split(".").map((part) => sql.raw(part));
  const countSealed = async (db: Database): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(${column})::bigint as count from payments.${table}`.execute(db);
    return rows[0]?.count ?? 0;
  };
  const lockSealed = async (db: Database, { shard, after, limit }: Stretch) => {
    const { rows } = await sql<{ id: string; sealed: string }>`
      select id, ${column} as sealed from payments.${table}
      where shard = ${shard} and ${column} is not null and id > ${after}
      order by id limit ${limit}
      for no key update`.execute(db);
    return rows;
  };
  const updateSealed = async (db: Database, values: readonly SealedValue[]): Promise<void> => {
    await sql`
      update payments.${table} set ${column} = resealed.sealed
      from ${resealedFrom(values)}
      where ${table}.shard = resealed.shard and ${table}.id = resealed.id`.execute(db);
  };
  return {
    name,
    purpose,
    count: countSealed,
    lock: acrossShards(lockSealed),
    update: updateSealed,
  };
}
