/*
 * A person is somebody reached by one e-mail address, whatever its capitals. Services keep the
 * person's id and decide what the person may do.
 */
import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

export interface Person {
  id: string;
  email: string;
  name: string | null;
  createdAt: Date;
}

/**
 * The id of the person with this address, who is made when there is none, locked until the
 * surrounding transaction ends. The address keeps its first spelling.
 */
export async function lockPersonOfEmail(
  db: Database,
  { email, newPersonId, now }: { email: string; newPersonId: string; now: Date },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into people.persons (id, email, created_at)
    values (${newPersonId}, ${email}, ${now})
    on conflict (lower(email)) do update set email = persons.email
    returning id`.execute(db);
  return rows[0]!.id;
}

/** Gives a person a name, unless there is one. */
export async function setFirstName(db: Database, id: string, name: string): Promise<void> {
  await sql`
    update people.persons set name = ${name} where id = ${id} and name is null`.execute(db);
}

/** The persons with these ids, in the order of their ids; unknown ids are left out. */
export async function listPersons(db: Database, ids: string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Person>`
    select id, email, name, created_at as "createdAt"
    from people.persons where id = any(${ids}) order by id`.execute(db);
  return rows;
}
