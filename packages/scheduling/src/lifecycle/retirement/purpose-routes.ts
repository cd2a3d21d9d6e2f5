import type { Server } from "@frontdesk/server/server";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { checkOwn as checkOwnClient } from "../../bookings/clients/client.ts";
import { findClient, hasClient } from "../../bookings/clients/store.ts";
import { checkOwn as checkOwnProject } from "../../bookings/projects/project.ts";
import { findProject, hasProject } from "../../bookings/projects/store.ts";
import type { Context } from "../../ground/context.ts";
import { notFound } from "../../ground/errors.ts";
import { InAccount, PathId } from "../../ground/paths.ts";
import { actorOf } from "../../parties/identity/identity.ts";
import { retireClient, retireProject } from "./purposes.ts";

const params = InAccount(PathId);
const response = { 204: Type.Null() };

/** Deleting what bookings are for. */
export function purposeRoutes(server: Server, context: Context): void {
  clientRoute(server, context);
  projectRoute(server, context);
}

function clientRoute(server: Server, context: Context): void {
  server.delete(
    "/:account/clients/:id",
    {
      schema: { tags: ["Clients"], summary: "Delete a client", params, response },
      config: { scope: "clients:write", right: ["clients", "manage_own"], exists: hasClient },
      // Whose it is is said before what is wrong with the request.
      preValidation: async (request: FastifyRequest) => {
        const { id } = request.params as { id: number };
        const row = await findClient(context.db, request.account.id, Number(id));
        if (row === undefined) throw notFound();
        checkOwnClient(actorOf(request), row);
      },
    },
    async (request, reply) => {
      await retireClient(context, actorOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
}

function projectRoute(server: Server, context: Context): void {
  server.delete(
    "/:account/projects/:id",
    {
      schema: { tags: ["Projects"], summary: "Delete a project", params, response },
      config: { scope: "projects:write", right: ["projects", "manage_own"], exists: hasProject },
      preValidation: async (request: FastifyRequest) => {
        const { id } = request.params as { id: number };
        const row = await findProject(context.db, request.account.id, Number(id));
        if (row === undefined) throw notFound();
        checkOwnProject(actorOf(request), row);
      },
    },
    async (request, reply) => {
      await retireProject(context, actorOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
}
