import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import type { Rows } from "../../api/lists/own.ts";
import type { TableRow } from "../../core/tables.ts";
import type { MemberRow } from "../users/store.ts";

export interface WeekHours {
  week_day: number;
  start_time: number;
  end_time: number;
}

/** The first day of a week. */
export type WeekStart = "monday" | "saturday" | "sunday";

export interface AccountRow extends Omit<TableRow<"accounts">, "approved_at" | "live_since"> {
  default_periods: WeekHours[];
  week_start: WeekStart | null;
  owner_first_name: string;
  owner_last_name: string;
  owner_email: string;
  owner_image: string | null;
  owner_timezone: string;
}

export type OwnAccountRow = AccountRow &
  Pick<
    MemberRow,
    | "permissions"
    | "booking_rights"
    | "client_rights"
    | "project_rights"
    | "resource_rights"
    | "report_rights"
    | "own_only"
    | "owner"
  >;

const columns = sql`a.id, a.subdomain, a.name, a.timezone, a.is_timed_only,
  a.default_periods, a.week_start, a.country, a.region, a.vat_number, a.no_show_tax,
  a.suspended_at, a.created_at, a.updated_at, a.owner_id,
  o.first_name as owner_first_name, o.last_name as owner_last_name,
  o.email as owner_email, o.image as owner_image, o.timezone as owner_timezone`;
const account = sql`${columns}
  from scheduling.accounts a
  join scheduling.users o on o.id = a.owner_id`;

export async function listAccountsOf(db: Database, ids: readonly number[]): Promise<AccountRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<AccountRow>`
    select ${columns} from unnest(${ids}::bigint[]) as k (id)
    cross join lateral (select * from scheduling.accounts where id = k.id limit 1) a
    cross join lateral (select * from scheduling.users where id = a.owner_id limit 1) o
    order by a.id`.execute(db);
  return rows;
}

export async function listAccounts(
  db: Database,
  userId: number,
  { last = 0, limit }: Partial<Rows> = {},
): Promise<OwnAccountRow[]> {
  const { rows } = await sql<OwnAccountRow>`
    select ${columns}, m.permissions, m.booking_rights, m.client_rights, m.project_rights,
      m.resource_rights, m.report_rights, m.own_only, m.user_id = a.owner_id as owner
    from scheduling.accounts a
    join scheduling.users o on o.id = a.owner_id
    join scheduling.memberships m on m.account_id = a.id and m.user_id = ${userId}
      and m.activation_state = 'active' and m.account_id > ${last}
    order by a.id limit ${limit ?? null}`.execute(db);
  return rows;
}

export async function countOwned(db: Database, ownerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from scheduling.accounts
    where owner_id = ${ownerId}`.execute(db);
  return rows[0]!.count;
}

export async function findAccount(
  db: Database,
  { accountId, userId }: { accountId: number; userId: number },
): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select ${account}
    join scheduling.memberships m on m.account_id = ${accountId} and m.user_id = ${userId}
      and m.activation_state = 'active'
    where a.id = ${accountId}`.execute(db);
  return rows[0];
}

export interface NewAccount {
  subdomain: string;
  name: string;
  ownerId: number;
  timezone: string;
  weekStart: WeekStart | null;
  country: string | null;
  at: Date;
}

export async function insertAccount(
  db: Database,
  { subdomain, name, ownerId, timezone, weekStart, country, at }: NewAccount,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into scheduling.accounts
      (subdomain, name, owner_id, timezone, week_start, country, created_at, updated_at)
    values (${subdomain}, ${name}, ${ownerId}, ${timezone}, ${weekStart}, ${country}, ${at}, ${at})
    on conflict on constraint accounts_subdomain_unique do nothing
    returning id`.execute(db);
  return rows[0]?.id;
}

export async function setSuspended(
  db: Database,
  id: number,
  { suspended, at }: { suspended: boolean; at: Date },
): Promise<boolean> {
  const { rows } = await sql`update scheduling.accounts
    set suspended_at = ${suspended ? at : null}, updated_at = ${at}
    where id = ${id} and (suspended_at is not null) <> ${suspended} returning 1`.execute(db);
  return rows.length > 0;
}

export async function lockAccount(db: Database, id: number): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select ${account} where a.id = ${id} for no key update of a`.execute(db);
  return rows[0];
}

export async function setOwner(
  db: Database,
  id: number,
  { ownerId, at }: { ownerId: number; at: Date },
): Promise<void> {
  await sql`update scheduling.accounts set owner_id = ${ownerId}, updated_at = ${at}
    where id = ${id}`.execute(db);
}

export interface AccountSettings {
  name: string;
  timezone: string;
  isTimedOnly: boolean;
  defaultPeriods: readonly WeekHours[];
  weekStart: WeekStart | null;
  country: string | null;
  region: string | null;
  vatNumber: string | null;
  noShowTax: number | null;
}

export async function saveSettings(
  db: Database,
  id: number,
  { at, ...settings }: AccountSettings & { at: Date },
): Promise<void> {
  const { name, timezone, isTimedOnly, defaultPeriods, weekStart } = settings;
  const { country, region, vatNumber, noShowTax } = settings;
  await sql`update scheduling.accounts set name = ${name}, timezone = ${timezone},
      is_timed_only = ${isTimedOnly}, default_periods = ${JSON.stringify(defaultPeriods)}::jsonb,
      week_start = ${weekStart}, country = ${country}, region = ${region},
      vat_number = ${vatNumber}, no_show_tax = ${noShowTax}, updated_at = ${at}
    where id = ${id}`.execute(db);
}

export async function findRegion(
  db: Database,
  id: number,
): Promise<Pick<AccountRow, "country" | "region">> {
  const { rows } = await sql<Pick<AccountRow, "country" | "region">>`
    select country, region from scheduling.accounts where id = ${id}`.execute(db);
  return rows[0]!;
}

/** Locks the account: its hours change before or after this transaction. */
export async function getDefaultPeriods(db: Database, id: number): Promise<WeekHours[]> {
  const { rows } = await sql<Pick<AccountRow, "default_periods">>`
    select default_periods from scheduling.accounts where id = ${id} for share`.execute(db);
  return rows[0]!.default_periods;
}

export type OwnedAccount = Pick<AccountRow, "id" | "subdomain" | "name" | "timezone" | "owner_id">;

/** Reads an account without a check of membership. */
export async function findOwned(db: Database, id: number): Promise<OwnedAccount | undefined> {
  const { rows } = await sql<OwnedAccount>`
    select id, subdomain, name, timezone, owner_id from scheduling.accounts where id = ${id}
    `.execute(db);
  return rows[0];
}

const find = statement(
  "account_live_since",
  `select live_since as "liveSince" from scheduling.accounts where id = $1`,
);

/** Start of real payments; null before. */
export async function findLiveSince(db: Database, accountId: number): Promise<Date | null> {
  const [row] = await run<{ liveSince: Date | null }>(db, find, [accountId]);
  return row?.liveSince ?? null;
}

export async function lockLiveSince(db: Database, accountId: number): Promise<Date | null> {
  const { rows } = await sql<{ liveSince: Date | null }>`
    select live_since as "liveSince" from scheduling.accounts where id = ${accountId}
    for no key update`.execute(db);
  return rows[0]?.liveSince ?? null;
}

export async function setLiveSince(db: Database, accountId: number, at: Date): Promise<void> {
  await sql`update scheduling.accounts set live_since = ${at}
    where id = ${accountId} and live_since is null`.execute(db);
}

export interface TrustRow {
  isApproved: boolean;
  isOwnerProved: boolean;
}

const trust = statement(
  "account_trust",
  `select a.approved_at is not null as "isApproved",
    p.email_verified_at is not null as "isOwnerProved"
  from scheduling.accounts a
  join scheduling.users o on o.id = a.owner_id
  left join people.persons p on p.id = o.person_id
  where a.id = $1`,
);

export async function findTrust(db: Database, accountId: number): Promise<TrustRow | undefined> {
  return (await run<TrustRow>(db, trust, [accountId]))[0];
}

export async function setApproved(
  db: Database,
  id: number,
  approvedAt: Date | null,
): Promise<boolean> {
  const at = approvedAt === null ? sql`null` : sql`coalesce(approved_at, ${approvedAt})`;
  const { rows } = await sql`update scheduling.accounts set approved_at = ${at}
    where id = ${id} returning 1`.execute(db);
  return rows.length > 0;
}

export const waitingAtOnce = { accounts: 1_000 };

interface WaitingAccounts {
  ids: number[];
  last: number | null;
  count: number;
}

/** Verified owner, not suspended. Each statement reads a bounded number. */
export async function listWaitingIds(
  db: Database,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const most = waitingAtOnce.accounts;
  const matches: number[] = [];
  for (let from: number | null = after; from !== null && matches.length < limit; ) {
    const { ids, last, count } = await lookFrom(db, { from, limit: limit - matches.length, most });
    matches.push(...ids);
    from = count < most ? null : last;
  }
  return matches;
}

async function lookFrom(
  db: Database,
  { from, limit, most }: { from: number; limit: number; most: number },
): Promise<WaitingAccounts> {
  const { rows } = await sql<WaitingAccounts>`
    with looked as materialized (
      select id, owner_id from scheduling.accounts
      where id > ${from} and approved_at is null and suspended_at is null
      order by id limit ${most}
    )
    select (select max(id) from looked) as last, (select count(*)::int from looked) as count,
      array(
        select a.id from (select * from looked order by id) a
        cross join lateral (select person_id from scheduling.users
          where id = a.owner_id limit 1) o
        cross join lateral (select email_verified_at from people.persons
          where id = o.person_id limit 1) p
        where p.email_verified_at is not null limit ${limit}
      ) as ids`.execute(db);
  return rows[0]!;
}

const mostAccounts = 100;

/** Each condition has its own index. */
export async function findAccountIds(
  db: Database,
  { q, ownerId }: { q: string; ownerId: number | undefined },
): Promise<number[]> {
  const number = /^\d{1,15}$/.test(q) ? Number(q) : null;
  // PostgreSQL lowers both texts, so its rules for other alphabets apply to both.
  const from = sql`lower(${q}::text) collate "C"`;
  const end = sql`(lower(${q}::text) || ${"\u{10ffff}"}) collate "C"`;
  const { rows } = await sql<{ id: number }>`
    select id from (
      select a.id from scheduling.accounts a where a.id = ${number}::bigint
      union select a.id from scheduling.accounts a where a.subdomain = lower(${q}::text)
      union (select a.id from scheduling.accounts a where a.owner_id = ${ownerId ?? null}::bigint
        order by a.id limit ${mostAccounts})
      union (select a.id from scheduling.accounts a
        where lower(a.name) collate "C" >= ${from} and lower(a.name) collate "C" < ${end}
        order by lower(a.name) collate "C" limit ${mostAccounts})
    ) found order by id limit ${mostAccounts}`.execute(db);
  return rows.map(({ id }) => id);
}
