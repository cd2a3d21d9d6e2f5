import type { Database } from "@frontdesk/database/database";
import type { Place, SealedValue } from "@frontdesk/platform/sealing/column";
import { sql } from "kysely";

type Walked = { values: SealedValue[]; last: Place | undefined };

/** Where in a shard to look, in the order of ids. */
export interface Stretch {
  shard: number;
  after: string;
  limit: number;
}

/** Looks through the shards that merchants live in, in one of them at a time. */
export function acrossShards(
  look: (db: Database, stretch: Stretch) => Promise<{ id: string; sealed: string }[]>,
) {
  return async (
    db: Database,
    { after, limit }: { after: Place | undefined; limit: number },
  ): Promise<Walked> => {
    const [shard = -1, id = ""] = (after ?? []) as [number?, string?];
    const here = id === "" ? [] : await look(db, { shard, after: id, limit });
    if (here.length > 0) return walked(shard, here);
    const next = await findShard(db, shard);
    if (next === undefined) return { values: [], last: undefined };
    const there = await look(db, { shard: next, after: "", limit });
    return there.length > 0 ? walked(next, there) : { values: [], last: [next] };
  };
}

function walked(shard: number, rows: readonly { id: string; sealed: string }[]): Walked {
  const values = rows.map(({ id, sealed }) => ({ place: [shard, id], context: id, sealed }));
  return { values, last: values.at(-1)?.place };
}

async function findShard(db: Database, after: number): Promise<number | undefined> {
  const { rows } = await sql<{ shard: number }>`select shard from payments.merchants
    where shard > ${after} order by shard limit 1`.execute(db);
  return rows[0]?.shard;
}

/** SQL of the rows of new values: `shard`, `id` and `sealed`; each is looked up by its key. */
export function resealedFrom(values: readonly SealedValue[]) {
  const shards = values.map(({ place }) => Number(place[0]));
  const ids = values.map(({ place }) => String(place[1]));
  const seals = values.map(({ sealed }) => sealed);
  return sql`(
    select * from unnest(${shards}::int[], ${ids}::text[], ${seals}::text[])
      as k (shard, id, sealed)
    limit cardinality(${ids}::text[])) as resealed`;
}
