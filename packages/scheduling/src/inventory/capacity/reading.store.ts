/* One statement reads all: under locks, or for a write that verifies the version. */
import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import type { OpenTimes } from "../../core/intervals/availability.ts";
import { type Capacity, revenue, type Slot } from "./capacity.ts";
import { type DayRange, slotLists, slotsFrom } from "./store.ts";

// PostgreSQL assumes a tenth of the rows for an unknown limit, so it walks the resource index.
const ofResources = (from: string, order: string, condition = "true"): string => `
  (select x.* from ${keysFrom({ id: "$2::bigint[]" })} as k
    cross join lateral (select * ${from}
      where account_id = $1 and resource_id = k.id and ${condition}
      order by ${order} limit (select null::bigint)) x)`;

// Skips ended rows in the index.
const goesOn = "last_day >= coalesce($3::date, '-infinity')";

// $1 account, $2 distinct resources, $3 and $4 first and last day, null for open.
export const openTimesColumns = `
  (select coalesce(json_agg(json_build_array(p.resource_id, p.week_day, p.start_time, p.end_time,
      p.valid_from, p.valid_until)), '[]')
    from ${ofResources("from scheduling.availability_periods", "week_day")} p
    where ($3::date is null or p.valid_until is null or p.valid_until >= $3::date)
      and ($4::date is null or p.valid_from is null or p.valid_from <= $4::date)) as weekly,
  (select coalesce(json_agg(json_build_array(c.resource_id, c.start_time, c.end_time, c.first_day,
      c.last_day)), '[]')
    from ${ofResources("from scheduling.custom_periods", "last_day", goesOn)} c
    where ($4::date is null or c.first_day <= $4::date)) as custom,
  (select coalesce(json_agg(json_build_array(o.resource_id, o.start_time, o.end_time, o.first_day,
      o.last_day)), '[]')
    from ${ofResources("from scheduling.downtime_resources", "last_day", goesOn)} o
    where ($4::date is null or o.first_day <= $4::date)) as time_off`;

type Weekly = [number, number, number, number, string | null, string | null];
type DatedPeriod = [number, number, number, string, string];

export interface OpenTimesRow {
  weekly: Weekly[];
  custom: DatedPeriod[];
  time_off: DatedPeriod[];
}

const selectOpenTimes = statement("capacity_openings", `select ${openTimesColumns}`);

/** SQL. Also $5 and $6 slots, $7 true to include times of day, $8 wanted minutes. */
// A limit or offset forces a lookup by key for each slot.
export const capacityColumns = `${openTimesColumns},
  (select coalesce(json_agg(json_build_array(s.resource_id, s.day, r.booked)), '[]')
    from ${slotsFrom("$5", "$6")}
    cross join lateral (select r.booked from scheduling.resource_days r
      where r.account_id = $1 and r.resource_id = s.resource_id and r.day = s.day limit 1) r
  ) as ledger,
  (select coalesce(json_agg(json_build_array(s.resource_id, s.day, d.booking_id, d.duration,
      d.start_time)), '[]')
    from ${slotsFrom("$5", "$6")}
    cross join lateral (select r.booked, r.available from scheduling.resource_days r
      where r.account_id = $1 and r.resource_id = s.resource_id and r.day = s.day limit 1) r
    cross join lateral (select d.booking_id, d.duration, d.start_time
      from scheduling.booking_durations d
      where d.account_id = $1 and d.resource_id = s.resource_id and d.day = s.day
        and ($7::boolean and d.start_time is not null or r.available - r.booked < $8::int)
        and not d.waiting and not d.tentative offset 0) d
  ) as held`;

const selectCapacity = statement("capacity_read", `select ${capacityColumns}`);

export type CapacityRow = OpenTimesRow & {
  ledger: [number, string, number][];
  held: [number, string, number, number, number | null][];
};

export async function readOpenTimes(
  db: Database,
  { accountId, resourceIds, firstDay, lastDay }: DayRange,
): Promise<Map<number, OpenTimes>> {
  const values = [accountId, resourceIds, firstDay, lastDay];
  const [row] = await run<OpenTimesRow>(db, selectOpenTimes, values);
  return openTimesOf(row!, resourceIds);
}

export interface CapacityQuery {
  accountId: number;
  slots: readonly Slot[];
  isTimed: boolean;
  needed: number;
}

export async function readCapacity(db: Database, query: CapacityQuery): Promise<Capacity> {
  const [row] = await run<CapacityRow>(db, selectCapacity, capacityValues(query));
  return readCapacityOf(row!, query.slots);
}

export function capacityValues(query: CapacityQuery): unknown[] {
  const { accountId, slots, isTimed, needed } = query;
  const lists = slotLists(slots);
  return [accountId, resourcesOf(slots), ...boundsOf(slots), ...lists, isTimed, needed];
}

export function readCapacityOf(row: CapacityRow, slots: readonly Slot[]): Capacity {
  const booked = row.ledger.map(([resourceId, date, minutes]) => ({
    resourceId,
    date,
    booked: minutes,
  }));
  const held = row.held.map(([resourceId, date, bookingId, duration, startTime]) => ({
    resourceId,
    date,
    bookingId,
    duration,
    startTime,
  }));
  held.sort((one, other) => one.bookingId - other.bookingId);
  return { openings: openTimesOf(row, resourcesOf(slots)), ...revenue(booked, held) };
}

const resourcesOf = (slots: readonly Slot[]): number[] => [
  ...new Set(slots.map(({ resourceId }) => resourceId)),
];

function boundsOf(slots: readonly Slot[]): [string | null, string | null] {
  let [first, last] = [slots[0]?.date ?? null, slots[0]?.date ?? null];
  for (const { date } of slots) {
    if (first === null || date < first) first = date;
    if (last === null || date > last) last = date;
  }
  return [first, last];
}

export function openTimesOf(
  row: OpenTimesRow,
  resourceIds: readonly number[],
): Map<number, OpenTimes> {
  const weekly = Map.groupBy(row.weekly, ([resourceId]) => resourceId);
  const custom = Map.groupBy(row.custom, ([resourceId]) => resourceId);
  const timeOff = Map.groupBy(row.time_off, ([resourceId]) => resourceId);
  return new Map(
    resourceIds.map((id) => [
      id,
      {
        weekly: (weekly.get(id) ?? []).map(([, weekDay, startTime, endTime, from, until]) => ({
          weekDay,
          startTime,
          endTime,
          validFrom: from,
          validUntil: until,
        })),
        custom: (custom.get(id) ?? []).map(datedOf),
        timeOff: (timeOff.get(id) ?? []).map(datedOf),
      },
    ]),
  );
}

function datedOf([, startTime, endTime, firstDay, lastDay]: DatedPeriod) {
  return { firstDay, lastDay, startTime, endTime };
}
