import type { Database } from "@frontdesk/database/database";
import { keysOf } from "@frontdesk/database/statement";
import { sql } from "kysely";
import type { Rows } from "../../../api/lists/own.ts";
import type { Scope } from "../../../core/rights.ts";

export interface Grant {
  id: number;
  applicationId: number;
  userId: number;
  scopes: Scope[];
  isRevoked: boolean;
}

export interface NewGrant {
  applicationId: number;
  userId: number;
  scopes: readonly Scope[];
  at: Date;
  isProved?: boolean;
}

export async function insertGrant(db: Database, grant: NewGrant): Promise<number> {
  const { applicationId, userId, scopes, at, isProved = false } = grant;
  const { rows } = await sql<{ id: number }>`
    insert into scheduling.grants (application_id, user_id, scopes, created_at, proved_at)
    select a.id, ${userId}, array(select s from unnest(${scopes}::text[]) as s
      where s = any (a.scopes)), ${at}, ${isProved ? at : null}::timestamptz
    from scheduling.applications a where a.id = ${applicationId} for share
    returning id`.execute(db);
  return rows[0]!.id;
}

export async function lockGrant(db: Database, id: number): Promise<Grant> {
  const { rows } = await sql<Grant>`
    select id, application_id as "applicationId", user_id as "userId", scopes,
      revoked_at is not null as "isRevoked"
    from scheduling.grants where id = ${id} for update`.execute(db);
  return rows[0]!;
}

export type Which =
  | { id: number }
  | { userId: number; applicationId?: number }
  | { applicationId: number };

export async function revokeGrants(db: Database, which: Which, at: Date): Promise<number[]> {
  const { id = null, userId = null, applicationId = null } = which as Partial<Grant>;
  const { rows } = await sql<{ id: number }>`
    update scheduling.grants set revoked_at = ${at}
    where ${sql.join(
      [
        ...(id === null ? [] : [sql`id = ${id}`]),
        ...(userId === null ? [] : [sql`user_id = ${userId}`]),
        ...(applicationId === null ? [] : [sql`application_id = ${applicationId}`]),
        sql`revoked_at is null`,
      ],
      sql` and `,
    )} returning id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function narrowGrants(
  db: Database,
  applicationId: number,
  scopes: readonly Scope[],
): Promise<Pick<Grant, "id" | "scopes">[]> {
  const { rows } = await sql<Pick<Grant, "id" | "scopes">>`
    update scheduling.grants g
    set scopes = array(select s from unnest(g.scopes) as s where s = any (${scopes}::text[]))
    where g.application_id = ${applicationId} and g.revoked_at is null
      and not g.scopes <@ ${scopes}::text[]
    returning g.id, g.scopes`.execute(db);
  return rows;
}

// `offset 0` forces a lookup by grant.
const ofGrant = (table: string) =>
  sql`select from (select * from ${sql.table(`scheduling.${table}`)}
    where grant_id = g.id offset 0) t`;

/** Run it before expired rows are removed: it reads them. */
export async function revokeLapsedGrants(db: Database, at: Date): Promise<number[]> {
  // A two-sided range makes PostgreSQL use the index.
  const { rows } = await sql<{ id: number }>`
    with past as materialized (
      select grant_id from scheduling.authorization_codes where expires_at <= ${at}
        and expires_at > '-infinity'
      union select grant_id from scheduling.access_tokens where expires_at <= ${at}
        and expires_at > '-infinity'
      union select grant_id from scheduling.refresh_tokens where expires_at <= ${at}
        and expires_at > '-infinity'
    )
    update scheduling.grants g set revoked_at = ${at}
    from ${sql.raw(keysOf("past", ["grant_id"]))} as k
    where g.id = k.grant_id and g.revoked_at is null
      and not exists (${ofGrant("authorization_codes")}
        where used_at is null and expires_at > ${at})
      and not exists (${ofGrant("access_tokens")} where revoked_at is null and expires_at > ${at})
      and not exists (${ofGrant("refresh_tokens")} where used_at is null and expires_at > ${at})
    returning g.id`.execute(db);
  return rows.map(({ id }) => id);
}

// Only a refreshable token counts as access.
const inUse = (now: Date) => sql`g.revoked_at is null and exists (
  ${ofGrant("refresh_tokens")} where used_at is null and expires_at > ${now})`;

export interface AllowedApplication {
  applicationId: number;
  name: string;
  makerName: string;
  scopes: Scope[];
  since: Date;
}

export async function listAllowed(
  db: Database,
  { userId, now, last, limit }: { userId: number; now: Date } & Partial<Rows>,
): Promise<AllowedApplication[]> {
  // Portions go by id, as names are not unique.
  const order = limit === undefined ? sql`a.name, a.id` : sql`a.id`;
  const { rows } = await sql<AllowedApplication>`
    select a.id as "applicationId", a.name, min(g.created_at) as since,
      trim(o.first_name || ' ' || o.last_name) as "makerName", array_agg(distinct s.scope) as scopes
    from (select * from scheduling.grants where user_id = ${userId} offset 0) g
    cross join lateral (select * from scheduling.applications
      where id = g.application_id and deleted_at is null limit 1) a
    cross join lateral (select * from scheduling.users where id = a.owner_id limit 1) o
    cross join unnest(g.scopes) as s (scope)
    where ${inUse(now)} and a.id > ${last ?? 0}
    group by a.id, a.name, o.id, o.first_name, o.last_name
    order by ${order} limit ${limit ?? null}`.execute(db);
  return rows;
}

export interface Holder {
  userId: number;
  name: string;
  email: string;
  scopes: Scope[];
  since: Date;
}

export async function listHolders(
  db: Database,
  { applicationId, most, now }: { applicationId: number; most: number; now: Date },
): Promise<{ holders: Holder[]; total: number }> {
  const { rows } = await sql<Holder & { total: number }>`
    select u.id as "userId", trim(u.first_name || ' ' || u.last_name) as name, u.email,
      min(g.created_at) as since, array_agg(distinct s.scope) as scopes, count(*) over () as total
    from (select * from scheduling.grants where application_id = ${applicationId} offset 0) g
    cross join lateral (select * from scheduling.users where id = g.user_id limit 1) u
    cross join unnest(g.scopes) as s (scope)
    where ${inUse(now)}
    group by u.id, u.first_name, u.last_name, u.email
    order by max(g.id) desc limit ${most}`.execute(db);
  return { holders: rows, total: rows[0]?.total ?? 0 };
}

export async function removeBareGrants(db: Database, ids: readonly number[]): Promise<void> {
  await sql`delete from scheduling.grants g
    using (select * from unnest(${ids}::bigint[]) as i (id) limit ${ids.length}) k
    where g.id = k.id
      and not exists (${ofGrant("authorization_codes")})
      and not exists (${ofGrant("access_tokens")})
      and not exists (${ofGrant("refresh_tokens")})`.execute(db);
}
