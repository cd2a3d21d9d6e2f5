import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Page } from "../../../api/lists/schema.ts";
import { pageOf } from "../../../api/lists/store.ts";
import type { Id } from "../../../core/ids.ts";
import type { CamelRow } from "../../../core/tables.ts";
import type { Role } from "../roles/roles.ts";

export interface Membership {
  merchantId: Id;
  personId: Id;
}

export type MemberRow = Omit<CamelRow<"merchant_users">, "merchantId">;

const columns = sql`person_id as "personId", email, role, created_at as "createdAt",
  accepted_at as "acceptedAt"`;

export async function saveMember(
  db: Database,
  { merchantId, personId, email, role, now }: Membership & NewMember,
): Promise<void> {
  await sql`
    insert into payments.merchant_users as member (merchant_id, person_id, email, role, created_at)
    values (${merchantId}, ${personId}, ${email}, ${role}, ${now})
    on conflict on constraint merchant_users_pkey do update set role = ${role}
      where member.accepted_at is null`.execute(db);
}

interface NewMember {
  email: string;
  role: Role;
  now: Date;
}

export async function updateRole(
  db: Database,
  { merchantId, personId, role }: Membership & { role: Role },
): Promise<void> {
  await sql`
    update payments.merchant_users set role = ${role}
    where merchant_id = ${merchantId} and person_id = ${personId}`.execute(db);
}

export async function listOwners(
  db: Database,
  merchantId: Id,
): Promise<{ personId: Id; acceptedAt: Date | null }[]> {
  const { rows } = await sql<{ personId: Id; acceptedAt: Date | null }>`
    select person_id as "personId", accepted_at as "acceptedAt" from payments.merchant_users
    where merchant_id = ${merchantId} and role = 'owner'`.execute(db);
  return rows;
}

export async function listOwnersOf(
  db: Database,
  merchantIds: readonly Id[],
): Promise<{ merchantId: Id; personId: Id }[]> {
  const { rows } = await sql<{ merchantId: Id; personId: Id }>`
    select merchant_id as "merchantId", person_id as "personId" from payments.merchant_users
    where merchant_id = any(${merchantIds}::text[]) and role = 'owner' and accepted_at is not null
    order by person_id`.execute(db);
  return rows;
}

export async function listRolesOf(
  db: Database,
  personId: Id,
  merchantIds: readonly Id[],
): Promise<{ merchantId: Id; role: Role }[]> {
  const { rows } = await sql<{ merchantId: Id; role: Role }>`
    select merchant_id as "merchantId", role from payments.merchant_users
    where person_id = ${personId} and merchant_id = any(${merchantIds}::text[])`.execute(db);
  return rows;
}

export async function findMember(
  db: Database,
  { merchantId, personId }: Membership,
): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`
    select ${columns} from payments.merchant_users
    where merchant_id = ${merchantId} and person_id = ${personId}`.execute(db);
  return rows[0];
}

export async function listMembershipsOf(
  db: Database,
  personId: Id,
): Promise<{ merchantId: Id; role: Role; acceptedAt: Date | null }[]> {
  const { rows } = await sql<{ merchantId: Id; role: Role; acceptedAt: Date | null }>`
    select merchant_id as "merchantId", role, accepted_at as "acceptedAt"
    from payments.merchant_users where person_id = ${personId}
    order by merchant_id`.execute(db);
  return rows;
}

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
    select ${columns} from payments.merchant_users
    where merchant_id = ${merchantId} ${pageOf("person_id", page)}`.execute(db);
  return rows;
}

export async function listAccepted(
  db: Database,
  merchantId: Id,
): Promise<{ personId: Id; email: string }[]> {
  const { rows } = await sql<{ personId: Id; email: string }>`
    select person_id as "personId", email from payments.merchant_users
    where merchant_id = ${merchantId} and accepted_at is not null order by person_id`.execute(db);
  return rows;
}
