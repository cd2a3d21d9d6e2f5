import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

export async function removeOperator(db: Database, personId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from people.operators where person_id = ${personId} returning 1`.execute(db);
  return rows.length > 0;
}

export async function isOperator(db: Database, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select from people.operators where person_id = ${personId}`.execute(db);
  return rows.length > 0;
}

export interface OperatorRow {
  personId: string;
  email: string;
  name: string | null;
  addedAt: Date;
}

export async function addOperator(db: Database, personId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into people.operators (person_id, added_at) values (${personId}, ${now})
    on conflict (person_id) do nothing returning 1`.execute(db);
  return rows.length > 0;
}

export async function listOperators(db: Database): Promise<OperatorRow[]> {
  const { rows } = await sql<OperatorRow>`
    select person_id as "personId", email, name, added_at as "addedAt"
    from people.operators join people.persons on id = person_id
    order by added_at, person_id`.execute(db);
  return rows;
}
