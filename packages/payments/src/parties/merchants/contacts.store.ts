import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import { type Id, shardOf } from "../../core/ids.ts";

export async function keepContact(
  db: Database,
  { merchantId, email }: { merchantId: Id; email: string },
): Promise<void> {
  await sql`
    insert into payments.former_contacts (shard, merchant_id, email, until)
    values (${shardOf(merchantId)}, ${merchantId}, ${email}, now())
    on conflict on constraint former_contacts_pkey do update set until = now()`.execute(db);
}

/** Contacts of the last 90 days, without the current one. */
export async function listFormerContacts(db: Database, merchantId: Id): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from payments.former_contacts
    where shard = ${shardOf(merchantId)} and merchant_id = ${merchantId}
      and until > now() - interval '90 days' order by email`.execute(db);
  return rows.map(({ email }) => email);
}

export async function forgetContacts(db: Database, before: Date): Promise<void> {
  await sql`delete from payments.former_contacts where until < ${before}`.execute(db);
}
