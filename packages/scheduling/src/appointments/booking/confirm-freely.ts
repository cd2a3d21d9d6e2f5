import { type RecordedChange, recordingOf } from "../../changes/outbox/records.ts";
import { colorFor } from "../../core/colors.ts";
import { tryFreely } from "../../inventory/capacity/decide.ts";
import { type BookingRow, bookingOf } from "../../planning/bookings/booking.ts";
import {
  type ReadBooking,
  readSessionBookings,
} from "../../planning/bookings/sessions/booking.store.ts";
import { type ChangeRecorder, creationOf } from "../../planning/bookings/tell.ts";
import { type ClientRow, clientOf } from "../../planning/clients/client.ts";
import { readCustomer } from "../../planning/clients/customer.store.ts";
import { type AppointmentRow, countTaken } from "./appointment.ts";
import { confirmHold } from "./holding.store.ts";
import type { TransitionContext } from "./locked.ts";
import { appointmentOf } from "./show.ts";
import { confirmedNotices, confirmedTransition } from "./steps.ts";
import type { AppointmentTransition } from "./store.ts";

export interface FreeConfirming {
  seen: AppointmentRow;
  transition: AppointmentTransition & { name: string; email: string; phone: string | null };
}

export async function confirmFreely(
  context: TransitionContext,
  recorder: ChangeRecorder,
  { seen, transition }: FreeConfirming,
): Promise<AppointmentRow | undefined> {
  const { db, now } = context;
  const accountId = recorder.account.id;
  const bookings = await readSessionBookings(db, { accountId, sessionId: seen.session_id });
  const isWaiting = bookings.some(({ waits, held }) => !held || waits.includes(true));
  if (isWaiting || bookings.length !== countTaken(seen.snapshot)) return undefined;
  const { customer, newId } = await readCustomer(db, accountId, transition.email);
  const at = now();
  const client = customer ?? newClientOf(newId, { ...transition, locale: seen.locale, at });
  const whole = { ...transition, client_id: client.id, ...confirmedTransition(at) };
  const after = { ...seen, ...whole, updated_at: at, revision: seen.revision + 1 };
  const changes: RecordedChange[] = [
    ...(customer === undefined ? [createdClient(context, recorder, client)] : []),
    ...bookings.map((row) => bookedOf(context, recorder, { row, client, at })),
    {
      kind: "appointment",
      action: "create",
      id: seen.id,
      after: appointmentOf(after, context, recorder.account.subdomain),
    },
  ];
  const recording = recordingOf(recorder, at, ...changes);
  const isNewClient = customer === undefined;
  return await tryFreely(db, (db) =>
    confirmHold(db, {
      accountId,
      seen,
      bookings,
      client,
      isNewClient,
      transition: whole,
      recording,
      at,
      kinds: confirmedNotices,
    }),
  );
}

interface Coming {
  name: string;
  email: string;
  phone: string | null;
  locale: string;
  at: Date;
}

function newClientOf(id: number, { name, email, phone, locale, at }: Coming): ClientRow {
  return {
    id,
    creator_id: null,
    name,
    color: colorFor(name),
    notes: null,
    email,
    phone,
    locale,
    reminders_off: false,
    archived: false,
    created_at: at,
    updated_at: at,
    deleted_at: null,
  };
}

export function createdClient(
  context: TransitionContext,
  { account }: ChangeRecorder,
  client: ClientRow,
): RecordedChange {
  const after = clientOf(client, { ...context, account });
  return { kind: "client", action: "create", id: client.id, after };
}

interface BookedRow {
  row: ReadBooking;
  client: ClientRow;
  at: Date;
}

function bookedOf(
  context: TransitionContext,
  { account }: ChangeRecorder,
  { row, client, at }: BookedRow,
): RecordedChange {
  const { resource, version: _read, ...own } = row;
  const booked: BookingRow = { ...own, held: false, client_id: client.id, updated_at: at };
  const { id, name, color } = client;
  const parties = { resource, project: null, client: { id, name, color } };
  return creationOf(bookingOf(booked, context, account.subdomain), parties);
}
