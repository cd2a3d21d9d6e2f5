import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import type { Context } from "../../core/context.ts";
import { momentOf } from "../../core/dates.ts";
import { PathId } from "../../core/paths.ts";
import { notFound } from "../../core/refusals.ts";
import { findOwnApplication } from "../oauth/applications/store.ts";
import { endGrants } from "../oauth/grants/end.ts";
import { HolderList } from "../oauth/grants/schema.ts";
import { listHolders } from "../oauth/grants/store.ts";

const mostHolders = 100;
const tags = ["Developers"];
const config = { persons: true, onlyPersons: true } as const;

export function ownHolderRoutes(server: Server, context: Context): void {
  const { db, now } = context;
  server.get(
    "/me/applications/:id/grants",
    {
      schema: {
        tags,
        summary: "List people with access to an application",
        params: Type.Object({ id: PathId }),
        response: { 200: HolderList },
      },
      config,
    },
    async ({ caller, params: { id: applicationId } }) => {
      await checkOwn(context, { id: applicationId, ownerId: caller.userId });
      const request = { applicationId, most: mostHolders, now: now() };
      const { holders, total } = await listHolders(db, request);
      return {
        total,
        holders: holders.map(({ userId: user_id, name, email, scopes, since }) => {
          return { user_id, name, email, scopes, since: momentOf(since) };
        }),
      };
    },
  );

  server.delete(
    "/me/applications/:id/grants/:userId",
    {
      schema: {
        tags,
        operationId: "deleteMeApplicationGrant",
        summary: "Revoke a person's access to an application",
        params: Type.Object({ id: PathId, userId: PathId }),
        response: { 204: Type.Null() },
      },
      config,
    },
    async ({ caller, params: { id: applicationId, userId } }, reply) => {
      await checkOwn(context, { id: applicationId, ownerId: caller.userId });
      if (!(await endGrants(context, { applicationId, userId }))) throw notFound();
      return reply.code(204).send(null);
    },
  );
}

async function checkOwn(
  { db }: Pick<Context, "db">,
  which: { id: number; ownerId: number },
): Promise<void> {
  if ((await findOwnApplication(db, which)) === undefined) throw notFound();
}
