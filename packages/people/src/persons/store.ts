/* One email address each, compared without case. Services store the person's id and decide on
   permissions. */
import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

export interface Person {
  id: string;
  email: string;
  name: string | null;
  image: string | null;
  emailVerifiedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  signedInAt: Date | null;
  signedOutAt: Date | null;
  /** The last request with a session, to the hour. */
  activeAt: Date | null;
  erasedAt: Date | null;
}

const columns = sql`id, email, name, image, email_verified_at as "emailVerifiedAt",
  created_at as "createdAt", updated_at as "updatedAt", signed_in_at as "signedInAt",
  signed_out_at as "signedOutAt", active_at as "activeAt", erased_at as "erasedAt"`;

interface NewPerson {
  email: string;
  newPersonId: string;
  now: Date;
}

/** Locked until the transaction ends. The address keeps its first spelling. */
export async function lockPersonOfEmail(
  db: Database,
  { email, newPersonId, now }: NewPerson,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into people.persons (id, email, created_at, updated_at)
    values (${newPersonId}, ${email}, ${now}, ${now})
    on conflict (lower(email)) do update set email = persons.email
    returning id`.execute(db);
  return rows[0]!.id;
}

export async function setFirstName(db: Database, id: string, name: string): Promise<boolean> {
  const { rows } = await sql`
    update people.persons set name = ${name} where id = ${id} and name is null
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function updateName(
  db: Database,
  { personId, name, now }: { personId: string; name: string; now: Date },
): Promise<void> {
  await sql`
    update people.persons set name = ${name}, updated_at = ${now}
    where id = ${personId} and erased_at is null`.execute(db);
}

/** Requires a proved address. */
export async function updateEmail(
  db: Database,
  { personId, email, now }: { personId: string; email: string; now: Date },
): Promise<void> {
  await sql`
    update people.persons
    set email = ${email}, email_verified_at = ${now}, updated_at = ${now}
    where id = ${personId} and erased_at is null`.execute(db);
}

export async function verifyEmail(db: Database, personId: string, now: Date): Promise<void> {
  await sql`
    update people.persons set email_verified_at = ${now}, updated_at = ${now}
    where id = ${personId} and email_verified_at is null`.execute(db);
}

export async function noteSignIn(db: Database, personId: string, now: Date): Promise<void> {
  await sql`
    update people.persons set signed_in_at = ${now}, active_at = ${now}
    where id = ${personId}`.execute(db);
}

export async function noteSignOut(db: Database, personId: string, now: Date): Promise<void> {
  await sql`update people.persons set signed_out_at = ${now} where id = ${personId}`.execute(db);
}

export async function noteActivity(db: Database, personId: string, now: Date): Promise<void> {
  await sql`update people.persons set active_at = ${now} where id = ${personId}`.execute(db);
}

export async function anonymise(db: Database, personId: string, now: Date): Promise<void> {
  await sql`
    update people.persons
    set email = ${`erased-${personId}@erased.invalid`}, name = null, image = null,
      email_verified_at = null, signed_in_at = null, signed_out_at = null, active_at = null,
      updated_at = ${now}, erased_at = ${now}
    where id = ${personId} and erased_at is null`.execute(db);
}

// A two-sided range makes PostgreSQL use the index.
export async function listErased(db: Database, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from people.persons
    where erased_at >= ${since} and erased_at < 'infinity' order by erased_at`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findPerson(db: Database, personId: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select ${columns} from people.persons where id = ${personId}`.execute(db);
  return rows[0];
}

export async function findPersonOfEmail(db: Database, email: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select ${columns} from people.persons
    where lower(email) = lower(${email}) and erased_at is null`.execute(db);
  return rows[0];
}

export async function lockPerson(db: Database, personId: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select ${columns} from people.persons
    where id = ${personId} and erased_at is null for update`.execute(db);
  return rows[0];
}

export async function listPersons(db: Database, ids: string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Person>`
    select ${columns} from people.persons where id = any(${ids}) order by id`.execute(db);
  return rows;
}
