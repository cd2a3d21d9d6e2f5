/*
 * A session is a service given once. Nobody is in one that has ended, and its minutes are free.
 */
import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";

export interface SessionRow {
  id: number;
  service_id: number;
  starts_at: Date;
  start_date: string;
  start_time: number;
  timezone: string;
  duration: number;
  buffer_before: number;
  buffer_after: number;
  seats: number;
  seats_taken: number;
  created_at: Date;
  updated_at: Date;
  ended_at: Date | null;
}

/** When a session is, by the clock on the wall of the resource of its first part. */
export interface SessionStart {
  startsAt: Date;
  startDate: string;
  startTime: number;
  timezone: string;
}

export interface NewSession extends SessionStart {
  accountId: number;
  serviceId: number;
  duration: number;
  bufferBefore: number;
  bufferAfter: number;
  seats: number;
  at: Date;
}

const insert = statement(
  "session_insert",
  `insert into scheduling.sessions (account_id, service_id, starts_at, start_date, start_time,
    timezone, duration, buffer_before, buffer_after, seats, seats_taken, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $11) returning id`,
);

/** Makes a session all of whose seats are taken; gives its id. */
export async function insertSession(db: Database, session: NewSession): Promise<number> {
  const { accountId, serviceId, startsAt, startDate, startTime, timezone } = session;
  const { duration, bufferBefore, bufferAfter, seats, at } = session;
  const begins = [startsAt, startDate, startTime, timezone];
  const lasts = [duration, bufferBefore, bufferAfter];
  const values = [accountId, serviceId, ...begins, ...lasts, seats, at];
  return (await run<{ id: number }>(db, insert, values))[0]!.id;
}

const lock = statement(
  "session_lock",
  `select id, service_id, starts_at, start_date, start_time, timezone, duration, buffer_before,
    buffer_after, seats, seats_taken, created_at, updated_at, ended_at
  from scheduling.sessions where account_id = $1 and id = $2 for no key update`,
);

/** A session that nobody else changes until the surrounding transaction ends. */
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
    updated_at = $7, ended_at = null, seats_taken = seats
  where account_id = $1 and id = $2`,
);

/** Moves a session, which is locked, to another start; one that had ended goes on. */
export async function saveSessionStart(
  db: Database,
  { accountId, id, at, ...start }: SessionStart & { accountId: number; id: number; at: Date },
): Promise<void> {
  const { startsAt, startDate, startTime, timezone } = start;
  await run(db, move, [accountId, id, startsAt, startDate, startTime, timezone, at]);
}

const end = statement(
  "session_end",
  `update scheduling.sessions set seats_taken = 0, ended_at = $3, updated_at = $3
  where account_id = $1 and id = $2 and ended_at is null`,
);

/** Ends a session, which is locked, as its last customer leaves. */
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

/** What a session takes, by name. */
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

/** What sessions take, by their ids. */
export async function listTakenIds(
  db: Database,
  accountId: number,
  sessionIds: readonly number[],
): Promise<{ sessionId: number; resourceId: number }[]> {
  return await run(db, resourcesOfAll, [accountId, sessionIds]);
}
