import type { Static } from "typebox";
import { clientOf } from "../../bookings/clients/client.ts";
import { findKeptClient } from "../../bookings/clients/erasing.store.ts";
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
  };
}

function chargeOf(charge: ChargeRow): KeptOfClient["charges"][number] {
  const { appointment_id, kind, reason, state, transaction_id, currency } = charge;
  const { amount, keep, captured, refunded, voided, created_at: created } = charge;
  return {
    ...{ appointment_id, kind, reason, state, transaction_id, currency },
    ...{ amount, keep, captured, refunded, voided, created_at: momentOf(created) },
  };
}
