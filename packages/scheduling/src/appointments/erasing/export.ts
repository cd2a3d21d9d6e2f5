import type { LongMembers } from "@frontdesk/server/long-text";
import type { Static } from "typebox";
import {
  type ClientTrace,
  listEntriesOfClient,
} from "../../changes/outbox/client-erasing.store.ts";
import type { RecordedKind } from "../../changes/outbox/store.ts";
import type { Context } from "../../core/context.ts";
import { momentOf } from "../../core/dates.ts";
import { type ChargeRow, listChargesOf } from "../../money/charges/store.ts";
import { orderOf } from "../../money/orders/order.ts";
import { listOrdersOf } from "../../money/orders/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { bookingOf } from "../../planning/bookings/booking.ts";
import { findBookings } from "../../planning/bookings/store.ts";
import { clientOf } from "../../planning/clients/client.ts";
import { findKeptClient } from "../../planning/clients/erasing.store.ts";
import { showFor } from "../booking/appointment.ts";
import { listIdsOfPerson } from "../booking/erasing.store.ts";
import { findAppointment } from "../booking/store.ts";
import { listNoticesOf } from "../notices.store.ts";
import { erasingRefusals as refusals } from "./refusals.ts";
import type { ClientExport } from "./schema.ts";
import { listIdsForClient } from "./store.ts";

type ClientExportResponse = Static<typeof ClientExport>;

/** Rows per read; `large` have long texts. */
const some = { small: 50, large: 4 };

export async function exportClient(
  context: Context,
  actor: Actor,
  clientId: number,
): Promise<LongMembers<ClientExportResponse>> {
  const { db, now } = context;
  const { account } = actor;
  const client = await findKeptClient(db, account.id, clientId);
  if (client === undefined) throw refusals.notFound();
  const query = { accountId: account.id, clientId, email: client.email };
  const ids = await listIdsOfPerson(db, query);
  const { url: _url, ...kept } = clientOf(client, { ...context, account });
  return {
    exported_at: momentOf(now()),
    client: kept,
    appointments: appointmentsOf(context, actor, ids),
    charges: chargesOf(context, account.id, ids),
    orders: ordersOf(context, actor, ids),
    notices: noticesOf(context, account.id, ids),
    bookings: bookingsFor(context, actor, clientId),
    audit: entriesOf(context, { accountId: account.id, clientId }),
  };
}

function* chunksOf(ids: readonly number[], size: number): Generator<readonly number[]> {
  for (let from = 0; from < ids.length; from += size) yield ids.slice(from, from + size);
}

async function* appointmentsOf(
  context: Context,
  actor: Actor,
  ids: readonly number[],
): AsyncGenerator<ClientExportResponse["appointments"]> {
  for (const id of ids) {
    const row = await findAppointment(context.db, actor.account.id, id);
    if (row === undefined) continue;
    yield [{ ...showFor(actor, row, context), consents: row.consents }];
  }
}

async function* chargesOf(
  { db }: Context,
  accountId: number,
  ids: readonly number[],
): AsyncGenerator<ClientExportResponse["charges"]> {
  for (const chunk of chunksOf(ids, some.small)) {
    yield (await listChargesOf(db, accountId, chunk)).map(chargeOf);
  }
}

async function* ordersOf(
  context: Context,
  { account }: Actor,
  ids: readonly number[],
): AsyncGenerator<ClientExportResponse["orders"]> {
  const existing = new Set<number>();
  for (const appointmentId of ids) {
    const orders = await listOrdersOf(context.db, account.id, appointmentId);
    const others = orders.filter(({ id }) => !existing.has(id));
    for (const { id } of others) existing.add(id);
    yield others.map((order) => {
      const { url: _url, user_id: _user, ...kept } = orderOf(order, { ...context, account });
      return kept;
    });
  }
}

async function* noticesOf(
  { db }: Context,
  accountId: number,
  ids: readonly number[],
): AsyncGenerator<ClientExportResponse["notices"]> {
  for (const chunk of chunksOf(ids, some.small)) {
    const notices = await listNoticesOf(db, accountId, chunk);
    yield notices.map(({ dueAt, appointmentId: appointment_id, kind }) => {
      return { appointment_id, kind, due_at: momentOf(dueAt) };
    });
  }
}

async function* bookingsFor(
  context: Context,
  { account }: Actor,
  clientId: number,
): AsyncGenerator<ClientExportResponse["bookings"]> {
  const ids = await listIdsForClient(context.db, { accountId: account.id, clientId });
  for (const chunk of chunksOf(ids, some.large)) {
    const rows = await findBookings(context.db, account.id, chunk);
    yield rows.map((row) => {
      const { url: _url, booker: _booker, ...kept } = bookingOf(row, context, account.subdomain);
      return kept;
    });
  }
}

async function* entriesOf(
  { db }: Context,
  trace: ClientTrace,
): AsyncGenerator<ClientExportResponse["audit"]> {
  for (let last = 0; ; ) {
    const entries = await listEntriesOfClient(db, trace, last);
    if (entries.length === 0) return;
    last = entries.at(-1)!.id;
    yield entries.map(({ id, at, kind, subject_id, action, before, after }) => {
      return {
        id,
        at: momentOf(at),
        kind: kind as RecordedKind,
        subject_id,
        action,
        before,
        after,
      };
    });
  }
}

function chargeOf(charge: ChargeRow): ClientExportResponse["charges"][number] {
  const { appointment_id, kind, reason, state, transaction_id, currency } = charge;
  const { amount, keep, captured, refunded, voided, created_at: created } = charge;
  return {
    appointment_id,
    kind,
    reason,
    state,
    transaction_id,
    currency,
    amount,
    keep,
    captured,
    refunded,
    voided,
    created_at: momentOf(created),
    card: charge.card,
  };
}
