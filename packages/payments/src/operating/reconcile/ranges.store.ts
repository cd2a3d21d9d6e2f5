import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Id } from "../../ground/ids.ts";

/** A range of ids of one shard: after one, up to and with another. */
export interface Range {
  shard: number;
  after: Id;
  upTo: Id;
}

/** SQL text: what is in the range whose shard and ends are $1, $2 and $3. */
export const within = (table: string, column = "id"): string =>
  `${table}.shard = $1 and ${table}.${column} > $2 and ${table}.${column} <= $3`;

export type WalkedTable = "transactions" | "authorizations";

const lastId: Id = "f".repeat(24);

/**
 * Where the next rows of a table end and how many they are. The last range reaches up to the last
 * id there can be, so that it also holds what names a row that is not there.
 */
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
