import type { Database } from "@frontdesk/database/database";
import type { SealedValue } from "@frontdesk/platform/sealing/column";
import { sql } from "kysely";
import { type Id, shardOf } from "../../core/ids.ts";
import { resealedFrom, type Stretch } from "../../core/store.ts";

export async function replaceSecret(
  db: Database,
  { id, sealed, formerUntil }: { id: Id; sealed: string; formerUntil: Date | null },
): Promise<void> {
  await sql`
    update payments.webhooks set secret = ${sealed}, former_until = ${formerUntil},
      former_secret = case when ${formerUntil}::timestamptz is not null then secret end
    where shard = ${shardOf(id)} and id = ${id}`.execute(db);
}

export async function countSecrets(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(secret)::bigint as count from payments.webhooks`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function countFormerSecrets(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(former_secret)::bigint as count from payments.webhooks`.execute(db);
  return rows[0]?.count ?? 0;
}

type LockedSecrets = { id: Id; sealed: string }[];

/** In order of webhook id. */
export async function lockSecrets(
  db: Database,
  { shard, after, limit }: Stretch,
): Promise<LockedSecrets> {
  const { rows } = await sql<LockedSecrets[number]>`
    select id, secret as sealed from payments.webhooks
    where shard = ${shard} and secret is not null and id > ${after}
    order by id limit ${limit}
    for no key update`.execute(db);
  return rows;
}

export async function lockFormerSecrets(
  db: Database,
  { shard, after, limit }: Stretch,
): Promise<LockedSecrets> {
  const { rows } = await sql<LockedSecrets[number]>`
    select id, former_secret as sealed from payments.webhooks
    where shard = ${shard} and former_secret is not null and id > ${after}
    order by id limit ${limit}
    for no key update`.execute(db);
  return rows;
}

export async function updateSecrets(db: Database, values: readonly SealedValue[]): Promise<void> {
  await sql`
    update payments.webhooks set secret = resealed.sealed
    from ${resealedFrom(values)}
    where webhooks.shard = resealed.shard and webhooks.id = resealed.id`.execute(db);
}

export async function updateFormerSecrets(
  db: Database,
  values: readonly SealedValue[],
): Promise<void> {
  await sql`
    update payments.webhooks set former_secret = resealed.sealed
    from ${resealedFrom(values)}
    where webhooks.shard = resealed.shard and webhooks.id = resealed.id`.execute(db);
}
