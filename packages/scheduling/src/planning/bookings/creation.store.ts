/* Two statements make a booking. The first reads a snapshot without locks. The second writes only
   at the resource version read; every change of resource or openings raises it. */
import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { type Recording, recordingFrom, recordValues } from "../../changes/outbox/store.ts";
import type { Capacity, Move } from "../../inventory/capacity/capacity.ts";
import {
  type CapacityQuery,
  type CapacityRow,
  capacityColumns,
  capacityValues,
  readCapacityOf,
} from "../../inventory/capacity/reading.store.ts";
import {
  addToSlotsFrom,
  moveLists,
  movesFrom,
  resourceColumns,
} from "../../inventory/capacity/store.ts";
import { type Parties, visibleParties } from "./store.ts";
import {
  type BookingLookup,
  type DayRow,
  type LookUp,
  type LookupRow,
  lookupOf,
  type NewBookingRow,
} from "./writes.store.ts";

// Draws the booking's id here, because the second statement records it.
const read = statement(
  "booking_read",
  `select ${capacityColumns}, nextval('scheduling.bookings_id_seq') as "newId",
    r.xmin as version, ${resourceColumns}, ${visibleParties},
    p.id as project_id, p.client_id as owner_id, p.default_billable, c.id as client_id,
    b.id as booker_id, b.first_name, b.last_name, b.email, m.color
  from (select 1) as always
  left join lateral (select *, xmin::text from scheduling.resources
    where account_id = $1 and id = $9 limit 1) r on true
  left join lateral (select human from scheduling.resource_types
    where account_id = $1 and id = r.resource_type_id limit 1) t on true
  left join lateral (select * from scheduling.users where id = r.user_id limit 1) u on true
  left join scheduling.projects p on p.account_id = $1 and p.id = $10 and p.deleted_at is null
  left join scheduling.clients c on c.account_id = $1 and c.id = $11 and c.deleted_at is null
  left join scheduling.memberships m on m.account_id = $1 and m.user_id = $12
  left join scheduling.users b on b.id = m.user_id`,
);

export type CreationQuery = CapacityQuery & Omit<LookUp, "resourceIds"> & { resourceId: number };

export interface ReadForBooking extends BookingLookup {
  capacity: Capacity;
  parties: Parties;
  version: string;
  newId: number;
}

type ReadRow = CapacityRow & LookupRow & Parties & Pick<ReadForBooking, "version" | "newId">;

export async function readForBooking(db: Database, query: CreationQuery): Promise<ReadForBooking> {
  const { slots, resourceId, projectId, clientId, bookerId } = query;
  const named = [resourceId, projectId, clientId, bookerId];
  const [row] = await run<ReadRow>(db, read, [...capacityValues(query), ...named]);
  const { version, newId, resource, project, client } = row!;
  return {
    ...lookupOf([row!]),
    capacity: readCapacityOf(row!, slots),
    parties: { resource, project, client },
    version,
    newId,
  };
}

// Days before bookings: the lock order.
const insert = statement(
  "booking_insert",
  `with held as materialized (
    select id from scheduling.resources
    where account_id = $1 and id = $2 and xmin = $3::text::xid for share
  ),
  moved as (
    ${addToSlotsFrom(`${movesFrom(20)} join held h on h.id = s.resource_id`)}
    returning 1
  ),
  made as (
    insert into scheduling.bookings (account_id, id, resource_id, booker_id, client_id, project_id,
      details, start_date, end_date, duration, start_time, billable, tentative, timezone,
      created_at, updated_at)
    overriding system value
    select $1::bigint, $4::bigint, h.id, $5::bigint, $6::bigint, $7::bigint, $8::text, $9::date,
      $10::date, $11::smallint, $12::smallint, $13::boolean, $14::boolean, $15::text,
      $16::timestamptz, $16::timestamptz
    from held h cross join (select count(*) from moved) m
    returning id
  ),
  days as (
    insert into scheduling.booking_durations
      (account_id, booking_id, resource_id, day, duration, start_time, waiting, tentative, timezone,
        client_id, project_id)
    select $1::bigint, made.id, $2::bigint, d.day, $11::smallint, $12::smallint, d.waiting,
      $14::boolean, d.timezone, $6::bigint, $7::bigint
    from made cross join unnest($17::date[], $18::boolean[], $19::text[])
      as d (day, waiting, timezone)
  ),
  ${recordingFrom(24, "exists (select from made)")}
  select id from made`,
);

export type Creation = NewBookingRow & Pick<ReadForBooking, "version"> & { id: number };

interface Consequences {
  days: readonly DayRow[];
  moves: readonly Move[];
  recording: Recording;
}

export async function insertBooking(
  db: Database,
  row: Creation,
  { days, moves, recording }: Consequences,
): Promise<boolean> {
  const rows = await run(db, insert, [
    row.accountId,
    row.resourceId,
    row.version,
    row.id,
    row.bookerId,
    row.clientId,
    row.projectId,
    row.details,
    row.startDate,
    row.endDate,
    row.duration,
    row.startTime,
    row.billable,
    row.tentative,
    row.timezone,
    row.at,
    days.map(({ date }) => date),
    days.map(({ waiting }) => waiting),
    days.map(({ timezone }) => timezone),
    ...moveLists(moves),
    ...recordValues(recording),
  ]);
  return rows.length > 0;
}
