import type { Server } from "@frontdesk/server/server";
import { type Static, Type } from "typebox";
import type { Context } from "../../core/context.ts";
import { isOwnAppointment } from "../../core/own.store.ts";
import { InAccount, PathId } from "../../core/paths.ts";
import { notFound } from "../../core/refusals.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import type { AppointmentRow } from "./appointment.ts";
import { cancelByBusiness, cancelForCustomer } from "./end.ts";
import { appointmentRefusals } from "./refusals.ts";
import { restoreAppointment } from "./restore.ts";
import { Appointment, StaffCancelling } from "./schema.ts";
import { stepping } from "./stepping.ts";
import { hasAppointment } from "./store.ts";

const { forbidden, moreThanPaid, otherState, refundChanged, tooBusy } = appointmentRefusals;
const { undoOver, refundBegun, feeCharged, slotTaken } = appointmentRefusals;
const config = {
  persons: true,
  scope: "appointments:write",
  right: ["bookings", "manage_own"],
  exists: hasAppointment,
  own: isOwnAppointment,
} as const;

export function cancelRoute(server: Server, context: Context): void {
  server.post(
    "/:account/appointments/:id/cancel",
    {
      schema: {
        tags: ["Appointments"],
        summary: "Cancel an appointment; full refund unless the customer cancels",
        operationId: "cancelAppointment",
        "x-refusals": [notFound, forbidden, moreThanPaid, otherState, refundChanged, tooBusy],
        params: InAccount(PathId),
        body: Type.Union([StaffCancelling, Type.Null()]),
        response: { 200: Appointment },
      },
      config,
    },
    stepping(context, cancelByStaff),
  );
}

export function restoreRoute(server: Server, context: Context): void {
  const reasons = [otherState, undoOver, refundBegun, feeCharged, slotTaken];
  server.post(
    "/:account/appointments/:id/restore",
    {
      schema: {
        tags: ["Appointments"],
        summary: "Undo a cancellation with `notify_after`, within 20 seconds",
        operationId: "restoreAppointment",
        "x-refusals": [notFound, forbidden, ...reasons, tooBusy],
        params: InAccount(PathId),
        response: { 200: Appointment },
      },
      config,
    },
    stepping(context, (context, actor, { id }) => restoreAppointment(context, actor, id), {
      checksOwner: false,
    }),
  );
}

async function cancelByStaff(
  context: Context,
  actor: Actor,
  { id, body }: { id: number; body: Static<typeof StaffCancelling> | null },
): Promise<AppointmentRow> {
  const { by = "business", refund, notify_after: notifyAfter, message } = body ?? {};
  const how = { id, notifyAfter, message };
  if (by === "business") return await cancelByBusiness(context, actor, how);
  return await cancelForCustomer(context, actor, { ...how, refund });
}
