import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Id } from "../ids.ts";

/** An encrypted card number and what of it may be seen. */
export interface CardNumberRow {
  id: Id;
  sealed: string;
  fingerprint: string;
  bin: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  scheme: "visa" | "mastercard";
}

/** SQL text of a CTE that keeps a card number for each row of `source` that brings a sealed one. */
export const keepNumberFrom = (source: string): string => `
  card_number as (
    insert into payments.card_numbers (shard, id, merchant_id, sealed, key_version, fingerprint,
      bin, last4, expiry_month, expiry_year, scheme)
    select shard, card_number_id, merchant_id, sealed, key_version, fingerprint,
      bin, last4, expiry_month, expiry_year, scheme
    from ${source}
    where sealed is not null
  )`;

/** Locks card numbers of a shard that are sealed with another key version, by their ids. */
export async function lockOutdated(
  db: Database,
  { shard, version, after, limit }: { shard: number; version: number; after: Id; limit: number },
): Promise<{ id: Id; sealed: string }[]> {
  const { rows } = await sql<{ id: Id; sealed: string }>`
    select id, sealed from payments.card_numbers
    where shard = ${shard} and key_version <> ${version} and id > ${after}
    order by id limit ${limit}
    for no key update`.execute(db);
  return rows;
}

/** Replaces what card numbers are sealed as. */
export async function updateSealed(
  db: Database,
  {
    shard,
    version,
    numbers,
  }: {
    shard: number;
    version: number;
    numbers: readonly { id: Id; sealed: string }[];
  },
): Promise<void> {
  await sql`
    update payments.card_numbers set sealed = resealed.sealed, key_version = ${version}
    from unnest(${numbers.map(({ id }) => id)}::text[],
      ${numbers.map(({ sealed }) => sealed)}::text[]) as resealed (id, sealed)
    where card_numbers.shard = ${shard} and card_numbers.id = resealed.id`.execute(db);
}
