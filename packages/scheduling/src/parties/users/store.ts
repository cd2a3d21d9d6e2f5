import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import type { ListPage, Page } from "../../api/lists/lists.ts";
import { listPage } from "../../api/lists/store.ts";
import type { Only } from "../../core/own.store.ts";
import type { Level, Permissions, Rights } from "../../core/rights.ts";
import type { TableRow } from "../../core/tables.ts";

export interface UserRow extends TableRow<"users"> {
  last_login_at: Date | null;
  last_logout_at: Date | null;
}

export interface MemberRow extends UserRow {
  color: string;
  permissions: Permissions;
  booking_rights: Level;
  client_rights: Level;
  project_rights: Level;
  resource_rights: Level;
  report_rights: "none" | "view";
  activation_state: "active" | "pending";
  own_only: boolean;
  owner: boolean;
}

export interface NewUser {
  personId: string;
  firstName: string;
  lastName: string;
  email: string;
  timezone: string;
  at: Date;
}

export async function keepUser(db: Database, user: NewUser): Promise<number> {
  const { personId, firstName, lastName, email, timezone, at } = user;
  const { rows } = await sql<{ id: number }>`
    insert into scheduling.users
      (person_id, first_name, last_name, email, timezone, created_at, updated_at)
    values (${personId}, ${firstName}, ${lastName}, ${email}, ${timezone}, ${at}, ${at})
    on conflict on constraint users_person_unique do update set email = excluded.email
    returning id`.execute(db);
  return rows[0]!.id;
}

// Sign-in times come from the people package.
const columns = sql`u.*, p.signed_in_at as last_login_at, p.signed_out_at as last_logout_at`;
const user = sql`${columns} from scheduling.users u
  left join people.persons p on p.id = u.person_id`;

export async function findUser(db: Database, id: number): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select ${user} where u.id = ${id}`.execute(db);
  return rows[0];
}

export async function lockUser(db: Database, id: number): Promise<void> {
  await sql`select 1 from scheduling.users where id = ${id} for no key update`.execute(db);
}

export async function findUserOfPerson(
  db: Database,
  personId: string,
): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select ${user} where u.person_id = ${personId}`.execute(db);
  return rows[0];
}

export interface NewMember {
  accountId: number;
  userId: number;
  permissions: Permissions;
  rights: Rights;
  ownOnly: boolean;
  color: string;
  state: "active" | "pending";
  at: Date;
}

export async function insertMember(db: Database, member: NewMember): Promise<void> {
  const { accountId, userId, permissions, rights, ownOnly, color, state, at } = member;
  await sql`insert into scheduling.memberships (account_id, user_id, permissions, booking_rights,
      client_rights, project_rights, resource_rights, report_rights, own_only, color,
      activation_state, created_at, updated_at)
    values (${accountId}, ${userId}, ${permissions}, ${rights.bookings}, ${rights.clients},
      ${rights.projects}, ${rights.resources}, ${rights.reports}, ${ownOnly}, ${color}, ${state},
      ${at}, ${at})
    on conflict on constraint memberships_pkey do nothing`.execute(db);
}

export async function activateMember(
  db: Database,
  { accountId, userId, at }: { accountId: number; userId: number; at: Date },
): Promise<void> {
  await sql`update scheduling.memberships set activation_state = 'active', updated_at = ${at}
    where account_id = ${accountId} and user_id = ${userId} and activation_state = 'pending'
    `.execute(db);
}

export async function updateMember(
  db: Database,
  { accountId, userId, permissions, rights, ownOnly, color, at }: Omit<NewMember, "state">,
): Promise<void> {
  await sql`update scheduling.memberships set permissions = ${permissions},
      booking_rights = ${rights.bookings}, client_rights = ${rights.clients},
      project_rights = ${rights.projects}, resource_rights = ${rights.resources},
      report_rights = ${rights.reports}, own_only = ${ownOnly}, color = ${color}, updated_at = ${at}
    where account_id = ${accountId} and user_id = ${userId}`.execute(db);
}

export async function deleteMember(
  db: Database,
  { accountId, userId }: { accountId: number; userId: number },
): Promise<boolean> {
  const { rows } = await sql`delete from scheduling.memberships
    where account_id = ${accountId} and user_id = ${userId} returning 1`.execute(db);
  return rows.length > 0;
}

const memberColumns = sql`${columns}, m.color, m.permissions, m.booking_rights, m.client_rights,
  m.project_rights, m.resource_rights, m.report_rights, m.own_only, m.activation_state,
  m.user_id = a.owner_id as owner`;

const memberJoined = sql`
  join scheduling.accounts a on a.id = m.account_id
  join scheduling.users u on u.id = m.user_id
  left join people.persons p on p.id = u.person_id`;

const member = sql`${memberColumns} from scheduling.memberships m ${memberJoined}`;

export async function listMembers(
  db: Database,
  { accountId, only }: { accountId: number; only: Only | undefined },
  page: Page,
): Promise<ListPage<MemberRow>> {
  const query = {
    table: "scheduling.memberships",
    as: "m",
    accountId,
    id: "user_id",
    ways: [{ indexed: only === undefined ? [] : [sql`m.user_id = ${only.userId}`] }],
    columns: memberColumns,
    joined: memberJoined,
  };
  return await listPage(db, query, page);
}

export async function findMember(
  db: Database,
  { accountId, userId }: { accountId: number; userId: number },
): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`
    select ${member} where m.account_id = ${accountId} and m.user_id = ${userId}`.execute(db);
  return rows[0];
}

export async function lockMember(
  db: Database,
  accountId: number,
  userId: number,
): Promise<MemberRow | undefined> {
  await sql`select 1 from scheduling.memberships
    where account_id = ${accountId} and user_id = ${userId} for update`.execute(db);
  // A join that waits for a lock mixes old and new rows.
  return await findMember(db, { accountId, userId });
}

export async function hasMember(db: Database, accountId: number, id: number): Promise<boolean> {
  return (await findMember(db, { accountId, userId: id })) !== undefined;
}

export interface Administrator {
  id: number;
  email: string;
  isProved: boolean;
}

export async function listAdministrators(
  db: Database,
  accountId: number,
): Promise<Administrator[]> {
  const { rows } = await sql<Administrator>`
    select u.id, u.email, p.email_verified_at is not null as "isProved"
    from scheduling.memberships m
    join scheduling.accounts a on a.id = m.account_id
    join scheduling.users u on u.id = m.user_id
    left join people.persons p on p.id = u.person_id
    where m.account_id = ${accountId} and m.activation_state = 'active'
      and (m.permissions = 'administrator' or a.owner_id = m.user_id)
    order by u.id`.execute(db);
  return rows;
}

const updateActivity = statement(
  "user_activity",
  "update scheduling.users set last_activity_at = $2 where id = $1",
);

export async function saveActivity(db: Database, userId: number, at: Date): Promise<void> {
  await run(db, updateActivity, [userId, at]);
}

export async function renameUser(
  db: Database,
  { id, firstName, lastName, at }: { id: number; firstName: string; lastName: string; at: Date },
): Promise<void> {
  await sql`update scheduling.users
    set first_name = ${firstName}, last_name = ${lastName}, updated_at = ${at}
    where id = ${id}`.execute(db);
}

export async function updateUserEmail(
  db: Database,
  { id, email, at }: { id: number; email: string; at: Date },
): Promise<void> {
  await sql`update scheduling.users set email = ${email}, updated_at = ${at}
    where id = ${id}`.execute(db);
}

export async function saveFirstZone(
  db: Database,
  { id, from, timezone, at }: { id: number; from: string; timezone: string; at: Date },
): Promise<void> {
  await sql`update scheduling.users set timezone = ${timezone}, updated_at = ${at}
    where id = ${id} and timezone = ${from} and timezone <> ${timezone}`.execute(db);
}

export async function anonymiseUser(db: Database, user: Anonymous & { at: Date }): Promise<void> {
  const { id, firstName, lastName, email, at } = user;
  await sql`update scheduling.users set first_name = ${firstName}, last_name = ${lastName},
      email = ${email}, image = null,
      last_activity_at = null, updated_at = ${at}
    where id = ${id}`.execute(db);
}

export interface Anonymous {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
}
