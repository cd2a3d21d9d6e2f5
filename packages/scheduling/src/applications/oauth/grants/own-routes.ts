import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { answerOwn } from "../../../api/lists/own.ts";
import type { Context } from "../../../core/context.ts";
import { momentOf } from "../../../core/dates.ts";
import { PathId } from "../../../core/paths.ts";
import { notFound } from "../../../core/refusals.ts";
import { endGrants } from "./end.ts";
import { OwnGrant } from "./schema.ts";
import { listAllowed } from "./store.ts";

const tags = ["Developers"];
const config = { persons: true, onlyPersons: true } as const;

export function ownGrantRoutes(server: Server, context: Context): void {
  const { db, now } = context;
  server.get(
    "/me/grants",
    {
      schema: {
        tags,
        summary: "List applications with access for you",
        response: { 200: Type.Array(OwnGrant) },
      },
      config,
    },
    async ({ caller: { userId } }, reply) =>
      await answerOwn(reply, {
        read: async (rows) => {
          const allowed = await listAllowed(db, { userId, now: now(), ...rows });
          return allowed.map((application) => ({ id: application.applicationId, ...application }));
        },
        show: ({ id, name, makerName, scopes, since }) => {
          const by = { application_id: id, name, maker_name: makerName };
          return { ...by, scopes, since: momentOf(since) };
        },
      }),
  );

  server.delete(
    "/me/grants",
    {
      schema: {
        tags,
        summary: "Revoke the access of all applications",
        response: { 204: Type.Null() },
      },
      config,
    },
    async ({ caller: { userId } }, reply) => {
      await endGrants(context, { userId });
      return reply.code(204).send(null);
    },
  );

  server.delete(
    "/me/grants/:id",
    {
      schema: {
        tags,
        operationId: "deleteMeGrant",
        summary: "Revoke an application's access",
        params: Type.Object({ id: PathId }),
        response: { 204: Type.Null() },
      },
      config,
    },
    async ({ caller: { userId }, params }, reply) => {
      const query = { applicationId: params.id, userId };
      if (!(await endGrants(context, query))) throw notFound();
      return reply.code(204).send(null);
    },
  );
}
