import type { Server } from "@frontdesk/server/server";
import { answerOnce, byRights } from "../../api/idempotency/idempotency.ts";
import { answerObject } from "../../api/objects.ts";
import type { Context } from "../../core/context.ts";
import { InAccount, PathId } from "../../core/paths.ts";
import { actorOf } from "../../parties/identity/identity.ts";
import { hasKeptClient } from "../../planning/clients/erasing.store.ts";
import { Client } from "../../planning/clients/schema.ts";
import { eraseClient } from "./erase.ts";
import { exportClient } from "./export.ts";
import { erasingRefusals } from "./refusals.ts";
import { ClientExport } from "./schema.ts";

const tags = ["Clients"];
const params = InAccount(PathId);
const ofAdministrators = {
  persons: true,
  forAdministrators: true,
  right: ["clients", "view"],
  exists: hasKeptClient,
} as const;

export function erasingRoutes(server: Server, context: Context): void {
  exportRoute(server, context);
  eraseRoute(server, context);
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
