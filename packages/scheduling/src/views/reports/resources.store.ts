import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import { keysOf } from "../../core/store.ts";
import type { Minutes } from "./report.ts";
import { type AccountRange, bytesBefore, minutesOf, mostBytes } from "./store.ts";

export interface ResourceUse extends Minutes {
  id: number;
  offsets: number[];
  minutes: number[];
}

export type ResourcesQuery = { ids: readonly number[] } | { after: number; limit: number };

const resourcesOf = (accountId: number, ids: readonly number[]) => sql`(
  select x.* from ${keysOf(accountId, ids)} k
  cross join lateral (select * from scheduling.resources
    where account_id = ${accountId} and id = k.id limit 1) x)`;

/** Without ids: bookable resources, and former ones with time in the range. */
export async function listResourceUse(
  db: Database,
  { accountId, firstDay, lastDay }: AccountRange,
  query: ResourcesQuery,
): Promise<ResourceUse[]> {
  const isListed = "ids" in query;
  const target = isListed
    ? sql`true`
    : sql`r.id > ${query.after} and (r.deleted_at is null and not r.archived and r.bookable
        or u.offsets <> '{}' or u.waiting_list > 0 or u.tentative > 0)`;
  const { rows } = await sql<ResourceUse>`
    select r.id, u.*
    from ${isListed ? resourcesOf(accountId, query.ids) : sql`scheduling.resources`} r
    cross join lateral (
      select coalesce(array_agg(day - ${firstDay}::date) filter (where booked > 0), '{}')
          as offsets,
        coalesce(array_agg(booked::int) filter (where booked > 0), '{}') as minutes,
        coalesce(sum(booked), 0)::int as booked,
        coalesce(sum(waiting_list), 0)::int as waiting_list,
        coalesce(sum(tentative), 0)::int as tentative
      from (
        select d.day, ${minutesOf}
        from scheduling.booking_durations d
        where d.account_id = ${accountId} and d.resource_id = r.id
          and d.day between ${firstDay} and ${lastDay}
        group by d.day
      ) days
    ) u
    where r.account_id = ${accountId} and ${target}
    order by r.id ${isListed ? sql`` : sql`limit ${query.limit}`}`.execute(db);
  return rows;
}

export interface ReportedResourceRow {
  id: number;
  name: string;
  image: string | null;
  job_title: string | null;
  resource_type: string;
  is_gone: boolean;
  custom_fields: Record<string, string[]>;
}

export async function listReportedResources(
  db: Database,
  accountId: number,
  ids: readonly number[],
): Promise<ReportedResourceRow[]> {
  const { rows } = await sql<ReportedResourceRow>`
    select id, name, image, job_title, resource_type, is_gone, custom_fields
    from (select f.*, ${bytesBefore} as bytes_before from (
      select r.id, r.name, coalesce(r.image, p.image) as image, r.job_title,
        t.name as resource_type, r.deleted_at is not null as is_gone, (
          select coalesce(json_object_agg(field, options), '{}') from (
            select o.custom_field_id as field, json_agg(o.id::text order by o.id) as options
            from scheduling.resource_options s
            cross join lateral (select * from scheduling.custom_field_options o
              where o.account_id = ${accountId} and o.id = s.custom_field_option_id limit 1) o
            where s.account_id = ${accountId} and s.resource_id = r.id
            group by o.custom_field_id
          ) chosen
        ) as custom_fields
      from ${resourcesOf(accountId, ids)} r
      cross join lateral (select name from scheduling.resource_types t
        where t.account_id = ${accountId} and t.id = r.resource_type_id limit 1) t
      left join scheduling.users p on p.id = r.user_id
    ) f) sized where bytes_before < ${mostBytes} order by id`.execute(db);
  return rows;
}
