/* One statement holds a time if the resources have the versions of the decision. The minute
   ledger and slot rows refuse minutes taken since. */
import type { Database } from "@frontdesk/database/database";
import { run, type Statement, statement } from "@frontdesk/database/statement";
import { type Recording, recordingFrom, recordValues } from "../../changes/outbox/store.ts";
import { singleFlight } from "../../core/single-flight.ts";
import type { Move } from "../../inventory/capacity/capacity.ts";
import {
  addToSlotsFrom,
  holdVersionsFrom,
  moveLists,
  movesFrom,
} from "../../inventory/capacity/store.ts";
import {
  bookingFrom,
  type SessionBookings,
  takingFrom,
  takingValues,
} from "../../planning/bookings/sessions/store.ts";
import type { ClientRow } from "../../planning/clients/client.ts";
import {
  customerFrom,
  customerValueCount,
  customerValues,
} from "../../planning/clients/customer.store.ts";
import { confirmedFrom, type NoticeKind } from "../notices.store.ts";
import { lockSessionFrom, type NewSession, sessionFrom, sessionValues } from "../sessions.store.ts";
import type { AppointmentRow, Snapshot } from "./appointment.ts";
import type { HolderMarks } from "./store.ts";
import {
  type AppointmentToInsert,
  type AppointmentTransition,
  appointmentFrom,
  appointmentValues,
  lockSeenFrom,
  transitionFrom,
  writtenBy,
} from "./store.ts";

// Days before bookings: the lock order.
const insert = statement(
  "hold_insert",
  `with ${holdVersionsFrom("$2::bigint[]", "$3::text[]")},
  moved as (${addToSlotsFrom(`${movesFrom(4)} cross join whole`)} returning 1),
  ${sessionFrom(8, "whole cross join (select count(*) from moved) m")},
  ${takingFrom(19, "session")},
  appointment as (${appointmentFrom(28, "session")})
  select * from appointment`,
);

export interface HeldTime {
  accountId: number;
  resources: readonly { id: number; version: string }[];
  moves: readonly Move[];
  session: Omit<NewSession, "accountId">;
  bookings: Omit<SessionBookings, "accountId" | "sessionId">;
  appointment: Omit<AppointmentToInsert, "accountId" | "sessionId">;
}

/** Returns undefined after a concurrent change. */
export async function insertHold(
  db: Database,
  { accountId, resources, moves, session, bookings, appointment }: HeldTime,
): Promise<AppointmentRow | undefined> {
  const ids = resources.map(({ id }) => id);
  const versions = resources.map(({ version }) => version);
  const taken = [...moveLists(moves), ...sessionValues(session), ...takingValues(bookings)];
  const values = [accountId, ids, versions, ...taken, ...appointmentValues(appointment)];
  return (await run<AppointmentRow>(db, insert, values))[0];
}

/* One statement confirms a hold if it and its client are unchanged. The locks keep their order. */
const written = new Map<string, Statement>();

function writing(columns: readonly string[]): Statement {
  const key = columns.join(" ");
  const existing = written.get(key) ?? statement(`hold_confirm_${written.size}`, textFor(columns));
  written.set(key, existing);
  return existing;
}

// $1 account, $2 session, $3 appointment, $4 its revision, $5 its bookings. $6 and $7 resources and
// their versions,$8 start. $9 now, $10 subscribers, $11 the client; the rest as given.
function textFor(columns: readonly string[]): string {
  const bookings = bookingFrom({ ids: "$5", client: "$11", at: "$9" }, "place");
  const firstValue = 11 + customerValueCount;
  const sure = "exists (select from sure)";
  const reminded = { appointment: "$3", startsAt: "$8", at: "$9" };
  return `with ${holdVersionsFrom("$6::bigint[]", "$7::text[]")},
  session as materialized (${lockSessionFrom("exists (select from whole)")}),
  place as materialized (${lockSeenFrom("$3", "$4", "exists (select from session)")}),
  ${bookings.locking},
  ${customerFrom(11, "exists (select from kept)")},
  ${bookings.booking},
  appointment as (
    ${transitionFrom(columns, { id: "$3", at: "$9", first: firstValue, condition: sure })}
  ),
  telling as (${confirmedFrom("$10", reminded, sure)}),
  ${recordingFrom(firstValue + columns.length, sure)}
  select * from appointment`;
}

interface Confirming {
  accountId: number;
  seen: AppointmentRow;
  bookings: readonly { id: number; resource_id: number; version: string }[];
  client: ClientRow;
  isNewClient: boolean;
  transition: AppointmentTransition;
  kinds: readonly NoticeKind[];
  recording: Recording;
  at: Date;
}

export async function confirmHold(
  db: Database,
  { accountId, seen, bookings, client, isNewClient, transition, kinds, recording, at }: Confirming,
): Promise<AppointmentRow | undefined> {
  const { columns, values } = writtenBy(transition);
  const locations = [accountId, seen.session_id, seen.id, seen.revision];
  const taken = [
    bookings.map(({ id }) => id),
    bookings.map(({ resource_id: id }) => id),
    bookings.map(({ version }) => version),
  ];
  const [row] = await run<AppointmentRow>(db, writing(columns), [
    ...locations,
    ...taken,
    seen.starts_at,
    at,
    kinds,
    ...customerValues(client, isNewClient),
    ...values,
    ...recordValues(recording),
  ]);
  return row;
}

/* Digests of address and network, stored only during the hold. */

interface HolderCount extends HolderMarks {
  accountId: number;
  replacedId: number | undefined;
  now: Date;
}

const mostCounted = 10;

const open = statement(
  "holds_open",
  `select (select count(*)::int from (select from scheduling.appointments
      where holder_address = $2 and held_until > $5 and (account_id <> $1 or id <> $4)
      limit ${mostCounted}) a) as "ofAddress",
    (select count(*)::int from (select from scheduling.appointments
      where account_id = $1 and holder_network = $3 and held_until > $5 and id <> $4
        and name is null limit ${mostCounted}) n) as nameless`,
);

/** Each count ends at ten. */
export interface OpenHolds {
  /** Holds of one address in all accounts. */
  ofAddress: number;
  /** Holds without details, in one account from one network. */
  nameless: number;
}

export async function countHolds(
  db: Database,
  { accountId, address, network, replacedId = 0, now }: HolderCount,
): Promise<OpenHolds> {
  const values = [accountId, address, network, replacedId, now];
  return (await run<OpenHolds>(db, open, values))[0]!;
}

export interface OfferedTerms {
  account_id: number;
  subdomain: string;
  account_name: string;
  account_timezone: string;
  is_suspended: boolean;
  is_published: boolean;
  reminders: number[];
  service_id: number;
  visibility: "public" | "unlisted" | "off";
  secret: string;
  is_there: boolean;
  slot_step: number;
  minimum_notice: number;
  horizon: number;
  seats: number;
  terms: Snapshot;
  connection_status: string | null;
}

const find = statement(
  "offer_find",
  `select s.account_id, a.subdomain, a.name as account_name, a.timezone as account_timezone,
    a.suspended_at is not null as is_suspended, coalesce(p.published, false) as is_published,
    coalesce(p.reminders, '{1440}') as reminders, s.id as service_id, s.visibility, s.secret,
    s.deleted_at is null and not s.archived as is_there, s.slot_step, s.minimum_notice,
    s.horizon, s.seats,
    json_build_object('name', s.name, 'duration', s.duration, 'buffer_before', s.buffer_before,
      'buffer_after', s.buffer_after, 'price', s.price, 'currency', s.currency,
      'deposit', json_build_object('kind', s.deposit_kind, 'value', s.deposit_value),
      'no_show_fee', s.no_show_fee, 'questions', s.questions, 'approval', s.approval,
      'approval_hours', s.approval_hours, 'cancellation', s.cancellation,
      'reschedule_before', s.reschedule_before, 'most_reschedules', s.most_reschedules,
      'verify_email', s.verify_email, 'parts', s.parts) as terms,
    (select status from scheduling.connections where account_id = $1) as connection_status
  from (
    (select * from scheduling.services
      where account_id = $1 and id between $2::bigint and $2::bigint order by id limit 1)
    union all
    (select * from scheduling.services
      where account_id = $1 and secret between $3::text and $3::text order by secret limit 1)
  ) s
  join scheduling.accounts a on a.id = s.account_id
  left join scheduling.booking_pages p on p.account_id = s.account_id`,
);

export async function findOffer(
  db: Database,
  accountId: number,
  { id = null, secret = null }: { id?: number | null; secret?: string | null },
): Promise<OfferedTerms | undefined> {
  return (await run<OfferedTerms>(db, find, [accountId, id, secret]))[0];
}

interface OfferQuery {
  accountId: number;
  key: Parameters<typeof findOffer>[2];
}

export const offerOf = singleFlight(
  async (db, { accountId, key }: OfferQuery) => await findOffer(db, accountId, key),
  (query) => JSON.stringify(query),
);
