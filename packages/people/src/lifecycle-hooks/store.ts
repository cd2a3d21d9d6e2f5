import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

export interface HookEvent {
  what: "join" | "change" | "address" | "erase" | "end access";
  personId: string;
  /** The purpose of an invitation, a name, an address, or a period; otherwise empty. */
  said: string;
}

export interface WaitingHookEvent extends HookEvent {
  id: string;
}

export async function saveSubscriber(db: Database, name: string): Promise<void> {
  await sql`insert into people.attendants (name) values (${name})
    on conflict (name) do nothing`.execute(db);
}

export async function countElsewhere(db: Database, present: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from people.attendants
    where name <> all(${present}::text[])`.execute(db);
  return rows[0]!.count;
}

export async function insertHookEvents(
  db: Database,
  present: readonly string[],
  { what, personId, said }: HookEvent,
): Promise<void> {
  await sql`insert into people.tidings (attendant, what, person_id, said)
    select name, ${what}, ${personId}, ${said} from people.attendants
    where name <> all(${present}::text[])`.execute(db);
}

/** Pending entries report the erasure instead. */
export async function forgetNames(db: Database, personId: string): Promise<void> {
  await sql`delete from people.tidings
    where person_id = ${personId} and what in ('change', 'address')`.execute(db);
}

export async function listHookEvents(
  db: Database,
  hook: string,
  limit: number,
): Promise<WaitingHookEvent[]> {
  const { rows } = await sql<WaitingHookEvent>`
    select id::text, what, person_id as "personId", said from people.tidings
    where attendant = ${hook} order by id limit ${limit}`.execute(db);
  return rows;
}

export async function takeHookEvent(db: Database, hook: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from people.tidings where attendant = ${hook} and id = ${id}::bigint
    returning 1`.execute(db);
  return rows.length > 0;
}
