import type { Database } from "@frontdesk/database/database";
import { type RawBuilder, sql } from "kysely";
import type { ListPage, Page } from "../../api/lists/lists.ts";
import { type IndexPath, listPage } from "../../api/lists/store.ts";

import { bound, type Only, ownsBooking } from "../../core/own.store.ts";
import { type BookingRow, columns, joined, overlapsDays } from "./store.ts";

export interface BookingFilter {
  accountId: number;
  startDate?: string | undefined;
  endDate?: string | undefined;
  bookerId?: number | undefined;
  projectId?: number | undefined;
  clientId?: number | undefined;
  resourceIds?: readonly number[] | undefined;
  isWaiting?: boolean | undefined;
  isTentative?: boolean | undefined;
  withHeld?: boolean | undefined;
  text?: string | undefined;
  updatedSince?: Date | undefined;
  only?: Only | undefined;
}

export async function listBookings(
  db: Database,
  filter: BookingFilter,
  page: Page,
): Promise<ListPage<BookingRow>> {
  const ways = waysTo(filter, page);
  const query = {
    table: "scheduling.bookings",
    as: "b",
    accountId: filter.accountId,
    ways: filter.withHeld === true ? ways : ways.map(withoutHeld),
    columns: sql.raw(columns),
    joined: sql.raw(joined),
    narrowing: ["start_date", "end_date", "after", "before"],
  };
  return await listPage(db, query, page);
}

type Sql = RawBuilder<unknown>;

function waysTo(filter: BookingFilter, { after }: Page): IndexPath[] {
  const alive = filter.updatedSince === undefined ? [sql`b.deleted_at is null`] : [];
  const [dated, since] = [daysOf(filter), changedSince(filter)];
  // Keeps PostgreSQL off partial indexes of live bookings, which look cheaper than the day index.
  const unseen = alive.map((one) => sql`(${one}) is true`);
  const [keys, many] = [keysOf(filter), ofResources(filter)];
  const all = [...since, ...dated, ...keys, ...many, ...waitingOf(filter), ...saying(filter)];
  const along = (key: Sql): IndexPath => {
    const others = all.filter((other) => other !== key);
    return { indexed: [...(dated.includes(key) ? unseen : alive), key], others };
  };
  const byIds: IndexPath = { indexed: alive, others: all };
  const byKey = [...keys.map(along), ...many.map(along).map(inAnyOrder)].slice(0, 1);
  const [range] = [...since, ...dated];
  if (range === undefined) return keys.length > 0 ? byKey : [...byKey, byIds];
  // Only range indexes have deleted bookings.
  const [second = byIds] = alive.length > 0 ? byKey : [];
  if (all.length > 1) return [inAnyOrder(along(range)), second];
  const whole: IndexPath = { ...along(range), range: "whole" };
  if (after === undefined || alive.length === 0) return [whole];
  // Reads by id over a range: rows are soon found, or few.
  return [inAnyOrder(along(range)), byIds, whole];
}

// Holds are few, so any index path reads hardly more rows.
const withoutHeld = (route: IndexPath): IndexPath => ({
  ...route,
  indexed: [...route.indexed, sql`b.held is not true`],
});

const inAnyOrder = (route: IndexPath): IndexPath => ({ ...route, range: "any" });

// Both columns have an index, but not in id order.
function changedSince({ updatedSince }: BookingFilter): Sql[] {
  return updatedSince === undefined ? [] : [sql`b.updated_at >= ${updatedSince}`];
}

function daysOf(filter: BookingFilter): Sql[] {
  const { startDate, endDate } = filter;
  if (startDate === undefined && endDate === undefined) return [];
  const days = { firstDay: startDate ?? null, lastDay: endDate ?? null };
  return [sql`${overlapsDays(days)} and ${isNotOut(filter)}`];
}

function keysOf(filter: BookingFilter): Sql[] {
  const { accountId, bookerId, projectId, clientId, resourceIds, only } = filter;
  const [resourceId] = resourceIds ?? [];
  return [
    ...(only === undefined ? [] : [bound(ownsBooking, only, "b")]),
    ...(resourceIds?.length === 1 ? [sql`b.resource_id = ${resourceId}`] : []),
    ...(projectId === undefined
      ? []
      : [sql`b.project_id = ${projectId} and ${isThere("projects", accountId, projectId)}`]),
    ...(clientId === undefined
      ? []
      : [sql`b.client_id = ${clientId} and ${isThere("clients", accountId, clientId)}`]),
    ...(bookerId === undefined ? [] : [sql`b.booker_id = ${bookerId}`]),
  ];
}

function ofResources({ resourceIds }: BookingFilter): Sql[] {
  if (resourceIds === undefined || resourceIds.length === 1) return [];
  return [sql`b.resource_id = any (${resourceIds}::bigint[])`];
}

function waitingOf({ accountId, isWaiting }: BookingFilter): Sql[] {
  if (isWaiting === undefined) return [];
  // A lookup per booking; `exists` may read all days.
  const waits = sql`(select true from scheduling.booking_durations w
    where w.account_id = ${accountId} and w.booking_id = b.id and w.waiting limit 1)`;
  return [sql`${waits} is ${isWaiting ? sql`true` : sql`not true`}`];
}

function saying({ accountId, isTentative, text = "" }: BookingFilter): Sql[] {
  const tentative = isTentative === undefined ? [] : [sql`b.tentative = ${isTentative}::boolean`];
  if (text === "") return tentative;
  const has = (column: Sql) => sql`strpos(lower(${column}), lower(${text}::text)) > 0`;
  const named = (table: string, key: string, isThere = sql``) => sql`
    (select ${has(sql`x.name`)} from ${sql.table(`scheduling.${table}`)} x
      where x.account_id = ${accountId} and x.id = ${sql.ref(`b.${key}`)} ${isThere} limit 1)`;
  const kept = sql`and x.deleted_at is null`;
  const locations = [
    has(sql`b.details`),
    named("resources", "resource_id"),
    named("projects", "project_id", kept),
    named("clients", "client_id", kept),
  ];
  return [...tentative, sql`coalesce(${sql.join(locations, sql` or `)}, false)`];
}

function isNotOut({ startDate, endDate }: BookingFilter) {
  return sql`(b.days_out = '{}' or exists (
    select from generate_series(greatest(b.start_date, ${startDate ?? null}::date),
      least(b.end_date, ${endDate ?? null}::date), interval '1 day') day
    where day::date <> all (b.days_out)))`;
}

function isThere(table: "projects" | "clients", accountId: number, id: number) {
  return sql`exists (select from ${sql.table(`scheduling.${table}`)} x
    where x.account_id = ${accountId} and x.id = ${id} and x.deleted_at is null)`;
}
