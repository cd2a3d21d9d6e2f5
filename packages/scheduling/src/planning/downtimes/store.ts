import { constraintOf } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { type RawBuilder, sql } from "kysely";
import type { ListPage, Page } from "../../api/lists/lists.ts";
import { type IndexPath, listPage } from "../../api/lists/store.ts";
import type { Span } from "../../core/intervals/local-time.ts";
import { bound, type Only, ownsTimeOff } from "../../core/own.store.ts";
import { invalid } from "../../core/refusals.ts";
import type { DowntimeRow } from "./downtime.ts";
import { downtimeRefusals } from "./refusals.ts";

const closedBy = (accountId: number) => sql`
  cross join lateral (
    select coalesce(array_agg(c.resource_id order by c.resource_id), '{}') as resource_ids,
      coalesce(array_agg(r.user_id order by c.resource_id), '{}') as resource_user_ids
    from scheduling.downtime_resources c
    cross join lateral (select user_id from scheduling.resources r
      where r.account_id = ${accountId} and r.id = c.resource_id limit 1) r
    where c.account_id = ${accountId} and c.downtime_id = t.id
  ) c`;

type Sql = RawBuilder<unknown>;

export interface DowntimeFilter {
  accountId: number;
  from?: string | undefined;
  to?: string | undefined;
  resourceIds?: readonly number[] | undefined;
  updatedSince?: Date | undefined;
  isClosure?: boolean | undefined;
  only?: Only | undefined;
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
    joined: closedBy(filter.accountId),
    narrowing: ["from", "to", "after", "before"],
  };
  return await listPage(db, query, page);
}

// Keeps PostgreSQL off partial indexes of live rows, which look cheaper than those of days.
const offLiveIndexes = sql`(t.deleted_at is null) is true`;

interface Conditions {
  isThere: Sql;
  /** Undefined: any days. */
  days: Sql | undefined;
  ofResources: Sql | undefined;
  kind: Sql | undefined;
}

const defined = (conditions: readonly (Sql | undefined)[]) =>
  conditions.filter((each) => each !== undefined);

function conditionsOf({ accountId, from, to, resourceIds, isClosure }: DowntimeFilter): Conditions {
  const isDated = from !== undefined || to !== undefined;
  return {
    isThere: sql`t.deleted_at is null`,
    days: isDated
      ? sql`daterange(t.first_day, t.last_day, '[]')
    && daterange(${from ?? null}, ${to ?? null}, '[]')`
      : undefined,
    ofResources:
      resourceIds &&
      sql`t.id = any (array(select downtime_id from scheduling.downtime_resources
    where account_id = ${accountId} and resource_id = any (${resourceIds}::bigint[])))`,
    kind: isClosure === undefined ? undefined : sql`t.all_resources = ${sql.lit(isClosure)}`,
  };
}

function waysTo({ only, ...filter }: DowntimeFilter): IndexPath[] {
  const ways = waysToAny(filter);
  if (only === undefined) return ways;
  const own = bound(ownsTimeOff, only, "t");
  return ways.map((path) => ({ ...path, others: [...(path.others ?? []), own] }));
}

function waysToAny(filter: DowntimeFilter): IndexPath[] {
  const { from, updatedSince, isClosure } = filter;
  const { isThere, days, ofResources, kind } = conditionsOf(filter);
  if (updatedSince !== undefined) {
    const others = defined([days, ofResources, kind]);
    const fits =
      others.length === 0 ? [] : [sql`(not (${isThere}) or ${sql.join(others, sql` and `)})`];
    return [{ indexed: [sql`t.updated_at >= ${updatedSince}`, ...fits], range: "whole" }];
  }
  if (isClosure === true) {
    const coming = sql`t.last_day >= coalesce(${from ?? null}::date, '-infinity')`;
    const indexed = [sql`t.all_resources`, coming, offLiveIndexes];
    return [{ indexed, others: defined([days, ofResources]), range: "whole" }];
  }
  if (days === undefined) {
    if (ofResources === undefined) return [{ indexed: [isThere], others: defined([kind]) }];
    return [{ indexed: [ofResources], others: defined([isThere, kind]), range: "whole" }];
  }
  const along = { indexed: [days, offLiveIndexes] };
  if (ofResources === undefined) return [{ ...along, others: defined([kind]), range: "whole" }];
  return [
    { ...along, others: defined([ofResources, kind]), range: "any" },
    { indexed: [ofResources], others: defined([isThere, days, kind]), range: "any" },
    { indexed: [isThere], others: defined([days, ofResources, kind]) },
  ];
}

export async function findDowntime(
  db: Database,
  accountId: number,
  id: number,
): Promise<DowntimeRow | undefined> {
  const { rows } =
    await sql<DowntimeRow>`select t.*, c.* from scheduling.downtimes t ${closedBy(accountId)}
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
  isClosure: boolean;
  at: Date;
}

export async function insertDowntime(db: Database, row: DowntimeFields): Promise<number> {
  const written = sql<{ id: number }>`insert into scheduling.downtimes
      (account_id, booker_id, downtime_type_id, details, first_day, last_day, start_time, end_time,
        timezone, all_resources, state, created_at, updated_at)
    values (${row.accountId}, ${row.bookerId}, ${row.typeId}, ${row.details}, ${row.firstDay},
      ${row.lastDay}, ${row.startTime}, ${row.endTime}, ${row.timezone}, ${row.isClosure},
      'Approved', ${row.at}, ${row.at})
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
      timezone = ${row.timezone}, all_resources = ${row.isClosure}, updated_at = ${row.at},
      revision = revision + 1
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
  await insertSpans(
    db,
    accountId,
    spans.map((span) => ({ ...span, id })),
  );
}

export async function insertSpans(
  db: Database,
  accountId: number,
  spans: readonly (ResourceSpan & { id: number })[],
): Promise<void> {
  if (spans.length === 0) return;
  await sql`insert into scheduling.downtime_resources
      (account_id, downtime_id, resource_id, first_day, last_day, start_time, end_time)
    select ${accountId}, s.* from unnest(
      ${spans.map(({ id }) => id)}::bigint[],
      ${spans.map(({ resourceId }) => resourceId)}::bigint[],
      ${spans.map(({ firstDay }) => firstDay)}::date[],
      ${spans.map(({ lastDay }) => lastDay)}::date[],
      ${spans.map(({ startTime }) => startTime)}::smallint[],
      ${spans.map(({ endTime }) => endTime)}::smallint[]) as s`.execute(db);
}

/** Coming closures. */
export async function listClosures(
  db: Database,
  { accountId, from }: { accountId: number; from: string },
): Promise<DowntimeRow[]> {
  const { rows } =
    await sql<DowntimeRow>`select t.*, c.* from scheduling.downtimes t ${closedBy(accountId)}
    where t.account_id = ${accountId} and t.all_resources and t.last_day >= ${from}
      and ${offLiveIndexes}
    order by t.id`.execute(db);
  return rows;
}

/** All time off that touches the days. */
export async function listCovering(
  db: Database,
  { accountId, from, to }: { accountId: number; from: string; to: string },
): Promise<DowntimeRow[]> {
  const { rows } = await sql<DowntimeRow>`
    select t.*, c.* from scheduling.downtimes t ${closedBy(accountId)}
    where t.account_id = ${accountId} and ${offLiveIndexes}
      and daterange(t.first_day, t.last_day, '[]') && daterange(${from}, ${to}, '[]')
    order by t.id`.execute(db);
  return rows;
}

export async function touchDowntimes(
  db: Database,
  { accountId, ids, at }: { accountId: number; ids: readonly number[]; at: Date },
): Promise<void> {
  await sql`update scheduling.downtimes set updated_at = ${at}, revision = revision + 1
    where account_id = ${accountId} and id = any (${ids}::bigint[])`.execute(db);
}

export async function deleteDowntime(
  db: Database,
  { accountId, id, at }: { accountId: number; id: number; at: Date },
): Promise<void> {
  await sql`delete from scheduling.downtime_resources
    where account_id = ${accountId} and downtime_id = ${id}`.execute(db);
  await sql`update scheduling.downtimes set deleted_at = ${at}, updated_at = ${at}, details = '',
      booker_id = null, downtime_type_id = null, all_resources = false, revision = revision + 1
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
