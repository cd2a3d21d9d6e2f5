import type { Database } from "@frontdesk/database/database";
import type { Action } from "@frontdesk/platform/operator/action";
import { sql } from "kysely";

export async function insertAction(db: Database, row: Action & { at: Date }): Promise<void> {
  await sql`
    insert into desk.actions (at, actor, action, subject, details)
    values (${row.at}, ${row.actor}, ${row.action}, ${row.subject},
      ${JSON.stringify(row.details)}::jsonb)`.execute(db);
}

export async function listActions(
  db: Database,
  { limit, before }: { limit: number; before?: number },
): Promise<(Action & { id: number; at: Date })[]> {
  const { rows } = await sql<Action & { id: number; at: Date }>`
    select id, at, actor, action, subject, details from desk.actions
    where id < ${before ?? Number.MAX_SAFE_INTEGER} order by id desc limit ${limit}`.execute(db);
  return rows;
}

/** Part of erasure. */
export async function eraseReasons(db: Database, personId: string): Promise<void> {
  await sql`update desk.actions set details = details - 'reason'
    where subject = ${personId} and action = 'person.factor_lost'`.execute(db);
}

// An index range; its end is the character after the space.
/** Part of erasure. */
export async function eraseActor(db: Database, personId: string): Promise<void> {
  await sql`update desk.actions set actor = 'person:erased'
    where actor ~>=~ ${`person:${personId} at `} and actor ~<~ ${`person:${personId} at!`}
      and actor like 'person:%'`.execute(db);
}
