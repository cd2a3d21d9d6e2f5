import type { Database } from "@frontdesk/database/database";
import { type RawBuilder, sql } from "kysely";
import { keysOf } from "../../core/store.ts";
import type { TableRow } from "../../core/tables.ts";
import type { Minutes } from "./report.ts";

/** The range includes both days. */
export interface AccountRange {
  accountId: number;
  firstDay: string;
  lastDay: string;
}

export const minutesOf = sql`
  coalesce(sum(d.duration) filter (where not d.waiting and not d.tentative), 0)::int as booked,
  coalesce(sum(d.duration) filter (where d.waiting and not d.tentative), 0)::int as waiting_list,
  coalesce(sum(d.duration) filter (where d.tentative), 0)::int as tentative`;

export interface PurposeUse extends Minutes {
  /** 0 for all resources. */
  resource_id: number;
  project_id: number | null;
  client_id: number | null;
}

export type ReportPurpose =
  | { of: "all" }
  | { of: "resource"; id: number }
  | { of: "project" | "client"; id: number | null };

export async function listPurposeUse(
  db: Database,
  range: AccountRange,
  purpose: ReportPurpose,
): Promise<PurposeUse[]> {
  const { accountId } = range;
  const lacksClient = purpose.of === "client" && purpose.id === null;
  const { rows } = await sql<PurposeUse>`
    select u.resource_id, u.project_id, coalesce(u.client_id, p.client_id) as client_id, u.booked,
      u.waiting_list, u.tentative
    from (select resource_id, project_id, client_id, sum(booked)::int as booked,
        sum(waiting_list)::int as waiting_list, sum(tentative)::int as tentative
      from (${usesOf(range, purpose)}) each_of
      group by resource_id, project_id, client_id) u
    left join lateral (select client_id from scheduling.projects
      where account_id = ${accountId} and id = u.project_id limit 1) p on true
    where ${lacksClient ? sql`p.client_id is null` : sql`true`}`.execute(db);
  return rows;
}

function usesOf(range: AccountRange, purpose: ReportPurpose) {
  const { accountId } = range;
  if (purpose.of === "all") return alongDays(range, sql`0::bigint`);
  if (purpose.of === "resource") {
    return alongDays(range, sql`r.id`, { resource: sql`and id = ${purpose.id}` });
  }
  const { of, id } = purpose;
  if (id === null) {
    return alongDays(range, sql`r.id`, { day: sql`and ${sql.ref(`d.${of}_id`)} is null` });
  }
  if (of === "project") return alongBookings(range, sql`select ${id}::bigint as id`, "project_id");
  const projects = sql`select id from scheduling.projects
    where account_id = ${accountId} and client_id = ${id}`;
  return sql`${alongBookings(range, sql`select ${id}::bigint as id`, "client_id")}
    union all ${alongBookings(range, projects, "project_id")}`;
}

type Sql = RawBuilder<unknown>;

// OFFSET makes PostgreSQL use the index per resource or booking.
function alongDays(
  { accountId, firstDay, lastDay }: AccountRange,
  by: Sql,
  { resource = sql``, day = sql`` }: { resource?: Sql; day?: Sql } = {},
) {
  return sql`select ${by} as resource_id, d.project_id, d.client_id, d.booked, d.waiting_list,
      d.tentative
    from (select id from scheduling.resources where account_id = ${accountId} ${resource}) r
    cross join lateral (select d.project_id, d.client_id, ${minutesOf}
      from scheduling.booking_durations d
      where d.account_id = ${accountId} and d.resource_id = r.id
        and d.day between ${firstDay} and ${lastDay} ${day}
      group by d.project_id, d.client_id offset 0) d`;
}

function alongBookings(
  { accountId, firstDay, lastDay }: AccountRange,
  purposes: Sql,
  column: string,
) {
  const key = sql.ref(`b.${column}`);
  return sql`select d.resource_id, d.project_id, d.client_id, ${minutesOf}
    from (${purposes}) q
    cross join lateral (select b.id from scheduling.bookings b
      where b.account_id = ${accountId} and ${key} = q.id and b.deleted_at is null offset 0) b
    cross join lateral (select * from scheduling.booking_durations d
      where d.account_id = ${accountId} and d.booking_id = b.id
        and d.day between ${firstDay} and ${lastDay} offset 0) d
    group by d.resource_id, d.project_id, d.client_id`;
}

export interface ReportedProjectRow {
  id: number;
  name: string;
  project_code: string | null;
  client_id: number | null;
  client_name: string | null;
  color: string;
  is_gone: boolean;
}

// Counts the rows before, so the first is always read. As text, because large values are stored
// compressed.
export const bytesBefore = sql`coalesce(sum(octet_length(f::text)) over (order by f.id
  rows between unbounded preceding and 1 preceding), 0)`;

/** Bytes of rows per read; a larger row is read alone. */
export const mostBytes = 131_072;

export async function listReportedProjects(
  db: Database,
  accountId: number,
  ids: readonly number[],
): Promise<ReportedProjectRow[]> {
  const { rows } = await sql<ReportedProjectRow>`
    select id, name, project_code, client_id, client_name, color, is_gone
    from (select f.*, ${bytesBefore} as bytes_before from (
      select p.id, p.name, p.project_code, c.id as client_id, c.name as client_name, p.color,
        p.deleted_at is not null as is_gone
      from ${keysOf(accountId, ids)} k
      cross join lateral (select * from scheduling.projects
        where account_id = ${accountId} and id = k.id limit 1) p
      left join lateral (select id, name from scheduling.clients c
        where c.account_id = ${accountId} and c.id = p.client_id limit 1) c on true
    ) f) sized where bytes_before < ${mostBytes} order by id`.execute(db);
  return rows;
}

export interface ReportedClientRow
  extends Pick<TableRow<"clients">, "id" | "name" | "notes" | "color"> {
  is_gone: boolean;
}

/** Reads as many as one read allows. */
export async function listReportedClients(
  db: Database,
  accountId: number,
  ids: readonly number[],
): Promise<ReportedClientRow[]> {
  const { rows } = await sql<ReportedClientRow>`
    select id, name, notes, color, is_gone
    from (select f.*, ${bytesBefore} as bytes_before from (
      select c.id, c.name, c.notes, c.color, c.deleted_at is not null as is_gone
      from ${keysOf(accountId, ids)} k
      cross join lateral (select * from scheduling.clients
        where account_id = ${accountId} and id = k.id limit 1) c
    ) f) sized where bytes_before < ${mostBytes} order by id`.execute(db);
  return rows;
}

export async function listOpenIds(
  db: Database,
  accountId: number,
  noun: "project" | "client",
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select x.id from ${sql.raw(tables[noun])} x
    where x.account_id = ${accountId} and x.deleted_at is null and not x.archived
    order by x.id`.execute(db);
  return rows.map(({ id }) => id);
}

const tables = {
  resource: "scheduling.resources",
  project: "scheduling.projects",
  client: "scheduling.clients",
} as const;

export function hadOne(noun: keyof typeof tables) {
  return async (db: Database, accountId: number, id: number): Promise<boolean> => {
    const { rows } = await sql`select 1 from ${sql.raw(tables[noun])}
      where account_id = ${accountId} and id = ${id}`.execute(db);
    return rows.length > 0;
  };
}
