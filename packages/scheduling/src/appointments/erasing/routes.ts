import type { Server } from "@frontdesk/server/server";
import { answerOnce, byRights } from "../../api/idempotency/idempotency.ts";
import { answerObject } from "../../api/objects.ts";
import type { Context } from "../../core/context.ts";
import { InAccount, PathId } from "../../core/paths.ts";
import { actorOf } from "../../parties/identity/identity.ts";
import { hasKeptClient } from "../../planning/clients/erasing.store.ts";
import { Client } from "../../planning/clients/schema.ts";
import { appointmentRefusals } from "../booking/refusals.ts";
import { Appointment } from "../booking/schema.ts";
import { stepping } from "../booking/stepping.ts";
import { hasAppointment } from "../booking/store.ts";
import { eraseClient } from "./erase.ts";
import { exportClient } from "./export.ts";
import { erasingRefusals, ownTrialRefusals } from "./refusals.ts";
import { ClientExport } from "./schema.ts";
import { deleteTrial } from "./trial.ts";

const tags = ["Clients"];
const params = InAccount(PathId);
const ofAdministrators = {
  persons: true,
  forAdministrators: true,
  right: ["clients", "view"],
  exists: hasKeptClient,
} as const;

export function erasingRoutes(server: Server, context: Context): void {
  trialRoute(server, context);
  exportRoute(server, context);
  eraseRoute(server, context);
}

function trialRoute(server: Server, context: Context): void {
  server.post(
    "/:account/appointments/:id/delete_trial",
    {
      schema: {
        tags: ["Appointments"],
        params,
        operationId: "deleteTrial",
        summary: "Delete your own trial booking, with a full refund and without mails",
        "x-refusals": [...Object.values(ownTrialRefusals), appointmentRefusals.otherState],
        response: { 200: Appointment },
      },
      config: {
        persons: true,
        forAdministrators: true,
        scope: ["clients:write", "appointments:write"],
        right: ["bookings", "manage_all"],
        exists: hasAppointment,
      },
    },
    async (request, reply) => {
      const { personId } = request.caller;
      const answer = stepping(
        context,
        (context, actor, { id }) => deleteTrial(context, actor, { id, personId }),
        { checksOwner: false },
      );
      return await answer(request, reply);
    },
  );
}

function exportRoute(server: Server, context: Context): void {
  server.get(
    "/:account/clients/:id/export",
    {
      schema: {
        tags,
        params,
        operationId: "exportClient",
        summary: "Export a client's data",
        "x-refusals": [erasingRefusals.notFound],
        response: { 200: ClientExport },
      },
      config: { ...ofAdministrators, scope: ["clients:read", "appointments:read"] },
    },
    async (request, reply) => {
      reply.header("cache-control", "private, no-store");
      const kept = await exportClient(context, actorOf(request), request.params.id);
      return await answerObject(reply, ClientExport, kept);
    },
  );
}

function eraseRoute(server: Server, context: Context): void {
  server.post(
    "/:account/clients/:id/erase",
    {
      schema: {
        tags,
        params,
        operationId: "eraseClient",
        summary: "Erase a client's personal data",
        "x-refusals": Object.values(erasingRefusals),
        response: { 200: Client },
      },
      config: { ...ofAdministrators, scope: ["clients:write", "appointments:write"] },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const erasing = { clientId: request.params.id, timezone: actor.account.timezone };
      return await answerOnce(context, { request, reply, admit: byRights }, async (context) => ({
        status: 200,
        body: await eraseClient(context, actor, erasing),
      }));
    },
  );
}
