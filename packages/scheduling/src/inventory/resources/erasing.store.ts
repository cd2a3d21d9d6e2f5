import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

export interface OfPerson {
  account_id: number;
  id: number;
  is_deleted: boolean;
}

export async function listResourcesOf(db: Database, userId: number): Promise<OfPerson[]> {
  const { rows } = await sql<OfPerson>`
    select account_id, id, deleted_at is not null as is_deleted from scheduling.resources
    where user_id = ${userId} order by account_id, id`.execute(db);
  return rows;
}

export async function anonymiseResources(
  db: Database,
  { userId, firstName, lastName, at }: ForgetInput,
): Promise<void> {
  await sql`update scheduling.resources set first_name = ${firstName}, last_name = ${lastName},
      name = ${`${firstName} ${lastName}`}, email = null, phone = null, job_title = null,
      image = null, notes = null, updated_at = ${at}
    where user_id = ${userId}`.execute(db);
}

interface ForgetInput {
  userId: number;
  firstName: string;
  lastName: string;
  at: Date;
}
