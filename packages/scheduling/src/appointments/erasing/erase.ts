/* Times and amounts stay. A repeat also erases later data. */
import { isDeepStrictEqual } from "node:util";
import type { Database } from "@frontdesk/database/database";
import { removeMailsAbout } from "@frontdesk/people/mail/mail";
import { eraseAnswers } from "../../api/idempotency/store.ts";
import {
  type ClientTrace,
  listEntriesOfClient,
  listPayloadsOfClient,
} from "../../changes/outbox/client-erasing.store.ts";
import { rewriteEntry, rewritePayload } from "../../changes/outbox/erasing.store.ts";
import { record } from "../../changes/outbox/store.ts";
import { zoneOf } from "../../core/dates.ts";
import { todayIn } from "../../core/intervals/local-time.ts";
import { CapacityChangedError, decide } from "../../inventory/capacity/capacity.ts";
import { forgetCards } from "../../money/charges/store.ts";
import { isAnyUnsettled } from "../../money/charges/unsettled.store.ts";
import { closeDeposits } from "../../money/deposits.store.ts";
import { forgetReceiptNames } from "../../money/receipts/store.ts";
import type { ChangeRecorder } from "../../planning/bookings/booking.ts";
import { type ClientResponse, clientOf } from "../../planning/clients/client.ts";
import {
  eraseClientRow,
  findKeptClient,
  type KeptClient,
  listSameClients,
  lockKeptClient,
} from "../../planning/clients/erasing.store.ts";
import type { AppointmentRow } from "../booking/appointment.ts";
import { eraseAppointment, listIdsOfPerson } from "../booking/erasing.store.ts";
import type { TransitionContext } from "../booking/steps.ts";
import { lockAppointment } from "../booking/store.ts";
import { forgetImported } from "../imports/forget.store.ts";
import { subjectOf } from "../mails/facts.ts";
import { forgetAllNotices } from "../notices.store.ts";
import { forgetRefundReasons } from "../orders/store.ts";
import { erasingRefusals as refusals } from "./refusals.ts";
import { isBookedSince } from "./store.ts";

const erasedName = "Erased client";

type Fields = Record<string, unknown>;

const nothing = { notes: null, email: null, phone: null, locale: null };

function withoutPerson<View extends object>(view: View): View {
  const kept = Object.entries(view).map(([name, value]) => [
    name,
    name in nothing ? null : name === "name" ? erasedName : value,
  ]);
  return Object.fromEntries(kept) as View;
}

/** Removes a client from recorded JSON, in its form at the time. */
function forgetClient(value: unknown, clientId: number, isClient = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => forgetClient(entry, clientId));
  if (typeof value !== "object" || value === null) return value;
  const fields = isClient ? withoutPerson(value as Fields) : (value as Fields);
  return Object.fromEntries(
    Object.entries(fields).map(([name, member]) => {
      const isTheirs = name === "client" && (member as Fields | null)?.id === clientId;
      return [name, forgetClient(member, clientId, isTheirs)];
    }),
  );
}

export interface Erasing {
  clientId: number;
  timezone: string;
  /** Later bookings prevent the erasure; today by default. */
  bookedSince?: string;
}

interface Person {
  client: KeptClient;
  appointments: AppointmentRow[];
}

/** Also the person's other entries. */
export async function eraseClient(
  context: TransitionContext,
  recorder: ChangeRecorder,
  erasing: Erasing,
): Promise<ClientResponse> {
  const same = await listSameClients(context.db, recorder.account.id, erasing.clientId);
  for (const clientId of same) await eraseOne(context, recorder, { ...erasing, clientId });
  return await eraseOne(context, recorder, erasing);
}

async function eraseOne(
  outer: TransitionContext,
  recorder: ChangeRecorder,
  erasing: Erasing,
): Promise<ClientResponse> {
  const accountId = recorder.account.id;
  const { clientId } = erasing;
  return await decide(outer.db, async (db) => {
    const context = { ...outer, db };
    const at = context.now();
    const person = await lockPerson(db, accountId, clientId);
    await checkErasable(context, accountId, { person, erasing });
    const { client, appointments } = person;
    for (const { id } of appointments) {
      await forgetTypedOf(db, { accountId, id, at, endsLinks: true });
    }
    await eraseRecords(db, { accountId, clientId });
    await eraseAnswers(db, { accountId, clientId });
    await forgetImported(db, { accountId, clientId, email: client.email });
    const view = { ...context, account: recorder.account };
    if (isErased(client)) return clientOf(client, view);
    const row = await eraseClientRow(db, { accountId, id: clientId, name: erasedName, at });
    const after = clientOf(row, view);
    await record(context, recorder, { kind: "client", action: "update", id: clientId, after });
    return after;
  });
}

const isErased = ({ erased_at: at, name, email, phone, notes }: KeptClient): boolean =>
  at !== null && name === erasedName && email === null && phone === null && notes === null;

/** Locks appointments before their client, like confirmations. */
async function lockPerson(db: Database, accountId: number, clientId: number): Promise<Person> {
  const seen = await findKeptClient(db, accountId, clientId);
  if (seen === undefined) throw refusals.notFound();
  const query = { accountId, clientId, email: seen.email };
  const ids = await listIdsOfPerson(db, query);
  const appointments: AppointmentRow[] = [];
  for (const id of ids) {
    const row = await lockAppointment(db, accountId, id);
    if (row !== undefined) appointments.push(row);
  }
  const client = await lockKeptClient(db, accountId, clientId);
  const isSame = client?.email === seen.email;
  if (!isSame || String(await listIdsOfPerson(db, query)) !== String(ids))
    throw new CapacityChangedError();
  return { client, appointments };
}

async function checkErasable(
  { db, now }: TransitionContext,
  accountId: number,
  { person, erasing }: { person: Person; erasing: Erasing },
): Promise<void> {
  const { clientId, timezone, bookedSince: date = todayIn(zoneOf(timezone), now()) } = erasing;
  const { appointments } = person;
  const isAhead = appointments.some((row) => isToCome(row, now()));
  if (isAhead || (await isBookedSince(db, { accountId, clientId, date }))) throw refusals.toCome();
  const ids = appointments.map(({ id }) => id);
  if (await isAnyUnsettled(db, accountId, ids)) throw refusals.unsettled();
}

function isToCome({ state, ends_at: endsAt }: AppointmentRow, now: Date): boolean {
  if (state === "held" || state === "requested") return true;
  return state === "confirmed" && endsAt > now;
}

async function eraseRecords(db: Database, trace: ClientTrace): Promise<void> {
  await eraseEntries(db, trace);
  await erasePayloads(db, trace);
}

async function eraseEntries(db: Database, trace: ClientTrace): Promise<void> {
  const { clientId } = trace;
  for (let last = 0; ; ) {
    const entries = await listEntriesOfClient(db, trace, last);
    for (const entry of entries) {
      const isClient = entry.kind === "client";
      const before = forgetClient(entry.before, clientId, isClient) as object | null;
      const after = forgetClient(entry.after, clientId, isClient) as object | null;
      if (!isDeepStrictEqual([before, after], [entry.before, entry.after])) {
        await rewriteEntry(db, { ...entry, before, after });
      }
      last = entry.id;
    }
    if (entries.length === 0) return;
  }
}

async function erasePayloads(db: Database, trace: ClientTrace): Promise<void> {
  const { clientId } = trace;
  for (let last = 0; ; ) {
    const payloads = await listPayloadsOfClient(db, trace, last);
    for (const stored of payloads) {
      const { payload, ...envelope } = JSON.parse(stored.body);
      const isClient = payload.type === "client";
      const notice = forgetClient(payload, clientId, isClient);
      const body = JSON.stringify({ ...envelope, payload: notice });
      // A subscriber's response may repeat the client's data.
      await rewritePayload(db, { ...stored, body, response_body: null });
      last = stored.id;
    }
    if (payloads.length === 0) return;
  }
}

/** Erases typed details in mails, notices and payment links too. Needs the appointment's lock. */
export async function forgetTypedOf(
  db: Database,
  erasing: Parameters<typeof eraseAppointment>[1],
): Promise<void> {
  const location = { accountId: erasing.accountId, appointmentId: erasing.id };
  await eraseAppointment(db, erasing);
  await forgetAllNotices(db, location);
  await closeDeposits(db, location);
  await forgetCards(db, location);
  await forgetReceiptNames(db, location);
  await forgetRefundReasons(db, location);
  await removeMailsAbout(db, subjectOf(location));
}
