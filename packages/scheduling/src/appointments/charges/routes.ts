/* The appointment behind each payment, for lists of payments. Names no client of others. */
import type { Server } from "@frontdesk/server/server";
import { type Static, Type } from "typebox";
import type { Context } from "../../core/context.ts";
import { momentOf, wallRangeOf } from "../../core/dates.ts";
import { AccountPath } from "../../core/paths.ts";
import { AppointmentCharge, AppointmentChargeQuery } from "./schema.ts";
import { type AppointmentChargeRow, listChargesOfTransactions } from "./store.ts";

export function chargeRoutes(server: Server, { db }: Context): void {
  server.get(
    "/:account/charges",
    {
      schema: {
        tags: ["Appointments"],
        summary: "List the appointments of payments",
        operationId: "listCharges",
        params: AccountPath,
        querystring: AppointmentChargeQuery,
        response: { 200: Type.Array(AppointmentCharge) },
      },
      config: { persons: true, scope: "appointments:read", right: ["clients", "view"] },
    },
    async ({ account, query }) => {
      const rows = await listChargesOfTransactions(db, account.id, query.transaction_ids);
      return rows.map((row) => appointmentChargeOf(row, account.timezone));
    },
  );
}

const appointmentChargeOf = (
  { startsAt, endsAt, ...row }: AppointmentChargeRow,
  timezone: string,
): Static<typeof AppointmentCharge> => ({
  transaction_id: row.transactionId,
  kind: row.kind,
  reason: row.reason,
  appointment_id: row.appointmentId,
  appointment_state: row.state,
  client: { id: row.clientId, name: row.clientName },
  service: row.service,
  starts_at: momentOf(startsAt),
  ...wallRangeOf(timezone, startsAt, endsAt),
});
