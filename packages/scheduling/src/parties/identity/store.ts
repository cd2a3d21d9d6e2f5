import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import { requestsPerWindow } from "../../core/limits.ts";
import { type Level, type Rights, type Scope, scopes } from "../../core/rights.ts";

export interface Caller {
  userId: number;
  personId: string;
  applicationId: number | null;
  grantId: number | null;
  personalTokenId: number | null;
  scopes: readonly Scope[];
  /** Granted with a fresh second factor. */
  isProved: boolean;
  requestsPerWindow: number;
}

export type Maker = Pick<Caller, "userId" | "grantId" | "personalTokenId">;

export interface Account {
  id: number;
  subdomain: string;
  name: string;
  timezone: string;
  isTimedOnly: boolean;
  isSuspended: boolean;
  isOwner: boolean;
  isAdministrator: boolean;
  rights: Rights;
  /** The member sees only their own appointments, and only the clients of these. */
  isOwnOnly: boolean;
}

type Row = CallerColumns & (AccountColumns | { account_id: null });

interface CallerColumns {
  place: number;
  user_id: number;
  person_id: string;
  last_activity_at: Date | null;
  last_used_at: Date | null;
  application_id: number | null;
  grant_id: number | null;
  personal_token_id: number | null;
  scopes: Scope[] | null;
  is_proved: boolean;
  requests_per_window: number | null;
}

interface AccountColumns {
  account_id: number;
  subdomain: string;
  name: string;
  timezone: string;
  is_timed_only: boolean;
  suspended_at: Date | null;
  owner_id: number;
  permissions: string;
  booking_rights: Level;
  client_rights: Level;
  project_rights: Level;
  resource_rights: Level;
  report_rights: Level;
  own_only: boolean;
}

export interface CallerRow {
  caller: Caller;
  lastActivityAt: Date | null;
  lastUsedAt: Date | null;
  account: Account | undefined;
}

// Account and membership are one lookup, by account number.
const withAccount = (id: "$2" | "$3", subdomain: "$3" | "$4") => `
  select t.place, u.id as user_id, u.person_id, u.last_activity_at, t.application_id,
    t.grant_id, t.personal_token_id, t.last_used_at, t.scopes, t.is_proved, t.requests_per_window,
    a.id as account_id, a.subdomain, a.name, a.timezone, a.is_timed_only, a.suspended_at,
    a.owner_id, a.permissions, a.booking_rights, a.client_rights,
    a.project_rights, a.resource_rights, a.report_rights, a.own_only
  from found t
  cross join lateral (select * from scheduling.users where id = t.user_id limit 1) u
  left join lateral (
    select a.*, m.permissions, m.booking_rights, m.client_rights, m.project_rights,
      m.resource_rights, m.report_rights, m.own_only
    from (select * from scheduling.accounts
      where id = ${id} and subdomain = coalesce(${subdomain}, subdomain) limit 1) a
    cross join lateral (select * from scheduling.memberships
      where account_id = ${id} and user_id = u.id limit 1) m
    where m.activation_state = 'active'
  ) a on true`;

const hashes = keysFrom({ hash: "$1::bytea[]", place: "$5::int[]" });

const selectByAccessToken = statement(
  "identity_access_token",
  `with found as (
    select k.place, g.user_id, g.application_id, g.id as grant_id,
      null::bigint as personal_token_id,
      t.scopes, g.proved_at is not null as is_proved, p.requests_per_window,
      null::timestamptz as last_used_at
    from ${hashes} k
    cross join lateral (select * from scheduling.access_tokens where hash = k.hash limit 1) t
    join scheduling.grants g on g.id = t.grant_id and g.revoked_at is null
    join scheduling.applications p on p.id = g.application_id and p.deleted_at is null
    where t.revoked_at is null and t.expires_at > $2
  ) ${withAccount("$3", "$4")}`,
);

const selectByPersonalToken = statement(
  "identity_personal_token",
  `with found as (
    select k.place, user_id, null::bigint as application_id, null::bigint as grant_id,
      id as personal_token_id, scopes, proved_at is not null as is_proved,
      null::int as requests_per_window, last_used_at
    from ${hashes} k
    cross join lateral (select * from scheduling.personal_tokens where hash = k.hash limit 1) t
    where revoked_at is null and (expires_at is null or expires_at > $2)
  ) ${withAccount("$3", "$4")}`,
);

// A person at the desk has all their rights; only tokens narrow them.
const selectByPerson = statement(
  "identity_person",
  `with found as (
    select 0 as place, id as user_id, null::bigint as application_id, null::bigint as grant_id,
      null::bigint as personal_token_id, null::text[] as scopes, false as is_proved,
      null::int as requests_per_window, null::timestamptz as last_used_at
    from scheduling.users where person_id = $1
  ) ${withAccount("$2", "$3")}`,
);

export interface CalledAccount {
  id: number | undefined;
  subdomain?: string;
}

const valuesOf = (named: CalledAccount | undefined) => [
  named?.id ?? null,
  named?.subdomain ?? null,
];

export async function findCallerOfPerson(
  db: Database,
  { personId, named }: { personId: string; named: CalledAccount | undefined },
): Promise<CallerRow | undefined> {
  const [row] = await run<Row>(db, selectByPerson, [personId, ...valuesOf(named)]);
  return row === undefined ? undefined : callerOf(row);
}

/** Undefined for unknown tokens. The last query is the newest and sets the time. */
export async function findCallers(
  db: Database,
  targets: readonly MemberQuery[],
): Promise<(CallerRow | undefined)[]> {
  const { isPersonal, named, now } = targets.at(-1)!;
  const select = isPersonal ? selectByPersonalToken : selectByAccessToken;
  const names = targets.map(({ hash }) => hash.toString("base64"));
  const locations = new Map(names.map((name, index) => [name, index]));
  const hashes = [...locations.values()].map((index) => targets[index]!.hash);
  const values = [hashes, now, ...valuesOf(named), [...locations.values()]];
  const rows = new Map((await run<Row>(db, select, values)).map((row) => [row.place, row]));
  return names.map((name) => {
    const row = rows.get(locations.get(name)!);
    return row === undefined ? undefined : callerOf(row);
  });
}

function callerOf(row: Row): CallerRow {
  const caller: Caller = {
    userId: row.user_id,
    personId: row.person_id,
    applicationId: row.application_id,
    grantId: row.grant_id,
    personalTokenId: row.personal_token_id,
    scopes: row.scopes ?? scopes,
    isProved: row.is_proved,
    requestsPerWindow: row.requests_per_window ?? requestsPerWindow,
  };
  const account = row.account_id === null ? undefined : accountOf(row);
  const { last_activity_at: lastActivityAt, last_used_at: lastUsedAt } = row;
  return { caller, lastActivityAt, lastUsedAt, account };
}

const selectAccountId = statement(
  "identity_account_id",
  "select id from scheduling.accounts where subdomain = $1",
);

/** Reads an account id without a check of membership. */
export async function findAccountId(db: Database, subdomain: string): Promise<number | undefined> {
  const [row] = await run<{ id: number }>(db, selectAccountId, [subdomain]);
  return row?.id;
}

const holdMember = statement(
  "identity_hold_member",
  `select m.permissions = 'administrator' or m.user_id = (
      select owner_id from scheduling.accounts where id = m.account_id) as "isAdministrator"
  from scheduling.memberships m
  where m.account_id = $1 and m.user_id = $2 and m.activation_state = 'active' for share of m`,
);

const holdGrant = statement(
  "identity_hold_grant",
  "select 1 from scheduling.grants where id = $1 and revoked_at is null for share",
);

const holdPersonalToken = statement(
  "identity_hold_personal_token",
  "select 1 from scheduling.personal_tokens where id = $1 and revoked_at is null for share",
);

/**
 * Locks membership and token until the transaction ends. Their end then also finds objects made in
 * between.
 */
export async function holdMaker(
  db: Database,
  accountId: number,
  { userId, grantId, personalTokenId }: Maker,
): Promise<"held" | "held, no administrator" | "no member" | "no token"> {
  const [member] = await run<{ isAdministrator: boolean }>(db, holdMember, [accountId, userId]);
  if (member === undefined) return "no member";
  const held =
    grantId === null
      ? personalTokenId === null || (await run(db, holdPersonalToken, [personalTokenId])).length > 0
      : (await run(db, holdGrant, [grantId])).length > 0;
  if (!held) return "no token";
  return member.isAdministrator ? "held" : "held, no administrator";
}

export interface MemberQuery {
  hash: Buffer;
  isPersonal: boolean;
  named: CalledAccount | undefined;
  now: Date;
}

function accountOf(row: CallerColumns & AccountColumns): Account {
  const isOwner = row.owner_id === row.user_id;
  const rights: Rights = {
    bookings: row.booking_rights,
    clients: row.client_rights,
    projects: row.project_rights,
    resources: row.resource_rights,
    reports: row.report_rights,
  };
  return {
    id: row.account_id,
    subdomain: row.subdomain,
    name: row.name,
    timezone: row.timezone,
    isTimedOnly: row.is_timed_only,
    isSuspended: row.suspended_at !== null,
    isOwner,
    isAdministrator: isOwner || row.permissions === "administrator",
    rights,
    // An owner is never restricted, even by an outdated row.
    isOwnOnly: row.own_only && !isOwner,
  };
}
