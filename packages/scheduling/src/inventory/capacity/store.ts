import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import type { Zones } from "../../core/intervals/turns.ts";
import { inNoOrder, keysFrom } from "../../core/store.ts";
import type { Move, Slot } from "./capacity.ts";

// PostgreSQL assumes a tenth for an unknown limit: at most one row here, so a generic plan fits.
export const slotsFrom = (resources: string, days: string): string =>
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

export function slotLists(slots: readonly Slot[]): [number[], string[]] {
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
  select r.* from ${keysFrom("$2::bigint[]")} k
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
