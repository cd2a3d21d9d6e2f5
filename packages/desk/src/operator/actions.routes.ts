import { forOperators } from "@frontdesk/platform/operator/access";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "../context.ts";
import { ActionList, ActionQuery } from "./schema.ts";
import { listActions } from "./store.ts";

export function actionRoutes(server: Server, { db }: Pick<Context, "db">): void {
  server.get(
    "/actions",
    {
      schema: {
        ...forOperators,
        summary: "List operator actions on people, newest first",
        querystring: ActionQuery,
        response: { 200: ActionList },
      },
    },
    async ({ query }) => {
      const rows = await listActions(db, query);
      return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
    },
  );
}
