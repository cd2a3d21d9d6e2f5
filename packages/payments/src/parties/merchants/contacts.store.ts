// Who is told what happens to a merchant: its contact addresses, the former ones of a while too.
import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import { type Id, shardOf } from "../../ground/ids.ts";

/** Keeps an address that a merchant has no more. */
export async function keepContact(
  db: Database,
  { merchantId, email }: { merchantId: Id; email: string },
): Promise<void> {
  await sql`
    insert into payments.former_contacts (shard, merchant_id, email, until)
    values (${shardOf(merchantId)}, ${merchantId}, ${email}, now())
    on conflict on constraint former_contacts_pkey do update set until = now()`.execute(db);
}

/** The addresses that a merchant had in the last 90 days, without the one that it has. */
export async function listFormerContacts(db: Database, merchantId: Id): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from payments.former_contacts
    where shard = ${shardOf(merchantId)} and merchant_id = ${merchantId}
      and until > now() - interval '90 days' order by email`.execute(db);
  return rows.map(({ email }) => email);
}

/** Forgets addresses that were given up before a moment. */
export async function forgetContacts(db: Database, before: Date): Promise<void> {
  await sql`delete from payments.former_contacts where until < ${before}`.execute(db);
}
