import { record } from "../../changes/outbox/store.ts";
import type { ChangeRecorder } from "../../planning/bookings/booking.ts";
import { clientOf } from "../../planning/clients/client.ts";
import { lockClient, updateClient } from "../../planning/clients/store.ts";
import { forgetReminders } from "../notices.store.ts";
import type { AppointmentRow } from "./appointment.ts";
import { type TransitionContext, underLocks } from "./steps.ts";

/**
 * Stops this appointment's reminders; the client's others only for a reader of their mail, because
 * anyone can book with a client's address.
 */
export async function stopReminders(
  context: TransitionContext,
  recorder: ChangeRecorder,
  { id, isReader }: { id: number; isReader: boolean },
): Promise<AppointmentRow> {
  return await underLocks(context, recorder, { id }, async (context, { appointment }) => {
    const { db, now } = context;
    const { account } = recorder;
    const accountId = account.id;
    await forgetReminders(db, { accountId, appointmentId: id });
    const { client_id: clientId } = appointment;
    const row =
      clientId === null || !isReader ? undefined : await lockClient(db, accountId, clientId);
    if (row === undefined || row.reminders_off) return appointment;
    const changed = { ...row, reminders_off: true, accountId, at: now() };
    const show = (client: typeof row) => clientOf(client, { ...context, account });
    const after = show(await updateClient(db, changed));
    const before = show(row);
    await record(context, recorder, {
      kind: "client",
      action: "update",
      id: row.id,
      before,
      after,
    });
    return appointment;
  });
}
