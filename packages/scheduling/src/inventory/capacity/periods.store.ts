import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { WeeklyPeriod } from "../../core/intervals/availability.ts";
import { addDays } from "../../core/intervals/local-time.ts";
import type { WeekHours } from "../../parties/accounts/store.ts";

/** Inclusive dates; absent is open. */
export type NewPeriod = Omit<WeeklyPeriod, "validFrom" | "validUntil"> &
  Partial<Pick<WeeklyPeriod, "validFrom" | "validUntil">>;

export function periodOf({ week_day, start_time, end_time }: WeekHours): NewPeriod {
  return { weekDay: week_day, startTime: start_time, endTime: end_time };
}

export type PeriodRow = WeeklyPeriod & { id: number; resourceId: number };

/** Periods of one day must not overlap. */
export async function insertPeriods(
  db: Database,
  { accountId, resourceIds, periods }: OfResources & { periods: readonly NewPeriod[] },
): Promise<void> {
  if (periods.length === 0) return;
  await sql`insert into scheduling.availability_periods
      (account_id, resource_id, week_day, start_time, end_time, valid_from, valid_until)
    select ${accountId}, r.id, p.week_day, p.start_time, p.end_time, p.valid_from,
      p.valid_until
    from unnest(${periods.map(({ weekDay }) => weekDay)}::smallint[],
      ${periods.map(({ startTime }) => startTime)}::smallint[],
      ${periods.map(({ endTime }) => endTime)}::smallint[],
      ${periods.map(({ validFrom }) => validFrom ?? null)}::date[],
      ${periods.map(({ validUntil }) => validUntil ?? null)}::date[])
      as p (week_day, start_time, end_time, valid_from, valid_until)
    cross join unnest(${resourceIds}::bigint[]) as r (id)`.execute(db);
}

export interface OfResources {
  accountId: number;
  resourceIds: readonly number[];
}

export async function listPeriods(
  db: Database,
  accountId: number,
  resourceIds: readonly number[],
): Promise<PeriodRow[]> {
  const { rows } = await sql<PeriodRow>`
    select id, resource_id as "resourceId", week_day as "weekDay", start_time as "startTime",
      end_time as "endTime", valid_from as "validFrom", valid_until as "validUntil"
    from scheduling.availability_periods
    where account_id = ${accountId} and resource_id = any(${resourceIds}::bigint[])
    order by resource_id, valid_from nulls first, week_day, start_time, id`.execute(db);
  return rows;
}

export async function endPeriods(
  db: Database,
  { accountId, resourceIds, date }: OfResources & { date: string },
): Promise<void> {
  await sql`delete from scheduling.availability_periods
    where account_id = ${accountId} and resource_id = any(${resourceIds}::bigint[])
      and valid_from >= ${date}`.execute(db);
  await sql`update scheduling.availability_periods set valid_until = ${addDays(date, -1)}
    where account_id = ${accountId} and resource_id = any(${resourceIds}::bigint[])
      and (valid_until is null or valid_until >= ${date})`.execute(db);
}
