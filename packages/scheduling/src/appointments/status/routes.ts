/* An own route, because these change with time and payments. */
import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../core/context.ts";
import { InAccount, PathId } from "../../core/paths.ts";
import { actorOf } from "../../parties/identity/identity.ts";
import { appointmentRefusals } from "../booking/refusals.ts";
import { findAppointment, hasAppointment } from "../booking/store.ts";
import { AppointmentStatus } from "./schema.ts";
import { showStatus } from "./show.ts";

export function statusRoutes(server: Server, context: Context): void {
  server.get(
    "/:account/appointments/:id/standing",
    {
      schema: {
        tags: ["Appointments"],
        summary: "Retrieve the terms and payment of an appointment",
        operationId: "getAppointmentStanding",
        params: InAccount(PathId),
        response: { 200: AppointmentStatus },
      },
      config: {
        persons: true,
        scope: "appointments:read",
        right: ["bookings", "view"],
        exists: hasAppointment,
      },
    },
    async (request) => {
      const { account, params } = request;
      const row = await findAppointment(context.db, account.id, params.id);
      if (row === undefined) throw appointmentRefusals.notFound();
      return await showStatus(context, actorOf(request), row);
    },
  );
}
