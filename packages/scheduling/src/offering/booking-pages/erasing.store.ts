import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

export async function forgetAddress(
  db: Database,
  { email, at }: { email: string; at: Date },
): Promise<void> {
  const isIt = (column: string) => sql`lower(${sql.ref(column)}) = lower(${email}::text)`;
  await sql`update scheduling.booking_pages set
      notices_to = array(select told from unnest(notices_to) as told where not ${isIt("told")}),
      published = published and not ${isIt("contact_email")},
      contact_email = case when ${isIt("contact_email")} then null else contact_email end,
      updated_at = ${at}
    where ${isIt("contact_email")}
      or exists (select from unnest(notices_to) as told where ${isIt("told")})`.execute(db);
}

export async function unpublish(db: Database, accountId: number, at: Date): Promise<void> {
  await sql`update scheduling.booking_pages set published = false, updated_at = ${at}
    where account_id = ${accountId}`.execute(db);
}
