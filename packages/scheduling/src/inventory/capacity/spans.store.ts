/* Columns of numbers are the fastest for PostgreSQL to write. */
import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import type { OpenTimes } from "../../core/intervals/availability.ts";
import {
  daysBetween,
  type FormerZone,
  type Interval,
  overlaps,
  type Zones,
} from "../../core/intervals/local-time.ts";
import { type Capacity, nothingOpen, type Slot, widened } from "./capacity.ts";
import { type OpenTimesRow, openTimesColumns, openTimesOf } from "./store.ts";

// $1 account, $2 distinct resources, $3 and $4 first and last day, $5 bookings to ignore, $6 the
// time at which undo holds count, or null.

const between = (columns: string, table: string, condition = "true"): string => `
  from ${keysFrom({ id: "$2::bigint[]" })} as k
  cross join lateral (select ${columns} from scheduling.${table}
    where account_id = $1 and resource_id = k.id and day between $3::date and $4::date
      and ${condition}
    order by day limit (select null::bigint)) x`;

const columnsOf = (names: readonly string[]): string =>
  names.map((name) => `coalesce(json_agg(x.${name}), '[]')`).join(", ");

const holding = "start_time is not null and not waiting and not tentative";

const select = statement(
  "capacity_spans",
  `select ${openTimesColumns},
  (select coalesce(json_agg(json_build_array(r.id, r.timezone, r.former_zones, r.version)), '[]')
    from ${keysFrom({ id: "$2::bigint[]" })} as k
    cross join lateral (select id, timezone, former_zones, xmin::text as version
      from scheduling.resources
      where account_id = $1 and id = k.id and bookable and not archived and deleted_at is null
      limit 1) r
  ) as resources,
  (select json_build_array(${columnsOf(["resource_id", "nth", "booked"])})
    ${between("resource_id, day - $3::date as nth, booked", "resource_days", "booked > 0")}
  ) as ledger,
  (select json_build_array(${columnsOf(["resource_id", "nth", "start_time", "duration"])})
    ${between(
      "resource_id, day - $3::date as nth, start_time, duration",
      "booking_durations",
      `${holding} and booking_id <> all ($5::bigint[])`,
    )}
  ) as timed,
  (select json_build_array(${columnsOf(["resource_id", "nth", "duration"])})
    from ${keysFrom({ id: "$5::bigint[]" })} as k
    cross join lateral (select resource_id, day - $3::date as nth, duration
      from scheduling.booking_durations
      where account_id = $1 and booking_id = k.id and not waiting and not tentative
      order by day limit (select null::bigint)) x
  ) as given,
  (select json_build_array(${columnsOf(["resource_id", "nth", "start_time", "duration"])})
    ${between(
      "resource_id, day - $3::date as nth, start_time, duration",
      "undo_holds",
      "held_until > $6::timestamptz",
    )}
  ) as undo`,
);

type Columns<Count extends number[]> = { [Index in keyof Count]: number[] };

type SpansRow = OpenTimesRow & {
  resources: [id: number, timezone: string, former: FormerZone[], version: string][];
  ledger: Columns<[0, 1, 2]>;
  timed: Columns<[0, 1, 2, 3]>;
  given: Columns<[0, 1, 2]>;
  undo: Columns<[0, 1, 2, 3]>;
};

interface TakenSpans {
  booked: number;
  timed: Interval[];
}

export interface ResourceSpans extends Zones {
  /** Required of a write based on this. */
  version: string;
  openings: OpenTimes;
  taken: ReadonlyMap<string, TakenSpans>;
}

export interface SpansQuery {
  accountId: number;
  resourceIds: readonly number[];
  firstDay: string;
  lastDay: string;
  without?: readonly number[];
  /** Now, for customers: a time that staff freed counts as taken while they may undo that. */
  undoHoldsAt?: Date | undefined;
}

/** Days near zone changes need a second query for all of them. */
export async function readSpans(
  db: Database,
  query: SpansQuery,
): Promise<Map<number, ResourceSpans>> {
  const row = await look(db, query);
  const zones = row.resources.map(([, timezone, former]) => ({ timezone, former_zones: former }));
  const { firstDay, lastDay } = widened(query, zones);
  if (firstDay === query.firstDay && lastDay === query.lastDay) return spansOf(row, query);
  const wider = { ...query, firstDay: firstDay!, lastDay: lastDay! };
  return spansOf(await look(db, wider), wider);
}

async function look(db: Database, query: SpansQuery): Promise<SpansRow> {
  const { accountId, resourceIds, firstDay, lastDay, without = [], undoHoldsAt = null } = query;
  const values = [accountId, resourceIds, firstDay, lastDay, without, undoHoldsAt];
  const [row] = await run<SpansRow>(db, select, values);
  return row!;
}

function spansOf(
  row: SpansRow,
  { resourceIds, firstDay, lastDay }: SpansQuery,
): Map<number, ResourceSpans> {
  const openTimes = openTimesOf(row, resourceIds);
  const dates = daysBetween(firstDay, lastDay).map(({ date }) => date);
  const taken = takenFrom(row, dates);
  return new Map(
    row.resources.map(([id, timezone, former, version]) => [
      id,
      {
        timezone,
        former_zones: former,
        version,
        openings: openTimes.get(id) ?? nothingOpen,
        taken: taken.get(id) ?? new Map(),
      },
    ]),
  );
}

function takenFrom(
  { ledger, timed, given, undo }: SpansRow,
  dates: readonly string[],
): Map<number, Map<string, TakenSpans>> {
  const taken = new Map<number, Map<string, TakenSpans>>();
  const dayOf = (resourceId: number, day: number): TakenSpans | undefined =>
    taken.get(resourceId)?.get(dates[day]!);
  const [resourceIds, days, booked] = ledger;
  for (const [index, id] of resourceIds.entries()) {
    const own = taken.get(id) ?? new Map<string, TakenSpans>();
    taken.set(id, own.set(dates[days[index]!]!, { booked: booked[index]!, timed: [] }));
  }
  const [timedIds, timedDays, starts, durations] = timed;
  for (const [index, id] of timedIds.entries()) {
    const start = starts[index]!;
    dayOf(id, timedDays[index]!)?.timed.push({ start, end: start + durations[index]! });
  }
  const [ownIds, makeDays, minutes] = given;
  for (const [index, id] of ownIds.entries()) {
    const day = dayOf(id, makeDays[index]!);
    if (day !== undefined) day.booked -= minutes[index]!;
  }
  addUndoHolds(taken, undo, dates);
  return taken;
}

/** A booking in place of a hold has its minutes already. */
function addUndoHolds(
  taken: Map<number, Map<string, TakenSpans>>,
  [resourceIds, days, starts, durations]: SpansRow["undo"],
  dates: readonly string[],
): void {
  for (const [index, id] of resourceIds.entries()) {
    const own = taken.get(id) ?? new Map<string, TakenSpans>();
    const date = dates[days[index]!]!;
    const day = own.get(date) ?? { booked: 0, timed: [] };
    const start = starts[index]!;
    const interval = { start, end: start + durations[index]! };
    if (!day.timed.some((each) => overlaps(each, interval))) day.booked += durations[index]!;
    day.timed.push(interval);
    taken.set(id, own.set(date, day));
  }
}

export function capacityIn(spans: ReadonlyMap<number, ResourceSpans>): Capacity {
  const heldOf = (slot: Slot) =>
    (spans.get(slot.resourceId)?.taken.get(slot.date)?.timed ?? []).map(({ start, end }) => ({
      ...slot,
      bookingId: 0,
      startTime: start,
      duration: end - start,
    }));
  return {
    openings: new Map([...spans].map(([id, { openings }]) => [id, openings])),
    heldOf,
    takenOf: (slot) => ({
      booked: spans.get(slot.resourceId)?.taken.get(slot.date)?.booked ?? 0,
      timed: heldOf(slot),
    }),
  };
}
