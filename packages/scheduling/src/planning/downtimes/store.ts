import { constraintOf } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import type { ListPage, Page } from "../../api/lists/lists.ts";
import { type IndexPath, listPage } from "../../api/lists/store.ts";
import type { Span } from "../../core/intervals/local-time.ts";
import { invalid } from "../../core/refusals.ts";
import type { DowntimeRow } from "./downtime.ts";
import { downtimeRefusals } from "./refusals.ts";

const closed = sql`
  cross join lateral (
    select coalesce(array_agg(c.resource_id order by c.resource_id), '{}') as resource_ids,
      coalesce(array_agg(r.user_id order by c.resource_id), '{}') as resource_user_ids
    from scheduling.downtime_resources c
    cross join lateral (select user_id from scheduling.resources r
      where r.account_id = c.account_id and r.id = c.resource_id limit 1) r
    where c.account_id = t.account_id and c.downtime_id = t.id
  ) c`;

export interface DowntimeFilter {
  accountId: number;
  from?: string | undefined;
  to?: string | undefined;
  resourceIds?: readonly number[] | undefined;
  updatedSince?: Date | undefined;
}

export async function listDowntimes(
  db: Database,
  filter: DowntimeFilter,
  page: Page,
): Promise<ListPage<DowntimeRow>> {
  const query = {
    table: "scheduling.downtimes",
    as: "t",
    accountId: filter.accountId,
    ways: waysTo(filter),
    columns: sql`t.*, c.*`,
    joined: closed,
    narrowing: ["from", "to", "after", "before"],
  };
  return await listPage(db, query, page);
}

function waysTo({ accountId, from, to, resourceIds, updatedSince }: DowntimeFilter): IndexPath[] {
  const isThere = sql`t.deleted_at is null`;
  const isDated = from !== undefined || to !== undefined;
  const days = sql`daterange(t.first_day, t.last_day, '[]')
    && daterange(${from ?? null}, ${to ?? null}, '[]')`;
  const ofResources = sql`t.id = any (array(select downtime_id from scheduling.downtime_resources
    where account_id = ${accountId} and resource_id = any (${resourceIds ?? []}::bigint[])))`;
  if (updatedSince !== undefined) {
    const others = [
      ...(isDated ? [days] : []),
      ...(resourceIds === undefined ? [] : [ofResources]),
    ];
    const fits =
      others.length === 0 ? [] : [sql`(not (${isThere}) or ${sql.join(others, sql` and `)})`];
    return [{ indexed: [sql`t.updated_at >= ${updatedSince}`, ...fits], range: "whole" }];
  }
  if (!isDated) {
    if (resourceIds === undefined) return [{ indexed: [isThere] }];
    return [{ indexed: [ofResources], others: [isThere], range: "whole" }];
  }
  // Keeps PostgreSQL off partial indexes of live rows, which look cheaper than the day index.
  const along = { indexed: [days, sql`(${isThere}) is true`] };
  if (resourceIds === undefined) return [{ ...along, range: "whole" }];
  return [
    { ...along, others: [ofResources], range: "any" },
    { indexed: [ofResources], others: [isThere, days], range: "any" },
    { indexed: [isThere], others: [days, ofResources] },
  ];
}

export async function findDowntime(
  db: Database,
  accountId: number,
  id: number,
): Promise<DowntimeRow | undefined> {
  const { rows } = await sql<DowntimeRow>`select t.*, c.* from scheduling.downtimes t ${closed}
    where t.account_id = ${accountId} and t.id = ${id} and t.deleted_at is null`.execute(db);
  return rows[0];
}

const selectExists = statement(
  "downtime_exists",
  `select 1 from scheduling.downtimes
  where account_id = $1 and id = $2 and deleted_at is null`,
);

export async function hasDowntime(db: Database, accountId: number, id: number): Promise<boolean> {
  return (await run(db, selectExists, [accountId, id])).length > 0;
}

export async function lockDowntime(db: Database, accountId: number, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from scheduling.downtimes
    where account_id = ${accountId} and id = ${id} and deleted_at is null
    for update`.execute(db);
  return rows.length > 0;
}

export interface DowntimeFields extends Span {
  accountId: number;
  bookerId: number | null;
  typeId: number | null;
  details: string;
  timezone: string | null;
  at: Date;
}

export async function insertDowntime(db: Database, row: DowntimeFields): Promise<number> {
  const written = sql<{ id: number }>`insert into scheduling.downtimes
      (account_id, booker_id, downtime_type_id, details, first_day, last_day, start_time, end_time,
        timezone, state, created_at, updated_at)
    values (${row.accountId}, ${row.bookerId}, ${row.typeId}, ${row.details}, ${row.firstDay},
      ${row.lastDay}, ${row.startTime}, ${row.endTime}, ${row.timezone}, 'Approved', ${row.at},
      ${row.at})
    returning id`;
  const { rows } = await orGone(written.execute(db));
  return rows[0]!.id;
}

export async function saveDowntime(
  db: Database,
  row: DowntimeFields & { id: number },
): Promise<void> {
  const written = sql`update scheduling.downtimes set booker_id = ${row.bookerId},
      downtime_type_id = ${row.typeId}, details = ${row.details}, first_day = ${row.firstDay},
      last_day = ${row.lastDay}, start_time = ${row.startTime}, end_time = ${row.endTime},
      timezone = ${row.timezone}, updated_at = ${row.at}, revision = revision + 1
    where account_id = ${row.accountId} and id = ${row.id}`;
  await orGone(written.execute(db));
}

async function orGone<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (constraintOf(error) !== "downtimes_type_fkey") throw error;
    throw invalid(downtimeRefusals.goneType());
  }
}

export type ResourceSpan = Span & { resourceId: number };

/** Past spans keep the zone of their time. */
export async function listSpans(
  db: Database,
  accountId: number,
  id: number,
): Promise<ResourceSpan[]> {
  const { rows } = await sql<ResourceSpan>`select resource_id as "resourceId",
      first_day as "firstDay", last_day as "lastDay", start_time as "startTime",
      end_time as "endTime"
    from scheduling.downtime_resources
    where account_id = ${accountId} and downtime_id = ${id}`.execute(db);
  return rows;
}

export async function replaceSpans(
  db: Database,
  { accountId, id, spans }: { accountId: number; id: number; spans: readonly ResourceSpan[] },
): Promise<void> {
  await sql`delete from scheduling.downtime_resources
    where account_id = ${accountId} and downtime_id = ${id}`.execute(db);
  await sql`insert into scheduling.downtime_resources
      (account_id, downtime_id, resource_id, first_day, last_day, start_time, end_time)
    select ${accountId}, ${id}, s.* from unnest(
      ${spans.map(({ resourceId }) => resourceId)}::bigint[],
      ${spans.map(({ firstDay }) => firstDay)}::date[],
      ${spans.map(({ lastDay }) => lastDay)}::date[],
      ${spans.map(({ startTime }) => startTime)}::smallint[],
      ${spans.map(({ endTime }) => endTime)}::smallint[]) as s`.execute(db);
}

export async function deleteDowntime(
  db: Database,
  { accountId, id, at }: { accountId: number; id: number; at: Date },
): Promise<void> {
  await sql`delete from scheduling.downtime_resources
    where account_id = ${accountId} and downtime_id = ${id}`.execute(db);
  await sql`update scheduling.downtimes set deleted_at = ${at}, updated_at = ${at}, details = '',
      booker_id = null, downtime_type_id = null, revision = revision + 1
    where account_id = ${accountId} and id = ${id}`.execute(db);
}

export interface ZonedSpan {
  id: number;
  timezone: string;
  named: Span;
  keptFrom: string;
  keptUntil: string;
}

export async function listZoned(
  db: Database,
  { accountId, resourceId }: { accountId: number; resourceId: number },
): Promise<ZonedSpan[]> {
  const { rows } = await sql<ZonedSpan>`
    select t.id, t.timezone, c.first_day as "keptFrom", c.last_day as "keptUntil",
      json_build_object('firstDay', t.first_day, 'startTime', t.start_time,
        'lastDay', t.last_day, 'endTime', t.end_time) as named
    from scheduling.downtime_resources c
    cross join lateral (select * from scheduling.downtimes t
      where t.account_id = ${accountId} and t.id = c.downtime_id and t.deleted_at is null
      limit 1) t
    where c.account_id = ${accountId} and c.resource_id = ${resourceId}
      and t.timezone is not null`.execute(db);
  return rows;
}

export async function touchTimeOff(
  db: Database,
  { accountId, resourceId, date }: { accountId: number; resourceId: number; date: string },
): Promise<void> {
  await sql`update scheduling.downtimes t set revision = t.revision + 1
    from (select account_id, downtime_id from scheduling.downtime_resources
      where account_id = ${accountId} and resource_id = ${resourceId} and last_day >= ${date}
      order by last_day limit (select null::bigint)) c
    where t.account_id = c.account_id and t.id = c.downtime_id
      and t.deleted_at is null`.execute(db);
}

export async function saveSpan(
  db: Database,
  { accountId, id, span }: { accountId: number; id: number; span: ResourceSpan },
): Promise<void> {
  await sql`update scheduling.downtime_resources set first_day = ${span.firstDay},
      last_day = ${span.lastDay}, start_time = ${span.startTime}, end_time = ${span.endTime}
    where account_id = ${accountId} and downtime_id = ${id}
      and resource_id = ${span.resourceId}`.execute(db);
}
