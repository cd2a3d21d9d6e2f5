import type { Database } from "@frontdesk/database/database";
import type { SealedValue } from "@frontdesk/platform/sealing/column";
import { sql } from "kysely";
import type { Id } from "../ids.ts";
import { resealedFrom, type Stretch } from "../store.ts";
import type { TableRow } from "../tables.ts";

export type CardNumberRow = Omit<TableRow<"card_numbers">, "shard" | "merchant_id" | "key_version">;

export const keepNumberFrom = (source: string): string => `
  card_number as (
    insert into payments.card_numbers (shard, id, merchant_id, sealed, key_version, fingerprint,
      bin, last4, expiry_month, expiry_year, scheme)
    select shard, card_number_id, merchant_id, sealed, key_version, fingerprint,
      bin, last4, expiry_month, expiry_year, scheme
    from ${source}
    where sealed is not null
  )`;

export async function countNumbers(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::bigint as count from payments.card_numbers`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function lockNumbers(
  db: Database,
  { shard, after, limit }: Stretch,
): Promise<{ id: Id; sealed: string }[]> {
  const { rows } = await sql<{ id: Id; sealed: string }>`
    select id, sealed from payments.card_numbers
    where shard = ${shard} and id > ${after}
    order by id limit ${limit}
    for no key update`.execute(db);
  return rows;
}

export async function updateNumbers(
  db: Database,
  values: readonly SealedValue[],
  version: number,
): Promise<void> {
  await sql`
    update payments.card_numbers set sealed = resealed.sealed, key_version = ${version}
    from ${resealedFrom(values)}
    where card_numbers.shard = resealed.shard and card_numbers.id = resealed.id`.execute(db);
}
