/* One statement holds a time if the resources have the versions of the decision. The minute
   ledger and slot rows refuse minutes taken since. */
import type { Database } from "@frontdesk/database/database";
import { run, type Statement, statement } from "@frontdesk/database/statement";
import { type Recording, recordingFrom, recordValues } from "../../changes/outbox/store.ts";
import type { Move } from "../../inventory/capacity/capacity.ts";
import {
  addToSlotsFrom,
  holdVersionsFrom,
  moveLists,
  movesFrom,
} from "../../inventory/capacity/store.ts";
import { bookingFrom } from "../../planning/bookings/sessions/booking.store.ts";
import {
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
import type { AppointmentRow } from "./appointment.ts";
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
