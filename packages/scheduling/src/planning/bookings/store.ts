import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import type { TableRow } from "../../core/tables.ts";
import type { DayRange } from "../../inventory/capacity/store.ts";

export interface OwnedRow {
  booker_id: number | null;
  resource_user_id: number | null;
}

export interface Booker {
  booker_id: number | null;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  color: string | null;
}

export interface BookingRow
  extends OwnedRow,
    Booker,
    Omit<TableRow<"bookings">, "account_id" | "booker_id"> {
  client_id: number | null;
  has_gone_client: boolean;
  has_gone_project: boolean;
  days: string[];
  waits: boolean[];
  /** Removed by availability or time off. */
  days_out: string[];
}

export const columns = `
  b.id, b.group_id, b.resource_id, c.id as client_id, p.id as project_id, b.details,
  b.start_date, b.end_date, b.duration, b.start_time, b.billable, b.tentative, b.timezone,
  b.revision, b.created_at, b.updated_at, b.deleted_at, b.booker_id, u.first_name, u.last_name,
  u.email, m.color, r.user_id as resource_user_id, d.days, d.waits,
  b.days_out::text[] as days_out, b.session_id, b.held,
  b.client_id is not null and c.id is null as has_gone_client,
  b.project_id is not null and p.id is null as has_gone_project`;

export const joined = `
  cross join lateral (select * from scheduling.resources
    where account_id = b.account_id and id = b.resource_id limit 1) r
  left join lateral (select * from scheduling.clients where account_id = b.account_id
    and id = b.client_id and deleted_at is null limit 1) c on true
  left join lateral (select * from scheduling.projects where account_id = b.account_id
    and id = b.project_id and deleted_at is null limit 1) p on true
  left join lateral (select * from scheduling.users where id = b.booker_id limit 1) u on true
  left join lateral (select * from scheduling.memberships
    where account_id = b.account_id and user_id = b.booker_id limit 1) m on true
  cross join lateral (
    select coalesce(array_agg(d.day::text order by d.day), '{}') as days,
      coalesce(array_agg(d.waiting order by d.day), '{}') as waits
    from scheduling.booking_durations d
    where d.account_id = b.account_id and d.booking_id = b.id
  ) d`;

/**
 * SQL "not deleted". Before the first ANALYZE, PostgreSQL would walk partial indexes of live rows
 * by account alone; this form keeps it on the key.
 */
export const isKept = (as: string) => `coalesce(${as}.deleted_at, 'infinity') = 'infinity'`;

// The limit forces a key lookup before the joins.
const selectFrom = (condition: string): string => `
  with found as materialized (
    select b.* from unnest($2::bigint[]) as i (id)
    cross join lateral (select * from scheduling.bookings b
      where b.account_id = $1 and b.id = i.id and ${condition} limit 1) b
  )
  select ${columns} from found b ${joined} order by b.id`;

const selectBookings = statement("booking_find", selectFrom(isKept("b")));
const selectAny = statement("booking_find_any", selectFrom("true"));

/** Ids must be unique. */
export async function findBookings(
  db: Database,
  accountId: number,
  ids: readonly number[],
): Promise<BookingRow[]> {
  return await run<BookingRow>(db, selectBookings, [accountId, ids]);
}

export async function findBooking(
  db: Database,
  accountId: number,
  id: number,
): Promise<BookingRow | undefined> {
  return (await findBookings(db, accountId, [id]))[0];
}

export async function findAnyBooking(
  db: Database,
  accountId: number,
  id: number,
): Promise<BookingRow | undefined> {
  return (await run<BookingRow>(db, selectAny, [accountId, [id]]))[0];
}

const names = {
  resource_id: "$2::bigint[]",
  project_id: "$3::bigint[]",
  client_id: "$4::bigint[]",
};

export const visibleResource = (email: string): string =>
  `json_build_object('id', r.id, 'name', r.name, 'email', ${email}, 'color', r.color)`;

export const visibleParties = `
    ${visibleResource("u.email")} as resource,
    case when p.id is not null then json_build_object('id', p.id, 'name', p.name,
      'color', p.color, 'project_code', p.project_code, 'client_id', p.client_id) end as project,
    case when c.id is not null then
      json_build_object('id', c.id, 'name', c.name, 'color', c.color) end as client`;

const selectParties = statement(
  "booking_parties",
  `select k.*, ${visibleParties}
  from ${keysFrom(names)} k
  cross join lateral (select * from scheduling.resources
    where account_id = $1 and id = k.resource_id limit 1) r
  left join lateral (select * from scheduling.users where id = r.user_id limit 1) u on true
  left join lateral (select * from scheduling.projects
    where account_id = $1 and id = k.project_id limit 1) p on true
  left join lateral (select * from scheduling.clients
    where account_id = $1 and id = k.client_id limit 1) c on true`,
);

export interface Parties {
  resource: { id: number; name: string; email: string | null; color: string };
  project: {
    id: number;
    name: string;
    color: string;
    project_code: string | null;
    client_id: number | null;
  } | null;
  client: { id: number; name: string; color: string } | null;
}

export interface PartiesOf {
  resource_id: number;
  project_id: number | null;
  client_id: number | null;
}

export async function findParties(
  db: Database,
  accountId: number,
  bookings: readonly PartiesOf[],
): Promise<(booking: PartiesOf) => Parties | undefined> {
  const different = new Map(bookings.map((booking) => [namesOf(booking), booking]));
  const named = [...different.values()];
  const rows = await run<PartiesOf & Parties>(db, selectParties, [
    accountId,
    named.map((booking) => booking.resource_id),
    named.map((booking) => booking.project_id),
    named.map((booking) => booking.client_id),
  ]);
  const matches = new Map(
    rows.map(({ resource, project, client, ...row }) => [
      namesOf(row),
      { resource, project, client },
    ]),
  );
  return (booking) => matches.get(namesOf(booking));
}

const namesOf = ({ resource_id, project_id, client_id }: PartiesOf): string =>
  [resource_id, project_id, client_id].join();

const selectExists = statement(
  "booking_exists",
  "select 1 from scheduling.bookings where account_id = $1 and id = $2 and deleted_at is null",
);

export async function hasBooking(db: Database, accountId: number, id: number): Promise<boolean> {
  return (await run(db, selectExists, [accountId, id])).length > 0;
}

const selectEver = statement(
  "booking_ever",
  "select 1 from scheduling.bookings where account_id = $1 and id = $2",
);

export async function hadBooking(db: Database, accountId: number, id: number): Promise<boolean> {
  return (await run(db, selectEver, [accountId, id])).length > 0;
}

const locations = {
  resource: "scheduling.resources",
  project: "scheduling.projects",
  client: "scheduling.clients",
} as const;

export function hasColumn(location: keyof typeof locations) {
  const select = statement(
    `booking_${location}_exists`,
    `select 1 from ${locations[location]} where account_id = $1 and id = $2 and deleted_at is null`,
  );
  return async (db: Database, accountId: number, id: number): Promise<boolean> =>
    (await run(db, select, [accountId, id])).length > 0;
}

export function overlapsDays({ firstDay, lastDay }: Pick<DayRange, "firstDay" | "lastDay">) {
  return sql`daterange(b.start_date, b.end_date, '[]')
    && daterange(${firstDay}, ${lastDay}, '[]')`;
}
