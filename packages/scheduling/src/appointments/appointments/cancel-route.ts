import type { Server } from "@frontdesk/server/server";
import { type Static, Type } from "typebox";
import { answerOnce } from "../../api/idempotency/idempotency.ts";
import type { Context } from "../../ground/context.ts";
import { InAccount, PathId } from "../../ground/paths.ts";
import { notFound } from "../../ground/refusals.ts";
import { actorOf } from "../../parties/identity/identity.ts";
import { checkOwnAppointment } from "./change.ts";
import { cancelByBusiness, cancelForCustomer } from "./end.ts";
import { appointmentRefusals } from "./refusals.ts";
import { Appointment, StaffCancelling } from "./schema.ts";
import { showFor } from "./show.ts";
import { findAppointment, hasAppointment } from "./store.ts";

const { forbidden, moreThanPaid, otherState, refundChanged, tooBusy } = appointmentRefusals;

/** Cancels for the business, which gives all back, or for a customer who asked for it. */
export function cancelRoute(server: Server, context: Context): void {
  server.post(
    "/:account/appointments/:id/cancel",
    {
      schema: {
        tags: ["Appointments"],
        summary: "Cancel an appointment; all is given back, unless its customer cancels",
        operationId: "cancelAppointment",
        "x-refusals": [notFound, forbidden, moreThanPaid, otherState, refundChanged, tooBusy],
        params: InAccount(PathId),
        body: Type.Union([StaffCancelling, Type.Null()]),
        response: { 200: Appointment },
      },
      config: {
        persons: true,
        scope: "appointments:write",
        right: ["bookings", "manage_own"],
        exists: hasAppointment,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { by = "business", refund }: Static<typeof StaffCancelling> = request.body ?? {};
      const actor = actorOf(request);
      const seen = await findAppointment(context.db, actor.account.id, id);
      if (seen === undefined) throw notFound();
      await checkOwnAppointment(context, actor, seen);
      await answerOnce(context, { request, reply }, async (context) => {
        const row =
          by === "business"
            ? await cancelByBusiness(context, actor, id)
            : await cancelForCustomer(context, actor, { id, refund });
        return { status: 200, body: showFor(actor, row, context) };
      });
      return reply;
    },
  );
}
