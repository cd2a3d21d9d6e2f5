import type { Database } from "@frontdesk/database/database";
import type { SealedValue } from "@frontdesk/platform/sealing/column";
import { sql } from "kysely";
import { type Id, shardOf } from "../../../core/ids.ts";
import { resealedFrom, type Stretch } from "../../../core/store.ts";
import type { LinkRules } from "./schema.ts";

type Nullable<Type> = { [Name in keyof Type]: Type[Name] | null };

export async function updateLinkSecret(db: Database, id: Id, sealed: string): Promise<void> {
  await sql`
    update payments.merchants set link_secret = ${sealed}
    where shard = ${shardOf(id)} and id = ${id}`.execute(db);
}

export async function keepFirstLinkSecret(db: Database, id: Id, sealed: string): Promise<boolean> {
  const { rows } = await sql`
    update payments.merchants set link_secret = ${sealed}
    where shard = ${shardOf(id)} and id = ${id} and link_secret is null
    returning 1`.execute(db);
  return rows.length === 1;
}

export async function updateLinkRules(
  db: Database,
  id: Id,
  { signatureRequired = null, capture = null, sites = null }: Nullable<LinkRules>,
): Promise<boolean> {
  const { rows } = await sql`
    update payments.merchants set
      link_signature_required = coalesce(${signatureRequired}, link_signature_required),
      capture = coalesce(${capture}, capture),
      sites = coalesce(${sites}::text[], sites)
    where shard = ${shardOf(id)} and id = ${id}
      and (link_secret is not null or not coalesce(${signatureRequired}, false))
    returning 1`.execute(db);
  return rows.length === 1;
}

export async function countLinkSecrets(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(link_secret)::bigint as count from payments.merchants`.execute(db);
  return rows[0]?.count ?? 0;
}

/** In order of merchant id. */
export async function lockLinkSecrets(
  db: Database,
  { shard, after, limit }: Stretch,
): Promise<{ id: Id; sealed: string }[]> {
  const { rows } = await sql<{ id: Id; sealed: string }>`
    select id, link_secret as sealed from payments.merchants
    where shard = ${shard} and link_secret is not null and id > ${after}
    order by id limit ${limit}
    for no key update`.execute(db);
  return rows;
}

export async function updateLinkSecrets(
  db: Database,
  values: readonly SealedValue[],
): Promise<void> {
  await sql`
    update payments.merchants set link_secret = resealed.sealed
    from ${resealedFrom(values)}
    where merchants.shard = resealed.shard and merchants.id = resealed.id`.execute(db);
}
