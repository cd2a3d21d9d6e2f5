import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { type RawBuilder, sql } from "kysely";
import type { ListPage, Page } from "../../api/lists/lists.ts";
import { listPage } from "../../api/lists/store.ts";
import { bound, type Only, ownsSession } from "../../core/own.store.ts";
import type { SessionRow } from "../sessions.store.ts";

export interface ListedSession extends SessionRow {
  resource_ids: number[];
  appointment_ids: number[];
}

export interface SessionFilter {
  accountId: number;
  from?: Date | undefined;
  until?: Date | undefined;
  serviceId?: number | undefined;
  resourceIds?: readonly number[] | undefined;
  only?: Only | undefined;
}

const columns = `s.id, s.service_id, s.starts_at, s.start_date, s.start_time, s.timezone,
  s.duration, s.buffer_before, s.buffer_after, s.seats, s.seats_taken, s.created_at, s.updated_at,
  s.ended_at`;

const lists = (accountId: string) => `array(select b.resource_id from scheduling.bookings b
    where b.account_id = ${accountId} and b.session_id between s.id and s.id
      and b.deleted_at is null
    order by b.session_id, b.id) as resource_ids,
  array(select p.id from scheduling.appointments p
    where p.account_id = ${accountId} and p.session_id between s.id and s.id
      and p.state not in ('expired', 'declined', 'cancelled')
    order by p.session_id, p.id) as appointment_ids`;

const find = statement(
  "session_find",
  `select ${columns}, ${lists("$1")} from scheduling.sessions s
  where s.account_id = $1 and s.id = $2`,
);

export async function findSession(
  db: Database,
  accountId: number,
  id: number,
): Promise<ListedSession | undefined> {
  return (await run<ListedSession>(db, find, [accountId, id]))[0];
}

export const hasSession = async (db: Database, accountId: number, id: number) =>
  (await findSession(db, accountId, id)) !== undefined;

type Sql = RawBuilder<unknown>;

export async function listSessions(
  db: Database,
  filter: SessionFilter,
  page: Page,
): Promise<ListPage<ListedSession>> {
  const { accountId, serviceId } = filter;
  const range = startsOf(filter);
  const own = filter.only === undefined ? [] : [bound(ownsSession, filter.only, "s.id")];
  const others = [...own, ...placesIn(filter), ...takenBy(filter)];
  const isOpen = sql`s.ended_at is null`;
  const ofService = serviceId === undefined ? [] : [sql`s.service_id = ${serviceId}`];
  const route =
    range.length === 0
      ? { indexed: [isOpen], others: [...ofService, ...others] }
      : { indexed: [isOpen, ...ofService, ...range], others, range: "any" as const };
  const query = {
    table: "scheduling.sessions",
    as: "s",
    accountId,
    ways: [route],
    columns: sql`${sql.raw(columns)}, ${listsOf(accountId)}`,
    narrowing: ["start_date", "end_date", "after", "before"],
  };
  return await listPage(db, query, page);
}

function listsOf(accountId: number): Sql {
  const [before = "", ...rest] = lists("\0").split("\0");
  return sql.join(
    [sql.raw(before), ...rest.map((text) => sql`${accountId}${sql.raw(text)}`)],
    sql``,
  );
}

function startsOf({ from, until }: SessionFilter): Sql[] {
  return [
    ...(from === undefined ? [] : [sql`s.starts_at >= ${from}`]),
    ...(until === undefined ? [] : [sql`s.starts_at < ${until}`]),
  ];
}

function placesIn({ accountId }: SessionFilter): Sql[] {
  const location = sql`(select true from scheduling.appointments p
    where p.account_id = ${accountId} and p.session_id between s.id and s.id
      and p.state in ('requested', 'confirmed', 'attended', 'no_show')
    order by p.session_id, p.id limit 1)`;
  return [sql`${location} is true`];
}

// A scalar subquery: `exists` would read the bookings of all resources.
function takenBy({ accountId, resourceIds }: SessionFilter): Sql[] {
  if (resourceIds === undefined) return [];
  const taken = sql`(select true from scheduling.bookings b
    where b.account_id = ${accountId} and b.session_id = s.id
      and b.resource_id = any (${resourceIds}::bigint[]) and b.deleted_at is null limit 1)`;
  return [sql`${taken} is true`];
}
