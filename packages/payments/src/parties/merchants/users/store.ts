import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Page } from "../../../api/lists/schema.ts";
import { pageOf } from "../../../api/lists/store.ts";
import type { Id } from "../../../ground/ids.ts";

export interface Membership {
  merchantId: Id;
  personId: Id;
}

export interface MemberRow {
  personId: Id;
  email: string;
  createdAt: Date;
  acceptedAt: Date | null;
}

/** The membership of a person, made when there is none; an accepted one stays as it is. */
export async function saveMember(
  db: Database,
  { merchantId, personId, email, now }: Membership & { email: string; now: Date },
): Promise<MemberRow> {
  const { rows } = await sql<MemberRow>`
    insert into payments.merchant_users as member (merchant_id, person_id, email, created_at)
    values (${merchantId}, ${personId}, ${email}, ${now})
    on conflict on constraint merchant_users_pkey do update set email = member.email
    returning person_id as "personId", email, created_at as "createdAt",
      accepted_at as "acceptedAt"`.execute(db);
  return rows[0]!;
}

export async function findMember(
  db: Database,
  { merchantId, personId }: Membership,
): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`
    select person_id as "personId", email, created_at as "createdAt", accepted_at as "acceptedAt"
    from payments.merchant_users
    where merchant_id = ${merchantId} and person_id = ${personId}`.execute(db);
  return rows[0];
}

/** Begins a person's access; whether there was a membership that had not been accepted. */
export async function acceptMember(
  db: Database,
  { merchantId, personId, now }: Membership & { now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update payments.merchant_users set accepted_at = ${now}
    where merchant_id = ${merchantId} and person_id = ${personId} and accepted_at is null
    returning person_id`.execute(db);
  return rows.length === 1;
}

/** Whether there was a membership to end. */
export async function deleteMember(
  db: Database,
  { merchantId, personId }: Membership,
): Promise<boolean> {
  const { rows } = await sql`
    delete from payments.merchant_users
    where merchant_id = ${merchantId} and person_id = ${personId} returning person_id`.execute(db);
  return rows.length === 1;
}

export async function listMembers(db: Database, merchantId: Id, page: Page): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select person_id as "personId", email, created_at as "createdAt", accepted_at as "acceptedAt"
    from payments.merchant_users
    where merchant_id = ${merchantId} ${pageOf("person_id", page)}`.execute(db);
  return rows;
}

/** The addresses of all who accepted. */
export async function listAccepted(db: Database, merchantId: Id): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from payments.merchant_users
    where merchant_id = ${merchantId} and accepted_at is not null order by person_id`.execute(db);
  return rows.map(({ email }) => email);
}
