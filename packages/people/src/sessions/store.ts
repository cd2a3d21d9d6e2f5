import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

export interface Session {
  id: string;
  personId: string;
  seenAt: Date;
  createdAt: Date;
  address: string;
  browser: string;
}

interface NewSession {
  id: string;
  personId: string;
  tokenHash: Buffer;
  address: string;
  browser: string;
  now: Date;
  expiresAt: Date;
  provedAt: Date | null;
}

export async function insertSession(db: Database, session: NewSession): Promise<void> {
  const { id, personId, tokenHash, address, browser, now, expiresAt, provedAt } = session;
  await sql`
    insert into people.sessions
      (id, person_id, token_hash, address, browser, created_at, seen_at, expires_at, proved_at)
    values (${id}, ${personId}, ${tokenHash}, ${address}, ${browser}, ${now}, ${now}, ${expiresAt},
      ${provedAt})`.execute(db);
}

export interface SessionOfPerson {
  sessionId: string;
  seenAt: Date;
  createdAt: Date;
  personId: string;
  email: string;
  name: string | null;
  emailVerified: boolean;
}

export async function findSession(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<SessionOfPerson | undefined> {
  const { rows } = await sql<SessionOfPerson>`
    select sessions.id as "sessionId", seen_at as "seenAt", sessions.created_at as "createdAt",
      person_id as "personId", email, name,
      email_verified_at is not null as "emailVerified"
    from people.sessions join people.persons on persons.id = person_id
    where token_hash = ${tokenHash} and expires_at > ${now}`.execute(db);
  return rows[0];
}

export async function extendSession(
  db: Database,
  { id, now, expiresAt }: { id: string; now: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    update people.sessions set seen_at = ${now}, expires_at = ${expiresAt}
    where id = ${id}`.execute(db);
}

export async function proveSession(
  db: Database,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update people.sessions set proved_at = ${now}
    where id = ${id} and expires_at > ${now} returning 1`.execute(db);
  return rows.length === 1;
}

// The offset makes PostgreSQL use the index on the person, not on the end.
export async function listSessions(db: Database, personId: string, now: Date): Promise<Session[]> {
  const { rows } = await sql<Session>`
    select id, person_id as "personId", seen_at as "seenAt", created_at as "createdAt",
      address, browser
    from (select * from people.sessions where person_id = ${personId} offset 0) s
    where expires_at > ${now} order by seen_at desc, id limit 100`.execute(db);
  return rows;
}

export async function removeSession(db: Database, id: string, personId: string): Promise<void> {
  await sql`
    delete from people.sessions
    where id::text = ${id} and person_id = ${personId}`.execute(db);
}

export async function removeOtherSessions(
  db: Database,
  personId: string,
  keptId: string | undefined,
): Promise<void> {
  await sql`
    delete from people.sessions
    where person_id = ${personId} and id::text is distinct from ${keptId ?? null}`.execute(db);
}

export async function removeExpiredSessions(db: Database, now: Date): Promise<void> {
  // A two-sided range makes PostgreSQL use the index.
  await sql`delete from people.sessions
    where expires_at <= ${now} and expires_at > '-infinity'`.execute(db);
}

export async function listOpenSessions(db: Database, ids: string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from people.sessions
    where id = any(${ids}::uuid[]) and expires_at > ${now}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function hasOpenSession(
  db: Database,
  { id, personId, now }: { id: string; personId: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from people.sessions
    where id = ${id} and person_id = ${personId} and expires_at > ${now}`.execute(db);
  return rows.length === 1;
}
