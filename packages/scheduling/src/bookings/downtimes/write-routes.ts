import type { Server } from "@frontdesk/server/server";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { checkMatch, tagged } from "../../api/etags.ts";
import { answerOnce } from "../../api/idempotency/idempotency.ts";
import type { Context } from "../../ground/context.ts";
import { notFound } from "../../ground/errors.ts";
import { AccountPath, InAccount, PathId } from "../../ground/paths.ts";
import { actorOf } from "../../parties/identity/identity.ts";
import { createDowntime } from "./create.ts";
import { removeDowntime } from "./delete.ts";
import { checkOwnTimeOff } from "./downtime.ts";
import { ChangedDowntime, Downtime, NewDowntime } from "./schema.ts";
import { findDowntime, hasDowntime } from "./store.ts";
import { updateDowntime } from "./update.ts";

const tags = ["Time off"];
const config = { scope: "downtimes:write", right: ["bookings", "manage_own"] } as const;
const params = InAccount(PathId);

export function downtimeWriteRoutes(server: Server, context: Context): void {
  createRoute(server, context);
  changeRoute(server, context);
  deleteRoute(server, context);
}

function createRoute(server: Server, context: Context): void {
  server.post(
    "/:account/downtimes",
    {
      schema: {
        tags,
        summary: "Take time off",
        "x-refusals": ["Clash"],
        params: AccountPath,
        body: NewDowntime,
        response: { 201: Downtime },
      },
      config,
    },
    async (request, reply) => {
      await answerOnce(context, { request, reply }, async (context) => {
        const body = await createDowntime(context, actorOf(request), request.body);
        const location = `/v1/${request.account.subdomain}/downtimes/${body.id}`;
        return { status: 201, headers: { location }, body };
      });
      return reply;
    },
  );
}

function changeRoute(server: Server, context: Context): void {
  // Whose it is is said before what is wrong with the request.
  const preValidation = async (request: FastifyRequest) => {
    const { id } = request.params as { id: number };
    const row = await findDowntime(context.db, request.account.id, Number(id));
    if (row === undefined) throw notFound();
    checkOwnTimeOff(actorOf(request), row);
  };

  server.put(
    "/:account/downtimes/:id",
    {
      schema: {
        tags,
        summary: "Change time off; only what is given changes",
        "x-refusals": ["Clash", "Conflict"],
        params,
        body: ChangedDowntime,
        response: { 200: Downtime },
      },
      config: { ...config, exists: hasDowntime },
      preValidation,
    },
    async (request, reply) => {
      const { body, params: given } = request;
      const checkCurrent = (shown: object) => checkMatch(request, shown);
      const change = { id: given.id, body, checkCurrent };
      return tagged(reply, await updateDowntime(context, actorOf(request), change));
    },
  );
}

function deleteRoute(server: Server, context: Context): void {
  server.delete(
    "/:account/downtimes/:id",
    {
      schema: {
        tags,
        summary: "End time off",
        "x-refusals": ["Conflict"],
        params,
        response: { 204: Type.Null() },
      },
      config: { ...config, exists: hasDowntime },
    },
    async (request, reply) => {
      await removeDowntime(context, actorOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
}
