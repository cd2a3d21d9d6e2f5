import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import type { FormerZone, Span } from "../../core/intervals/local-time.ts";
import {
  type Only,
  ownResource,
  ownsAppointment,
  ownsBooking,
  ownsSession,
} from "../../core/own.store.ts";
import type { DayRange } from "../../inventory/capacity/store.ts";
import type { AppointmentState } from "../booking/appointment.ts";

export interface AgendaRange {
  accountId: number;
  /** Undefined for all active ones. */
  resourceIds: readonly number[] | undefined;
  most: number;
}

export interface AgendaResourceRow {
  id: number;
  name: string;
  color: string;
  timezone: string;
  former_zones: FormerZone[];
  bookable: boolean;
  archived: boolean;
  position: number | null;
  image: string | null;
  human: boolean;
  custom_attributes: string[];
}

// A lookup of each key: a plan made on empty tables would read them whole.
const resourcesFrom = (source: string): string => `
  select r.id, r.name, r.color, r.timezone, r.former_zones, r.bookable, r.archived,
    r.position, coalesce(r.image, u.image) as image, t.human, t.custom_attributes
  from ${source} r
  cross join lateral (select human, custom_attributes from scheduling.resource_types
    where account_id = $1 and id = r.resource_type_id limit 1) t
  left join lateral (select user_id from scheduling.memberships
    where account_id = $1 and user_id = r.user_id and activation_state = 'active' limit 1) m on true
  left join lateral (select image from scheduling.users where id = m.user_id limit 1) u on true
  order by r.id`;

const active = statement(
  "agenda_resources",
  resourcesFrom(`(select * from scheduling.resources
    where account_id = $1 and deleted_at is null and not archived order by id limit $2)`),
);

const named = statement(
  "agenda_resources_named",
  resourcesFrom(`(select x.* from ${keysFrom({ id: "$3::bigint[]" })} k
    cross join lateral (select * from scheduling.resources
      where account_id = $1 and id = k.id and deleted_at is null limit 1) x limit $2)`),
);

export async function listAgendaResources(
  db: Database,
  { accountId, resourceIds, most }: AgendaRange,
): Promise<AgendaResourceRow[]> {
  if (resourceIds === undefined) return await run(db, active, [accountId, most]);
  return await run(db, named, [accountId, most, [...new Set(resourceIds)]]);
}

/** In the resource's local time. */
export interface AgendaTimeOff extends Span {
  resourceId: number;
  /** Null, as type and note, for others' time off. */
  id: number | null;
  type: string | null;
  note: string | null;
}

const timeOffWith = (visible: (column: string) => string): string => `
  select o.resource_id as "resourceId", ${visible("o.downtime_id")} as id,
    o.first_day as "firstDay", o.last_day as "lastDay", o.start_time as "startTime",
    o.end_time as "endTime", ${visible("y.name")} as type,
    ${visible("left(t.details, 200)")} as note
  from ${keysFrom({ id: "$2::bigint[]" })} k
  cross join lateral (select * from scheduling.downtime_resources
    where account_id = $1 and resource_id = k.id and last_day >= $3 and first_day <= $4
    order by last_day limit (select null::bigint)) o
  cross join lateral (select details, downtime_type_id from scheduling.downtimes
    where account_id = $1 and id = o.downtime_id limit 1) t
  left join lateral (select name from scheduling.downtime_types
    where account_id = $1 and id = t.downtime_type_id limit 1) y on true
  order by o.first_day, o.start_time, o.downtime_id`;

const timeOff = statement(
  "agenda_time_off",
  timeOffWith((column) => column),
);

const ownTimeOff = statement(
  "agenda_time_off_own",
  timeOffWith((column) => {
    const condition = ownsBooking({ account: "$1", user: "$5" }, "o");
    return `case when ${condition} then ${column} end`;
  }),
);

export async function listAgendaTimeOff(
  db: Database,
  { accountId, resourceIds, firstDay, lastDay }: DayRange,
  only: Only | undefined,
): Promise<AgendaTimeOff[]> {
  const values = [accountId, resourceIds, firstDay, lastDay];
  if (only === undefined) return await run(db, timeOff, values);
  return await run(db, ownTimeOff, [...values, only.userId]);
}

/** A day of a booking without an appointment. */
export interface BookedDayRow {
  id: number;
  resourceId: number;
  date: string;
  startTime: number | null;
  duration: number;
  waiting: boolean;
  tentative: boolean;
  timezone: string;
  details: string;
  clientId: number | null;
  clientName: string | null;
  projectId: number | null;
  projectName: string | null;
}

const bookedDaysThat = (
  condition: string,
): string => `select d.booking_id as id, d.resource_id as "resourceId", d.day as date,
    d.start_time as "startTime", d.duration, d.waiting, d.tentative, d.timezone,
    left(b.details, 200) as details, c.id as "clientId", c.name as "clientName",
    p.id as "projectId", p.name as "projectName"
  from ${keysFrom({ id: "$2::bigint[]" })} k
  cross join lateral (select * from scheduling.booking_durations
    where account_id = $1 and resource_id = k.id and day between $3 and $4
    order by day, booking_id limit (select null::bigint)) d
  cross join lateral (select details, client_id, project_id from scheduling.bookings
    where account_id = $1 and id = d.booking_id and session_id is null limit 1) b
  left join lateral (select id, name from scheduling.clients
    where account_id = $1 and id = b.client_id and deleted_at is null limit 1) c on true
  left join lateral (select id, name from scheduling.projects
    where account_id = $1 and id = b.project_id and deleted_at is null limit 1) p on true
  ${condition}limit $5`;

const bookedDays = statement("agenda_bookings", bookedDaysThat(""));

const own = { account: "$1", user: "$6" };

const ownDays = statement("agenda_bookings_own", bookedDaysThat(`where ${ownsBooking(own, "d")} `));

interface BookedDays extends DayRange {
  most: number;
  only: Only | undefined;
}

export async function listBookedDays(
  db: Database,
  { accountId, resourceIds, firstDay, lastDay, most, only }: BookedDays,
): Promise<BookedDayRow[]> {
  const values = [accountId, resourceIds, firstDay, lastDay, most];
  if (only === undefined) return await run(db, bookedDays, values);
  return await run(db, ownDays, [...values, only.userId]);
}

/** A booked day of another's booking or appointment: its times alone, with buffers. */
export type BusyDayRow = Pick<
  BookedDayRow,
  "resourceId" | "date" | "startTime" | "duration" | "timezone"
>;

const busyDays = statement(
  "agenda_busy",
  `select d.resource_id as "resourceId", d.day as date, d.start_time as "startTime", d.duration,
    d.timezone
  from ${keysFrom({ id: "$2::bigint[]" })} k
  cross join lateral (select * from scheduling.booking_durations
    where account_id = $1 and resource_id = k.id and day between $3 and $4
    order by day, booking_id limit (select null::bigint)) d
  cross join lateral (select session_id from scheduling.bookings
    where account_id = $1 and id = d.booking_id limit 1) b
  where not d.waiting and not d.tentative and (${ownsBooking(own, "d")}) is not true
    and (b.session_id is null or (${ownsSession(own, "b.session_id")}) is not true)
  order by d.day, d.resource_id, d.start_time, d.duration limit $5`,
);

export async function listBusyDays(
  db: Database,
  { accountId, resourceIds, firstDay, lastDay, most }: BookedDays,
  { userId }: Only,
): Promise<BusyDayRow[]> {
  return await run(db, busyDays, [accountId, resourceIds, firstDay, lastDay, most, userId]);
}

export interface AgendaAppointmentRow {
  id: number;
  sessionId: number;
  serviceId: number;
  clientId: number | null;
  state: AppointmentState;
  seats: number;
  startsAt: Date;
  endsAt: Date;
  name: string | null;
  hasNotes: boolean;
  attention: string | null;
  service: string;
  before: number;
  after: number;
  price: number | null;
  allowance: number;
  currency: string | null;
  isFirst: boolean;
}

const appointmentColumns = `id, session_id, service_id, client_id, state, seats, starts_at,
  ends_at, name, notes, attention, allowance, snapshot`;

const visited = (ofVisit: string): string =>
  ofVisit === "" ? "starts_at, state" : "starts_at, state, session_id, ended_at";

// Each visit reads its client's appointments up to the first one before it.
const appointmentsFrom = (source: string, ofVisit = ""): string => `
  with found as materialized (${source})
  select a.id, a.session_id as "sessionId", a.service_id as "serviceId",
    a.client_id as "clientId", a.state, a.seats, a.starts_at as "startsAt",
    a.ends_at as "endsAt", a.name, coalesce(a.notes, '') <> '' as "hasNotes", a.attention,
    a.allowance,
    a.snapshot->>'name' as service, (a.snapshot->>'buffer_before')::int as before,
    (a.snapshot->>'buffer_after')::int as after, (a.snapshot->>'price')::bigint as price,
    a.snapshot->>'currency' as currency,
    a.client_id is not null and (select true
      from (select ${visited(ofVisit)} from scheduling.appointments
        where account_id = $1 and client_id between a.client_id and a.client_id
        order by client_id, id limit (select null::bigint)) p
      where p.starts_at < a.starts_at and p.state in ('confirmed', 'attended')${ofVisit} limit 1
    ) is not true as "isFirst"
  from found a limit $4`;

// Holds have an index of their own.
const all = statement(
  "agenda_appointments",
  appointmentsFrom(`
    (select ${appointmentColumns} from scheduling.appointments
      where account_id = $1 and starts_at >= $5 and starts_at < $3 and ends_at > $2
        and state <> 'held' and state <> 'expired'
        and state in ('requested', 'confirmed', 'attended', 'no_show')
      order by starts_at, id limit (select null::bigint))
    union all
    (select ${appointmentColumns} from scheduling.appointments
      where account_id = $1 and state = 'held' and starts_at >= $5 and starts_at < $3
        and ends_at > $2
      order by held_until limit (select null::bigint))`),
);

const ofResources = statement(
  "agenda_appointments_named",
  appointmentsFrom(`
    select x.* from (select distinct b.session_id
      from ${keysFrom({ id: "$5::bigint[]" })} k
      cross join lateral (select booking_id from scheduling.booking_durations
        where account_id = $1 and resource_id = k.id and day between $6 and $7
        order by day, booking_id limit (select null::bigint)) d
      cross join lateral (select session_id from scheduling.bookings
        where account_id = $1 and id = d.booking_id and session_id is not null limit 1) b) s
    cross join lateral (select ${appointmentColumns} from scheduling.appointments
      where account_id = $1 and session_id between s.session_id and s.session_id
        and starts_at < $3 and ends_at > $2
        and state in ('held', 'requested', 'confirmed', 'attended', 'no_show')
      order by session_id, id limit (select null::bigint)) x`),
);

const ownVisits = { account: "$1", user: "$5" };

const ofMember = statement(
  "agenda_appointments_own",
  appointmentsFrom(
    `select x.* from (select distinct b.session_id
      from (select ${ownResource(ownVisits)} as id) k
      cross join lateral (select booking_id from scheduling.booking_durations
        where account_id = $1 and resource_id = k.id and day between $6 and $7
        order by day, booking_id limit (select null::bigint)) d
      cross join lateral (select session_id from scheduling.bookings
        where account_id = $1 and id = d.booking_id and session_id is not null limit 1) b) s
    cross join lateral (select ${appointmentColumns} from scheduling.appointments
      where account_id = $1 and session_id between s.session_id and s.session_id
        and starts_at < $3 and ends_at > $2
        and state in ('held', 'requested', 'confirmed', 'attended', 'no_show')
      order by session_id, id limit (select null::bigint)) x`,
    ` and ${ownsAppointment(ownVisits, "p")}`,
  ),
);

/** First visits count own visits only. */
export async function listOwnAppointments(
  db: Database,
  { accountId, from, until, most }: AppointmentRange,
  { userId, firstDay, lastDay }: Only & Pick<DayRange, "firstDay" | "lastDay">,
): Promise<AgendaAppointmentRow[]> {
  return await run(db, ofMember, [accountId, from, until, most, userId, firstDay, lastDay]);
}

export interface AppointmentRange {
  accountId: number;
  /** The first possible start of an appointment that ends after `from`. */
  earliest: Date;
  from: Date;
  until: Date;
  most: number;
}

export async function listAgendaAppointments(
  db: Database,
  { accountId, earliest, from, until, most }: AppointmentRange,
): Promise<AgendaAppointmentRow[]> {
  return await run(db, all, [accountId, from, until, most, earliest]);
}

export async function listAppointmentsOfResources(
  db: Database,
  { accountId, from, until, most }: AppointmentRange,
  { resourceIds, firstDay, lastDay }: Omit<DayRange, "accountId">,
): Promise<AgendaAppointmentRow[]> {
  const values = [accountId, from, until, most, resourceIds, firstDay, lastDay];
  return await run(db, ofResources, values);
}
