import type { Static } from "typebox";
import { bookingOf } from "../../bookings/bookings/booking.ts";
import { findBookings } from "../../bookings/bookings/store.ts";
import { clientOf } from "../../bookings/clients/client.ts";
import { findKeptClient } from "../../bookings/clients/erasing.store.ts";
import {
  type ClientTrace,
  type EntryOfClient,
  listEntriesOfClient,
} from "../../changes/outbox/client-erasing.store.ts";
import type { RecordedKind } from "../../changes/outbox/records.ts";
import type { Context } from "../../ground/context.ts";
import { momentOf } from "../../ground/times.ts";
import { type ChargeRow, listChargesOf } from "../../money/charges/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import type { AppointmentRow } from "../appointments/appointment.ts";
import { listIdsOfPerson } from "../appointments/erasing.store.ts";
import { showFor } from "../appointments/show.ts";
import { findAppointment } from "../appointments/store.ts";
import { listNoticesOf } from "../notices.store.ts";
import { erasingRefusals as refusals } from "./refusals.ts";
import type { ClientExport } from "./schema.ts";
import { listIdsForClient } from "./store.ts";

export type KeptOfClient = Static<typeof ClientExport>;

/** Gives all that is kept of a client. */
export async function exportClient(
  context: Context,
  actor: Actor,
  clientId: number,
): Promise<KeptOfClient> {
  const { db, now } = context;
  const { account } = actor;
  const client = await findKeptClient(db, account.id, clientId);
  if (client === undefined) throw refusals.notFound();
  const sought = { accountId: account.id, clientId, email: client.email };
  const rows: AppointmentRow[] = [];
  for (const id of await listIdsOfPerson(db, sought)) {
    const row = await findAppointment(db, account.id, id);
    if (row !== undefined) rows.push(row);
  }
  const ids = rows.map(({ id }) => id);
  const { url: _url, ...kept } = clientOf(client, { ...context, account });
  const notices = await listNoticesOf(db, account.id, ids);
  return {
    exported_at: momentOf(now()),
    client: kept,
    appointments: rows.map((row) => ({
      ...showFor(actor, row, context),
      consents: row.consents,
    })),
    charges: (await listChargesOf(db, account.id, ids)).map(chargeOf),
    notices: notices.map(({ dueAt, appointmentId: appointment_id, kind }) => {
      return { appointment_id, kind, due_at: momentOf(dueAt) };
    }),
    bookings: await bookingsFor(context, actor, clientId),
    audit: await entriesOf(context, { accountId: account.id, clientId }),
  };
}

async function bookingsFor(
  context: Context,
  { account }: Actor,
  clientId: number,
): Promise<KeptOfClient["bookings"]> {
  const ids = await listIdsForClient(context.db, { accountId: account.id, clientId });
  const rows = await findBookings(context.db, account.id, ids);
  return rows.map((row) => {
    const { url: _url, booker: _booker, ...kept } = bookingOf(row, context, account.subdomain);
    return kept;
  });
}

async function entriesOf({ db }: Context, trace: ClientTrace): Promise<KeptOfClient["audit"]> {
  const all: EntryOfClient[] = [];
  for (;;) {
    const entries = await listEntriesOfClient(db, trace, all.at(-1)?.id ?? 0);
    if (entries.length === 0) break;
    all.push(...entries);
  }
  return all.map(({ id, at, kind, subject_id, action, before, after }) => {
    return { id, at: momentOf(at), kind: kind as RecordedKind, subject_id, action, before, after };
  });
}

function chargeOf(charge: ChargeRow): KeptOfClient["charges"][number] {
  const { appointment_id, kind, reason, state, transaction_id, currency } = charge;
  const { amount, keep, captured, refunded, voided, created_at: created } = charge;
  return {
    ...{ appointment_id, kind, reason, state, transaction_id, currency },
    ...{ amount, keep, captured, refunded, voided, created_at: momentOf(created) },
    card: charge.card,
  };
}
