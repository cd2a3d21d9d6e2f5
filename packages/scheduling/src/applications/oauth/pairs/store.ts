import type { Database } from "@frontdesk/database/database";
import type { SealedValue } from "@frontdesk/platform/sealing/column";
import { sql } from "kysely";
import type { Scope } from "../../../core/rights.ts";
import type { CamelRow } from "../../../core/tables.ts";

export interface NewPair {
  grantId: number;
  accessHash: Buffer;
  refreshHash: Buffer;
  scopes: readonly Scope[];
  at: Date;
  accessExpiresAt: Date;
  refreshExpiresAt: Date;
}

export async function insertPair(db: Database, pair: NewPair): Promise<void> {
  const { grantId, accessHash, refreshHash, scopes, at } = pair;
  await sql`with access as (
      insert into scheduling.access_tokens (hash, grant_id, scopes, created_at, expires_at)
      values (${accessHash}, ${grantId}, ${scopes}, ${at}, ${pair.accessExpiresAt})
    )
    insert into scheduling.refresh_tokens (hash, grant_id, created_at, expires_at)
    values (${refreshHash}, ${grantId}, ${at}, ${pair.refreshExpiresAt})`.execute(db);
}

export type RefreshToken = CamelRow<"refresh_tokens">;

/** Without a lock: lock the grant, then read again. */
export async function findRefreshToken(
  db: Database,
  hash: Buffer,
): Promise<RefreshToken | undefined> {
  const { rows } = await sql<RefreshToken>`
    select hash, grant_id as "grantId", created_at as "createdAt", expires_at as "expiresAt",
      used_at as "usedAt", sealed_successor as "sealedSuccessor"
    from scheduling.refresh_tokens where hash = ${hash}`.execute(db);
  return rows[0];
}

export async function spendRefreshToken(
  db: Database,
  { hash, sealedSuccessor, at }: { hash: Buffer; sealedSuccessor: string | null; at: Date },
): Promise<void> {
  await sql`update scheduling.refresh_tokens
    set used_at = ${at}, sealed_successor = ${sealedSuccessor} where hash = ${hash}`.execute(db);
}

export async function endAccessTokens(db: Database, grantId: number, at: Date): Promise<void> {
  await sql`update scheduling.access_tokens set revoked_at = ${at}
    where grant_id = ${grantId} and revoked_at is null`.execute(db);
}

export async function narrowAccessTokens(db: Database, grantIds: readonly number[]): Promise<void> {
  await sql`update scheduling.access_tokens t
    set scopes = array(select s from unnest(t.scopes) as s where s = any (g.scopes))
    from scheduling.grants g
    where g.id = any (${grantIds}::bigint[]) and t.grant_id = g.id and t.revoked_at is null
      and not t.scopes <@ g.scopes`.execute(db);
}

export async function endAccessToken(db: Database, hash: Buffer, at: Date): Promise<void> {
  await sql`update scheduling.access_tokens set revoked_at = ${at}
    where hash = ${hash} and revoked_at is null`.execute(db);
}

export interface IssuedToken {
  grantId: number;
  applicationId: number;
  userId: number;
  scopes: Scope[];
  createdAt: Date;
  expiresAt: Date;
  isOpen: boolean;
}

const issued = sql`t.grant_id as "grantId", g.application_id as "applicationId",
  g.user_id as "userId", t.created_at as "createdAt", t.expires_at as "expiresAt"`;

export async function findIssuedAccess(
  db: Database,
  hash: Buffer,
): Promise<IssuedToken | undefined> {
  const { rows } = await sql<IssuedToken>`
    select ${issued}, t.scopes, t.revoked_at is null and g.revoked_at is null as "isOpen"
    from scheduling.access_tokens t join scheduling.grants g on g.id = t.grant_id
    where t.hash = ${hash}`.execute(db);
  return rows[0];
}

export async function findIssuedRefresh(
  db: Database,
  hash: Buffer,
): Promise<IssuedToken | undefined> {
  const { rows } = await sql<IssuedToken>`
    select ${issued}, g.scopes, t.used_at is null and g.revoked_at is null as "isOpen"
    from scheduling.refresh_tokens t join scheduling.grants g on g.id = t.grant_id
    where t.hash = ${hash}`.execute(db);
  return rows[0];
}

// A two-sided range makes PostgreSQL use the index.
export async function removePairs(db: Database, before: Date): Promise<number[]> {
  const { rows: access } = await sql<{ id: number }>`delete from scheduling.access_tokens
    where expires_at < ${before} and expires_at > '-infinity'
    returning grant_id as id`.execute(db);
  const { rows: refresh } = await sql<{ id: number }>`delete from scheduling.refresh_tokens
    where expires_at < ${before} and expires_at > '-infinity'
    returning grant_id as id`.execute(db);
  return [...access, ...refresh].map(({ id }) => id);
}

export async function forgetSuccessors(db: Database, before: Date): Promise<void> {
  await sql`update scheduling.refresh_tokens set sealed_successor = null
    where sealed_successor is not null and used_at < ${before} and used_at > '-infinity'`.execute(
    db,
  );
}

export async function countSuccessors(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(sealed_successor)::bigint as count from scheduling.refresh_tokens`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function lockSuccessors(
  db: Database,
  { after, limit }: { after: string; limit: number },
): Promise<{ hash: string; sealed: string }[]> {
  const { rows } = await sql<{ hash: string; sealed: string }>`
    select encode(hash, 'hex') as hash, sealed_successor as sealed from scheduling.refresh_tokens
    where sealed_successor is not null and hash > decode(${after}, 'hex')
    order by refresh_tokens.hash limit ${limit}
    for no key update`.execute(db);
  return rows;
}

export async function updateSuccessors(
  db: Database,
  values: readonly SealedValue[],
): Promise<void> {
  await sql`
    update scheduling.refresh_tokens set sealed_successor = resealed.successor
    from (select * from unnest(${values.map(({ place }) => place[0])}::text[],
      ${values.map(({ sealed }) => sealed)}::text[]) as k (hash, successor)
      limit ${values.length}) as resealed
    where refresh_tokens.hash = decode(resealed.hash, 'hex')`.execute(db);
}
