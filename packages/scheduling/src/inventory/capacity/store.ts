import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import type { OpenTimes } from "../../core/intervals/availability.ts";
import type { Zones } from "../../core/intervals/local-time.ts";
import { keysFrom as idsFrom, inNoOrder } from "../../core/store.ts";
import { type Capacity, type Move, revenue, type Slot } from "./capacity.ts";

// PostgreSQL assumes a tenth for an unknown limit: at most one row here, so a generic plan fits.
const slotsFrom = (resources: string, days: string): string =>
  `(select * from unnest(${resources}::bigint[], ${days}::date[]) as s (resource_id, day)
    limit cardinality(${resources}::bigint[])) s`;

/**
 * SQL: creates and locks slots of resources locked by `held`, in order; $1 is the account. An
 * update without a change still locks.
 */
const lockSlotsFrom = (slots: string, held: string): string => `
  insert into scheduling.resource_days as r (account_id, resource_id, day, booked, available)
  select $1::bigint, s.resource_id, s.day, 0, 0
  from ${slots} join ${held} h on h.id = s.resource_id
  order by s.resource_id, s.day
  on conflict on constraint resource_days_pkey do update set booked = r.booked where false`;

/**
 * SQL: adds `s` (resource_id, day, minutes of zero or more, available) to locked slots. An upsert
 * finds rows by key, even with a plan from an empty table.
 */
export const addToSlotsFrom = (source: string): string => `
  insert into scheduling.resource_days as r (account_id, resource_id, day, booked, available)
  select $1::bigint, s.resource_id, s.day, s.minutes, s.available
  from ${source}
  order by s.resource_id, s.day
  on conflict on constraint resource_days_pkey
    do update set booked = r.booked + excluded.booked, available = excluded.available`;

export const movesFrom = (first: number): string => {
  const lists = ["bigint", "date", "int", "int"].map((type, at) => `$${first + at}::${type}[]`);
  return `unnest(${lists.join(", ")}) as s (resource_id, day, minutes, available)`;
};

function slotLists(slots: readonly Slot[]): [number[], string[]] {
  return [slots.map(({ resourceId }) => resourceId), slots.map(({ date }) => date)];
}

export function moveLists(moves: readonly Move[]): unknown[][] {
  const minutes = moves.map((move) => move.minutes);
  return [...slotLists(moves), minutes, moves.map(({ available }) => available)];
}

const lockSlotsText = statement(
  "capacity_lock_slots",
  lockSlotsFrom(slotsFrom("$2", "$3"), "(select unnest($2::bigint[]) as id group by 1)"),
);

/** Slots must be distinct, their resources locked. */
export async function lockSlots(
  db: Database,
  accountId: number,
  slots: readonly Slot[],
): Promise<void> {
  if (slots.length > 0) await run(db, lockSlotsText, [accountId, ...slotLists(slots)]);
}

/** Needs the slot locks. */
export async function moveSlots(
  db: Database,
  accountId: number,
  moves: readonly Move[],
): Promise<void> {
  if (moves.length === 0) return;
  const [resources, days, minutes, available] = moveLists(moves);
  await sql`update scheduling.resource_days r
    set booked = r.booked + s.minutes, available = coalesce(s.available, r.available)
    from (select ${accountId}::bigint as account_id, k.*
      from unnest(${resources}::bigint[], ${days}::date[], ${minutes}::int[], ${available}::int[])
        as k (resource_id, day, minutes, available) limit ${moves.length}) s
    where r.account_id = s.account_id and r.resource_id = s.resource_id and r.day = s.day
    `.execute(db);
}

export interface LockedResource extends Zones {
  id: number;
  user_id: number | null;
  creator_id: number | null;
  is_human: boolean;
  is_bookable: boolean;
  is_deleted: boolean;
}

export const resourceColumns = `r.id, r.timezone, r.former_zones, r.user_id, r.creator_id,
    t.human as is_human, r.bookable and not r.archived as is_bookable,
    r.deleted_at is not null as is_deleted`;

/** $1 is the account, $2 the ids. */
export const lockResourcesFrom = (mode: LockMode): string => `
  select r.* from ${idsFrom("$2::bigint[]")} k
  join scheduling.resources r on r.account_id = k.account_id and r.id = k.id
  order by ${inNoOrder("r.id")} for ${mode} of r`;

/**
 * SQL of a `with`: locks resources FOR SHARE in order. `whole` has a row only if every version is
 * the one read. $1 is the account; parameters are SQL.
 */
export const holdVersionsFrom = (ids: string, versions: string): string => `
  held as materialized (
    select r.id from (select $1::bigint as account_id, k.* from unnest(${ids}, ${versions})
      as k (id, version) limit cardinality(${ids})) k
    join scheduling.resources r on r.account_id = k.account_id and r.id = k.id
    where r.xmin = k.version::xid order by ${inNoOrder("r.id")} for share of r
  ),
  whole as materialized (
    select from (select count(*) as found from held) h where h.found = cardinality(${ids})
  )`;

export const lockedFrom = (held: string): string => `
  select ${resourceColumns} from ${held} r
  cross join lateral (select human from scheduling.resource_types
    where account_id = $1 and id = r.resource_type_id limit 1) t`;

/** `share` for bookings, `update` for changes of openings. */
export type LockMode = "share" | "update";

const lockFrom = (mode: LockMode): string => `
  with held as materialized (${lockResourcesFrom(mode)}) ${lockedFrom("held")} order by r.id`;

const lockTexts = {
  share: statement("capacity_share", lockFrom("share")),
  update: statement("capacity_hold", lockFrom("update")),
};

export async function lockResources(
  db: Database,
  { accountId, ids, mode }: { accountId: number; ids: readonly number[]; mode: LockMode },
): Promise<LockedResource[]> {
  return await run<LockedResource>(db, lockTexts[mode], [accountId, ids]);
}

const selectDays = statement(
  "capacity_days",
  `select resource_id as "resourceId", day as date, booked, available
  from scheduling.resource_days
  where account_id = $1 and resource_id = any ($2::bigint[])
    and ($3::date is null or day >= $3::date) and ($4::date is null or day <= $4::date)
  order by resource_id, day`,
);

export interface DayRange {
  accountId: number;
  resourceIds: readonly number[];
  firstDay: string | null;
  lastDay: string | null;
}

export type LedgerRow = Slot & { booked: number; available: number };

export async function listSlots(
  db: Database,
  { accountId, resourceIds, firstDay, lastDay }: DayRange,
): Promise<LedgerRow[]> {
  return await run<LedgerRow>(db, selectDays, [accountId, resourceIds, firstDay, lastDay]);
}

/* One statement reads all: under locks, or for a write that verifies the version. */

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
