import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, type Statement, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import { typed } from "../../core/store.ts";
import type { AppointmentRow, Snapshot } from "./appointment.ts";

// One id a statement: a plan for several, made on an empty table, reads the whole account.
const mark = statement(
  "appointments_mailed",
  `update scheduling.appointments set mailed_at = $3
  where account_id = $1 and id = $2 and mailed_at is null`,
);

export async function markMailed(
  db: Database,
  accountId: number,
  { ids, at }: { ids: readonly number[]; at: Date },
): Promise<void> {
  const distinct = [...new Set(ids)].sort((one, other) => one - other);
  for (const id of distinct) await run(db, mark, [accountId, id, at]);
}

export interface HolderMarks {
  address: string;
  network: string;
}

const names = `id, service_id, session_id, client_id, state, seats, revision, starts_at, ends_at,
  wished_ids, snapshot, held_until, sent_at, extensions, link_version, name, email, phone, locale,
  timezone, answers, consents, notes, is_by_staff, attention, decide_by, reschedules,
  refund_percent, refund_least, uid, sequence, cancelled_by, created_at, updated_at, confirmed_at,
  ended_at, verify_asked_at, verified_at, mailed_at, undo, allowance`;

export const visibleColumns = (as: string) =>
  sql.join(names.split(/,\s+/).map((name) => sql.ref(`${as}.${name}`)));

const find = statement(
  "appointment_find",
  `select ${names} from scheduling.appointments where account_id = $1 and id = $2`,
);

export async function findAppointment(
  db: Database,
  accountId: number,
  id: number,
): Promise<AppointmentRow | undefined> {
  return (await run<AppointmentRow>(db, find, [accountId, id]))[0];
}

const several = statement(
  "appointments_find",
  `select a.* from ${keysFrom({ id: "$2::bigint[]" })} k
  cross join lateral (select ${names} from scheduling.appointments
    where account_id = $1 and id = k.id limit 1) a`,
);

export async function findAppointments(
  db: Database,
  accountId: number,
  ids: readonly number[],
): Promise<AppointmentRow[]> {
  return await run<AppointmentRow>(db, several, [accountId, ids]);
}

const location = statement(
  "appointment_place",
  `select a.session_id as "sessionId",
    (select coalesce(json_agg(b.resource_id), '[]')
      from (select session_id, id, resource_id from scheduling.bookings
        where account_id = $1 and session_id between a.session_id and a.session_id
          and deleted_at is null
        order by session_id, id limit (select null::bigint)) b) as "resourceIds"
  from scheduling.appointments a where a.account_id = $1 and a.id = $2`,
);

export async function findAppointmentSession(
  db: Database,
  accountId: number,
  id: number,
): Promise<{ sessionId: number; resourceIds: number[] } | undefined> {
  return (
    await run<{ sessionId: number; resourceIds: number[] }>(db, location, [accountId, id])
  )[0];
}

const lock = statement(
  "appointment_lock",
  `select ${names} from scheduling.appointments
  where account_id = $1 and id = $2 for no key update`,
);

export async function lockAppointment(
  db: Database,
  accountId: number,
  id: number,
): Promise<AppointmentRow | undefined> {
  return (await run<AppointmentRow>(db, lock, [accountId, id]))[0];
}

export const lockSeenFrom = (id: string, revision: string, condition: string): string => `
  select id from scheduling.appointments
  where account_id = $1 and id = ${id} and revision = ${revision} and ${condition}
  for no key update`;

export interface AppointmentToInsert {
  accountId: number;
  serviceId: number;
  sessionId: number;
  state: AppointmentRow["state"];
  startsAt: Date;
  endsAt: Date;
  wishedIds: readonly number[];
  snapshot: Snapshot;
  heldUntil: Date | null;
  locale: string;
  timezone: string;
  isByStaff: boolean;
  uid: string;
  /** Null for an appointment made by staff. */
  holder: HolderMarks | null;
  at: Date;
}

const types =
  "bigint text timestamptz timestamptz bigint[] jsonb timestamptz text text boolean uuid " +
  "timestamptz text text";

/** `session` must give one row by id. $1 is the account; values begin at `first`. */
export function appointmentFrom(first: number, session: string): string {
  const values = typed(first, types);
  const [service, ...others] = values;
  const at = values[11];
  const [how, from] = [others.slice(0, 11), others.slice(11)];
  return `insert into scheduling.appointments (account_id, service_id, session_id, state, starts_at,
    ends_at, wished_ids, snapshot, held_until, locale, timezone, is_by_staff, uid, created_at,
    updated_at, holder_address, holder_network)
  select $1::bigint, ${service}, s.id, ${how.join(", ")}, ${at}, ${from.join(", ")}
  from ${session} s returning ${names}`;
}

export function appointmentValues(
  created: Omit<AppointmentToInsert, "accountId" | "sessionId">,
): unknown[] {
  const { serviceId, state, startsAt, endsAt, wishedIds, snapshot } = created;
  const { heldUntil, locale, timezone, isByStaff, uid, holder, at } = created;
  const locations = [serviceId, state, startsAt, endsAt, wishedIds, JSON.stringify(snapshot)];
  const from = [holder?.address ?? null, holder?.network ?? null];
  return [...locations, heldUntil, locale, timezone, isByStaff, uid, at, ...from];
}

const insert = statement("appointment_insert", appointmentFrom(3, "(select $2::bigint as id)"));

export async function insertAppointment(
  db: Database,
  appointmentToInsert: AppointmentToInsert,
): Promise<AppointmentRow> {
  const values = [
    appointmentToInsert.accountId,
    appointmentToInsert.sessionId,
    ...appointmentValues(appointmentToInsert),
  ];
  return (await run<AppointmentRow>(db, insert, values))[0]!;
}

export type AppointmentTransition = Partial<Omit<AppointmentRow, "id" | "revision" | "updated_at">>;

const written = new Map<string, Statement>();

interface TransitionColumns {
  id: string;
  at: string;
  first: number;
  condition?: string;
}

export function transitionFrom(
  columns: readonly string[],
  { id, at, first, condition = "true" }: TransitionColumns,
): string {
  const set = columns.map((name, nth) => `${name} = $${nth + first}`);
  return `update scheduling.appointments
    set ${[...set, `updated_at = ${at}`, "revision = revision + 1"].join(", ")}
    where account_id = $1 and id = ${id} and ${condition} returning ${names}`;
}

export function writtenBy(transition: AppointmentTransition): {
  columns: string[];
  values: unknown[];
} {
  const whole = Object.entries({ ...transition, ...marksAfter(transition) });
  return {
    columns: whole.map(([name]) => name),
    values: whole.map(([name, value]) => (isJson(name) ? jsonOf(value) : value)),
  };
}

function writing(columns: readonly string[]): Statement {
  const key = columns.join(" ");
  const existing =
    written.get(key) ??
    statement(
      `appointment_step_${written.size}`,
      transitionFrom(columns, { id: "$2", at: "$3", first: 4 }),
    );
  written.set(key, existing);
  return existing;
}

/** Needs the lock. */
export async function saveAppointment(
  db: Database,
  { accountId, id, at }: { accountId: number; id: number; at: Date },
  transition: AppointmentTransition,
): Promise<AppointmentRow> {
  const { columns, values } = writtenBy(transition);
  const all = [accountId, id, at, ...values];
  return (await run<AppointmentRow>(db, writing(columns), all))[0]!;
}

const marksAfter = ({ state }: AppointmentTransition) =>
  state === undefined || state === "held" ? {} : { holder_address: null, holder_network: null };

const isJson = (name: string): boolean =>
  ["snapshot", "answers", "consents", "undo"].includes(name);

const jsonOf = (value: unknown) => (value === null ? null : JSON.stringify(value));

export const mostListed = 100;

const lapsed = statement(
  "appointments_lapsed",
  `select id from scheduling.appointments
  where account_id = $1 and state = 'held' and held_until <= $2 and sent_at is null
  order by held_until limit ${mostListed}`,
);

export async function listLapsed(db: Database, accountId: number, now: Date): Promise<number[]> {
  return (await run<{ id: number }>(db, lapsed, [accountId, now])).map(({ id }) => id);
}

export const hasAppointment = async (db: Database, accountId: number, id: number) =>
  (await findAppointment(db, accountId, id)) !== undefined;

const due = statement(
  "appointments_due",
  `(select d.account_id as "accountId", a.subdomain, d.id, d.state
  from scheduling.appointments d join scheduling.accounts a on a.id = d.account_id
  where d.state = 'held' and d.held_until <= $1 and d.sent_at is null
  order by d.held_until limit $2)
  union all
  (select d.account_id, a.subdomain, d.id, d.state
  from scheduling.appointments d join scheduling.accounts a on a.id = d.account_id
  where d.state = 'requested' and d.decide_by <= $1 order by d.decide_by limit $2)`,
);

export interface DueAppointment {
  accountId: number;
  subdomain: string;
  id: number;
  state: "held" | "requested";
}

/**
 * All accounts, without locks. Excludes holds awaiting payment: settlement asks the payment service
 * first.
 */
export async function listDueAppointments(
  db: Database,
  now: Date,
  most: number,
): Promise<DueAppointment[]> {
  return await run<DueAppointment>(db, due, [now, most]);
}

const ofSession = statement(
  "appointments_of_session",
  `select p.id, a.subdomain from scheduling.appointments p
  join scheduling.accounts a on a.id = p.account_id
  where p.account_id = $1 and p.session_id = $2 and p.state in ('held', 'requested', 'confirmed')
  order by p.id`,
);

export async function listOfSession(
  db: Database,
  accountId: number,
  sessionId: number,
): Promise<{ id: number; subdomain: string }[]> {
  return await run(db, ofSession, [accountId, sessionId]);
}
