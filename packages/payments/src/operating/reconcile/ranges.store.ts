import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Id } from "../../core/ids.ts";

/** Range without `after`, including `upTo`. */
export interface Range {
  shard: number;
  after: Id;
  upTo: Id;
}

/** Rows with shard $1 and ends $2 and $3. */
export const within = (table: string, column = "id"): string =>
  `${table}.shard = $1 and ${table}.${column} > $2 and ${table}.${column} <= $3`;

export type WalkedTable = "transactions" | "authorizations";

const lastId: Id = "f".repeat(24);

/** Includes references to missing rows, by the largest possible id. */
export async function nextRange(
  db: Database,
  table: WalkedTable,
  { shard, after, limit }: { shard: number; after: Id; limit: number },
): Promise<{ range: Range; count: number; isLast: boolean }> {
  const { rows } = await sql<{ upTo: Id | null; count: number }>`
    select max(id) as "upTo", count(*) as count from (
      select id from payments.${sql.ref(table)} where shard = ${shard} and id > ${after}
      order by id limit ${limit}) as next`.execute(db);
  const { upTo = null, count = 0 } = rows[0] ?? {};
  const isLast = upTo === null || count < limit;
  return { range: { shard, after, upTo: isLast ? lastId : upTo }, count, isLast };
}
