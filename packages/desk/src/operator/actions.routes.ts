import { forOperators } from "@frontdesk/platform/operator/access";
import { answerInPortions } from "@frontdesk/server/portions";
import type { Server } from "@frontdesk/server/server";
import type { Static } from "typebox";
import type { Context } from "../context.ts";
import { ActionList, ActionQuery } from "./schema.ts";
import { listActions } from "./store.ts";

/** Up to four kilobytes each. */
const rowsAtOnce = 50;

type Actions = Static<typeof ActionList>;

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
    async ({ query, callerAddress }, reply) => {
      const portions = actionsIn(db, query);
      const list = { who: `operator at ${callerAddress}`, portions };
      // Fastify takes the reply itself once begun.
      return (await answerInPortions(reply, list)) as unknown as Actions;
    },
  );
}

async function* actionsIn(
  db: Context["db"],
  { limit, before }: Static<typeof ActionQuery>,
): AsyncGenerator<Actions> {
  let last = before;
  for (let left = limit; left > 0; left -= rowsAtOnce) {
    const page = {
      limit: Math.min(left, rowsAtOnce),
      ...(last !== undefined && { before: last }),
    };
    const rows = await listActions(db, page);
    if (rows.length === 0) return;
    last = rows.at(-1)!.id;
    yield rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  }
}
