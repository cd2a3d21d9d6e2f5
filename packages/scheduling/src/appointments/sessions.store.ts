/* A session is one performance of a service. An ended one has no appointments and no bookings. */
import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import { zoneRules } from "../core/dates.ts";
import { typed } from "../core/store.ts";
import type { CamelRow, TableRow } from "../core/tables.ts";
import type { StaffNotices } from "../inventory/resources/notices.ts";

export type SessionRow = Omit<TableRow<"sessions">, "account_id" | "zone_rules">;

export type SessionStart = Pick<
  CamelRow<"sessions">,
  "startsAt" | "startDate" | "startTime" | "timezone"
>;

export interface NewSession extends SessionStart {
  accountId: number;
  serviceId: number;
  duration: number;
  bufferBefore: number;
  bufferAfter: number;
  seats: number;
  at: Date;
}

const types =
  "bigint timestamptz date smallint text smallint smallint smallint smallint timestamptz text";

/** SQL for a `with`: locks the service against deletion. */
const offeredFrom = (service: string): string => `offered as materialized (
    select id from scheduling.services
    where account_id = $1 and id = ${service} and deleted_at is null and not archived for key share
  )`;

/** SQL for a `with`: `session` gives the id. $1 is the account; values begin at `first`. */
export function sessionFrom(first: number, source: string): string {
  const values = typed(first, types);
  const [service, start, date, time, zone, duration, before, after, seats, at, rules] = values;
  return `${offeredFrom(service!)},
  session as (
    insert into scheduling.sessions (account_id, service_id, starts_at, start_date, start_time,
      timezone, duration, buffer_before, buffer_after, seats, seats_taken, created_at, updated_at,
      zone_rules)
    select $1::bigint, offered.id, ${start}, ${date}, ${time}, ${zone}, ${duration}, ${before},
      ${after}, ${seats}, ${seats}, ${at}, ${at}, ${rules}
    from offered cross join ${source} returning id
  )`;
}

export function sessionValues(session: Omit<NewSession, "accountId">): unknown[] {
  const { serviceId, startsAt, startDate, startTime, timezone } = session;
  const { duration, bufferBefore, bufferAfter, seats, at } = session;
  const begins = [startsAt, startDate, startTime, timezone];
  return [serviceId, ...begins, duration, bufferBefore, bufferAfter, seats, at, zoneRules];
}

const insert = statement(
  "session_insert",
  `with ${sessionFrom(2, "(select 1) as always")} select id from session`,
);

export async function insertSession(
  db: Database,
  session: NewSession,
): Promise<number | undefined> {
  const values = [session.accountId, ...sessionValues(session)];
  return (await run<{ id: number }>(db, insert, values))[0]?.id;
}

const lock = statement(
  "session_lock",
  `select id, service_id, starts_at, start_date, start_time, timezone, duration, buffer_before,
    buffer_after, seats, seats_taken, created_at, updated_at, ended_at
  from scheduling.sessions where account_id = $1 and id = $2 for no key update`,
);

export const lockSessionFrom = (condition: string): string => `
  select id from scheduling.sessions
  where account_id = $1 and id = $2 and ${condition} for no key update`;

export async function lockSession(
  db: Database,
  accountId: number,
  id: number,
): Promise<SessionRow | undefined> {
  return (await run<SessionRow>(db, lock, [accountId, id]))[0];
}

const move = statement(
  "session_move",
  `update scheduling.sessions set starts_at = $3, start_date = $4, start_time = $5, timezone = $6,
    updated_at = $7, ended_at = null, seats_taken = seats, zone_rules = $8,
    duration = coalesce($9, duration)
  where account_id = $1 and id = $2`,
);

interface SavedStart extends SessionStart {
  accountId: number;
  id: number;
  at: Date;
  /** Null keeps it. */
  duration?: number | null;
}

/** Needs the lock. Revives an ended session. */
export async function saveSessionStart(
  db: Database,
  { accountId, id, at, duration = null, ...start }: SavedStart,
): Promise<void> {
  const { startsAt, startDate, startTime, timezone } = start;
  const wall = [startDate, startTime, timezone];
  await run(db, move, [accountId, id, startsAt, ...wall, at, zoneRules, duration]);
}

const end = statement(
  "session_end",
  `update scheduling.sessions set seats_taken = 0, ended_at = $3, updated_at = $3
  where account_id = $1 and id = $2 and ended_at is null`,
);

/** Needs the lock. */
export async function endSession(
  db: Database,
  { accountId, id, at }: { accountId: number; id: number; at: Date },
): Promise<void> {
  await run(db, end, [accountId, id, at]);
}

const resourcesOf = statement(
  "session_resources",
  `select r.id, r.name
  from (select resource_id from scheduling.bookings
    where account_id = $1 and session_id = $2 and deleted_at is null order by id) b
  cross join lateral (select id, name from scheduling.resources
    where account_id = $1 and id = b.resource_id limit 1) r`,
);

export async function listTaken(
  db: Database,
  accountId: number,
  sessionId: number,
): Promise<{ id: number; name: string }[]> {
  return await run(db, resourcesOf, [accountId, sessionId]);
}

const resourcesOfAll = statement(
  "sessions_resources",
  `select b.session_id as "sessionId", b.resource_id as "resourceId"
  from unnest($2::bigint[]) as k (id)
  cross join lateral (select id, session_id, resource_id from scheduling.bookings
    where account_id = $1 and session_id = k.id and deleted_at is null order by id
    limit (select null::bigint)) b order by b.id`,
);

export async function listTakenIds(
  db: Database,
  accountId: number,
  sessionIds: readonly number[],
): Promise<{ sessionId: number; resourceId: number }[]> {
  return await run(db, resourcesOfAll, [accountId, sessionIds]);
}

/** The times include the buffer. */
export interface WallTaking {
  resourceId: number;
  date: string;
  /** Minutes of the day. */
  startTime: number;
  timezone: string;
}

export interface OlderSession {
  id: number;
  startsAt: Date;
  startDate: string;
  startTime: number;
  bufferBefore: number;
  takings: WallTaking[];
}

const older = statement(
  "sessions_of_older_rules",
  `select s.id, s.starts_at as "startsAt", s.start_date as "startDate",
    s.start_time as "startTime", s.buffer_before as "bufferBefore",
    (select coalesce(json_agg(json_build_object('resourceId', b.resource_id, 'date', b.start_date,
        'startTime', b.start_time, 'timezone', b.timezone) order by b.id), '[]')
      from (select id, resource_id, start_date, start_time, timezone from scheduling.bookings
        where account_id = $1 and session_id between s.id and s.id and deleted_at is null
        order by session_id, id limit (select null::bigint)) b) as takings
  from scheduling.sessions s
  where s.account_id = $1 and s.ended_at is null and (s.starts_at, s.id) > ($2, $3)
    and s.zone_rules < $4
  order by s.starts_at, s.id limit 500`,
);

export interface OfOlderRules {
  accountId: number;
  rules: string;
  after: { startsAt: Date; id: number };
}

export async function listOfOlderRules(
  db: Database,
  { accountId, rules, after }: OfOlderRules,
): Promise<OlderSession[]> {
  return await run<OlderSession>(db, older, [accountId, after.startsAt, after.id, rules]);
}

const mark = statement(
  "sessions_follow_rules",
  `update scheduling.sessions s set zone_rules = $4
  from (select $1::bigint as account_id, k.*
    from unnest($2::bigint[], $3::timestamptz[]) as k (id, starts_at)
    limit cardinality($2::bigint[])) k
  where s.account_id = k.account_id and s.id = k.id and s.starts_at = k.starts_at`,
);

export async function markRules(
  db: Database,
  accountId: number,
  { seen, rules }: { seen: readonly Pick<OlderSession, "id" | "startsAt">[]; rules: string },
): Promise<void> {
  if (seen.length === 0) return;
  const ids = seen.map(({ id }) => id);
  const starts = seen.map(({ startsAt }) => startsAt);
  await run(db, mark, [accountId, ids, starts, rules]);
}

/** For an ended appointment, those at its end. */
export interface TakenResource {
  id: number;
  name: string;
  userId: number | null;
  notices: StaffNotices;
}

const keys = keysFrom({
  session_id: "$2::bigint[]",
  since: "$3::timestamptz[]",
  position: "$4::bigint[]",
});

const taken = statement(
  "notice_resources",
  `select k.position::int as position, r.id, r.name, r."userId", r.notices
  from ${keys} k
  cross join lateral (select distinct resource_id
    from (select session_id, id, resource_id from scheduling.bookings
      where account_id = $1 and session_id between k.session_id and k.session_id
        and (deleted_at is null or deleted_at >= k.since)
      order by session_id, id limit (select null::bigint)) f) b
  cross join lateral (select id, name, user_id as "userId", notices from scheduling.resources
    where account_id = $1 and id = b.resource_id limit 1) r
  order by k.position, r.id`,
);

const byId = statement(
  "notice_resources_left",
  `select r.id, r.name, r."userId", r.notices from unnest($2::bigint[]) as k (id)
  cross join lateral (select id, name, user_id as "userId", notices from scheduling.resources
    where account_id = $1 and id = k.id limit 1) r
  order by r.id`,
);

export async function listLeft(
  db: Database,
  accountId: number,
  ids: readonly number[],
): Promise<TakenResource[]> {
  return ids.length === 0 ? [] : await run<TakenResource>(db, byId, [accountId, ids]);
}

interface TakingSession {
  sessionId: number;
  since: Date | null;
}

export async function listTakenSince(
  db: Database,
  accountId: number,
  sessions: readonly TakingSession[],
): Promise<TakenResource[][]> {
  const ids = sessions.map(({ sessionId }) => sessionId);
  const moments = sessions.map(({ since }) => since);
  const locations = sessions.map((_, position) => position);
  const rows = await run<TakenResource & { position: number }>(db, taken, [
    accountId,
    ids,
    moments,
    locations,
  ]);
  const byPosition = Map.groupBy(rows, ({ position }) => position);
  return locations.map((at) => byPosition.get(at)?.map(({ position: _, ...taken }) => taken) ?? []);
}
