import type { Database } from "@frontdesk/database/database";
import type { Action } from "@frontdesk/platform/operator/action";
import { sql } from "kysely";

export interface NewAction extends Action {
  at: Date;
}

export async function insertAction(db: Database, newAction: NewAction): Promise<void> {
  const { at, actor, action, subject, details } = newAction;
  await sql`insert into scheduling.operator_actions (at, actor, action, subject, details)
    values (${at}, ${actor}, ${action}, ${subject}, ${JSON.stringify(details)})`.execute(db);
}

export async function listActions(
  db: Database,
  limit: number,
): Promise<(NewAction & { id: number })[]> {
  const { rows } = await sql<NewAction & { id: number }>`
    select id, at, actor, action, subject, details from scheduling.operator_actions
    order by id desc limit ${limit}`.execute(db);
  return rows;
}

export async function listMentions(
  db: Database,
  email: string,
): Promise<{ id: number; details: object }[]> {
  const { rows } = await sql<{ id: number; details: object }>`
    select id, details from scheduling.operator_actions
    where position(lower(${email}::text) in lower(details::text)) > 0`.execute(db);
  return rows;
}

export async function rewriteDetails(db: Database, id: number, details: object): Promise<void> {
  await sql`update scheduling.operator_actions set details = ${JSON.stringify(details)}::jsonb
    where id = ${id}`.execute(db);
}

// A prefix range of the index; `!` is the character after the space.
export async function eraseActor(db: Database, personId: string): Promise<void> {
  await sql`update scheduling.operator_actions set actor = 'person:erased'
    where actor ~>=~ ${`person:${personId} at `} and actor ~<~ ${`person:${personId} at!`}
      and actor like 'person:%'`.execute(db);
}
