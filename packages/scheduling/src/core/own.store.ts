/* "Own", for members with `own_only`: the one definition that every statement uses. A booking is
   own on the member's resource, and a session with such a booking. An appointment is own by its
   session; an ended one by the bookings at its end. Time off is own of the member's resource,
   deleted time off by its taker. An order is own without an appointment of others. A receipt is own
   with its order or charge. A client is own with an own booking or appointment. So is a client
   without any visit, by the member who added them. */
import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, type Statement, statement } from "@frontdesk/database/statement";
import { type RawBuilder, sql } from "kysely";

/** A member with `own_only`. */
export interface Only {
  accountId: number;
  userId: number;
}

/** SQL of account and user. */
interface Values {
  account: string;
  user: string;
}

type Condition = (values: Values, row: string) => string;

/** A user has at most one resource in an account: see index `resources_user`. */
export const ownResource = ({ account, user }: Values): string => `(
  select own_resource.id from scheduling.resources own_resource
  where own_resource.account_id = ${account} and own_resource.user_id = ${user}
    and own_resource.deleted_at is null)`;

/** `row` has columns of a booking, or of its days. */
export const ownsBooking: Condition = (values, row) =>
  `${row}.resource_id = ${ownResource(values)}`;

// The order keeps PostgreSQL on the index of sessions, also before the first ANALYZE.
const hasBooking = (values: Values, session: string, state: string): string => `(
  select true from scheduling.bookings own_booking
  where own_booking.account_id = ${values.account}
    and own_booking.session_id between ${session} and ${session}
    and own_booking.resource_id = ${ownResource(values)} and ${state}
  order by own_booking.session_id, own_booking.id limit 1) is true`;

/** `session` is SQL of an id. */
export const ownsSession: Condition = (values, session) =>
  hasBooking(values, session, "own_booking.deleted_at is null");

export const ownsAppointment: Condition = (values, row) =>
  hasBooking(
    values,
    `${row}.session_id`,
    `(own_booking.deleted_at is null or own_booking.deleted_at >= ${row}.ended_at)`,
  );

export const ownsTimeOff: Condition = (values, row) => `((
  select true from scheduling.downtime_resources own_time_off
  where own_time_off.account_id = ${values.account} and own_time_off.downtime_id = ${row}.id
    and own_time_off.resource_id = ${ownResource(values)} limit 1) is true
  or (${row}.deleted_at is not null and ${row}.booker_id = ${values.user}))`;

const ownsOrderOf = (values: Values, id: string): string => `(
  select true from scheduling.order_items own_item
  left join lateral (select session_id, ended_at from scheduling.appointments
    where account_id = ${values.account} and id = own_item.appointment_id limit 1) own_paid on true
  where own_item.account_id = ${values.account} and own_item.order_id = ${id}
    and own_item.appointment_id is not null
    and (${ownsAppointment(values, "own_paid")}) is not true limit 1) is not true`;

/** With no appointment of others in it. */
export const ownsOrder: Condition = (values, row) => ownsOrderOf(values, `${row}.id`);

/** A receipt is own with its order, or with the appointment of its charge. */
const ownsReceipt: Condition = (values, row) => `(
  (${row}.order_id is not null and ${ownsOrderOf(values, `${row}.order_id`)})
  or (select true from scheduling.charges own_charge
    cross join lateral (select session_id, ended_at from scheduling.appointments
      where account_id = ${values.account} and id = own_charge.appointment_id limit 1) own_charged
    where own_charge.account_id = ${values.account} and own_charge.id = ${row}.charge_id
      and ${ownsAppointment(values, "own_charged")} limit 1) is true)`;

const visitOf = (table: string, values: Values, row: string, state: string): string => `(
  select true from scheduling.${table} own_visit
  where own_visit.account_id = ${values.account}
    and own_visit.client_id between ${row}.id and ${row}.id and ${state}
  order by own_visit.client_id, own_visit.id limit 1) is true`;

const kept = "own_visit.deleted_at is null";

export const ownsClient: Condition = (values, row) => `(
  ${visitOf("bookings", values, row, `${kept} and ${ownsBooking(values, "own_visit")}`)}
  or ${visitOf("appointments", values, row, ownsAppointment(values, "own_visit"))}
  or (${row}.creator_id = ${values.user}
    and not ${visitOf("bookings", values, row, kept)}
    and not ${visitOf("appointments", values, row, "true")}))`;

// Candidates for an index; the conditions above decide.

const sessionsOf = (values: Values): string => `
  select own_session.session_id from scheduling.bookings own_session
  where own_session.account_id = ${values.account} and own_session.session_id is not null
    and own_session.resource_id = ${ownResource(values)}`;

/** SQL of an array: sessions with a booking that is own, or was. */
export const sessionCandidates = (values: Values): string => `array(
  ${sessionsOf(values)} and own_session.deleted_at is null
  union all ${sessionsOf(values)} and own_session.deleted_at is not null)`;

/** SQL of an array. */
export const orderCandidates = (values: Values): string => `array(
  select own_item.order_id from unnest(${sessionCandidates(values)}) as s (id)
  cross join lateral (select id from scheduling.appointments
    where account_id = ${values.account} and session_id between s.id and s.id
    order by session_id, id limit (select null::bigint)) own_appointment
  cross join lateral (select order_id from scheduling.order_items
    where account_id = ${values.account}
      and appointment_id between own_appointment.id and own_appointment.id
    order by appointment_id limit (select null::bigint)) own_item)`;

/** SQL of an array. */
export const clientCandidates = (values: Values): string => `array(
  select own_booking.client_id from scheduling.bookings own_booking
  where own_booking.account_id = ${values.account} and own_booking.deleted_at is null
    and own_booking.resource_id = ${ownResource(values)} and own_booking.client_id is not null
  union all
  select own_appointment.client_id from unnest(${sessionCandidates(values)}) as s (id)
  cross join lateral (select client_id from scheduling.appointments
    where account_id = ${values.account} and session_id between s.id and s.id
    order by session_id, id limit (select null::bigint)) own_appointment
  where own_appointment.client_id is not null
  union all
  select own_client.id from scheduling.clients own_client
  where own_client.account_id = ${values.account} and own_client.creator_id = ${values.user})`;

const [account, user] = ["\u0001", "\u0002"];

/** The condition with its values, for a query of Kysely. */
export function bound(condition: Condition, { accountId, userId }: Only, row: string) {
  return withValues(condition({ account, user }, row), { accountId, userId });
}

/** The candidates with their values, for a query of Kysely. */
export const boundArray = (array: (values: Values) => string, only: Only): RawBuilder<unknown> =>
  withValues(array({ account, user }), only);

function withValues(text: string, { accountId, userId }: Only): RawBuilder<unknown> {
  const parts = text.split(new RegExp(`([${account}${user}])`));
  return sql.join(
    parts.map((part) => {
      if (part === account) return sql`${accountId}`;
      return part === user ? sql`${userId}` : sql.raw(part);
    }),
    sql``,
  );
}

const values = { account: "$1", user: "$2" };

const existing = (name: string, table: string, condition: Condition, row = "x"): Statement =>
  statement(
    `own_${name}`,
    `select 1 from scheduling.${table} x where x.account_id = $1 and x.id = $3
      and ${condition(values, row)}`,
  );

const lookup =
  (select: Statement) =>
  async (db: Database, { accountId, userId }: Only, id: number): Promise<boolean> =>
    (await run(db, select, [accountId, userId, id])).length > 0;

/** Also deleted ones. */
export const isOwnBooking = lookup(existing("booking", "bookings", ownsBooking));
export const isOwnSession = lookup(existing("session", "sessions", ownsSession, "x.id"));
export const isOwnAppointment = lookup(existing("appointment", "appointments", ownsAppointment));
export const isOwnTimeOff = lookup(existing("time_off", "downtimes", ownsTimeOff));
export const isOwnOrder = lookup(existing("order", "orders", ownsOrder));
export const isOwnReceipt = lookup(existing("receipt", "receipts", ownsReceipt));
export const isOwnClient = lookup(existing("client", "clients", ownsClient));

const findResource = statement("own_resource", `select ${ownResource(values)} as id`);

export async function findOwnResourceId(
  db: Database,
  { accountId, userId }: Only,
): Promise<number | null> {
  const [row] = await run<{ id: number | null }>(db, findResource, [accountId, userId]);
  return row?.id ?? null;
}

interface Change {
  kind: string;
  subjectId: number;
}

const kinds: Readonly<Record<string, [table: string, condition: Condition]>> = {
  booking: ["bookings", ownsBooking],
  appointment: ["appointments", ownsAppointment],
  downtime: ["downtimes", ownsTimeOff],
  client: ["clients", ownsClient],
  order: ["orders", ownsOrder],
};

const ownChanges = statement(
  "own_changes",
  Object.entries(kinds)
    .map(
      ([kind, [table, condition]]) => `
      select k.kind, k.id from ${keysFrom({ kind: "$3::text[]", id: "$4::bigint[]" })} k
      cross join lateral (select * from scheduling.${table}
        where account_id = $1 and id = k.id limit 1) x
      where k.kind = '${kind}' and ${condition(values, "x")}`,
    )
    .join(" union all "),
);

/** A test for changes of these kinds; other kinds are not own. */
export async function readOwnChanges(
  db: Database,
  { accountId, userId }: Only,
  changes: readonly Change[],
): Promise<(change: Change) => boolean> {
  const rows = await run<{ kind: string; id: number }>(db, ownChanges, [
    accountId,
    userId,
    changes.map(({ kind }) => kind),
    changes.map(({ subjectId }) => subjectId),
  ]);
  const own = new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
  return ({ kind, subjectId }) => own.has(`${kind} ${subjectId}`);
}
