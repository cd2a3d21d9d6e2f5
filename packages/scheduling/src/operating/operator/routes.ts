import { forOperators } from "@frontdesk/platform/operator/access";
import { allowHours } from "@frontdesk/server/outcome";
import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import type { Context } from "../../core/context.ts";
import { momentOf } from "../../core/times.ts";
import { Moment } from "../../parties/users/schema.ts";
import { demoRoute } from "./accounts/demo.ts";
import { accountLookUpRoute, waitingAccountsRoute } from "./accounts/look-up.ts";
import { operatedAccountRoutes } from "./accounts/routes.ts";
import { listActions } from "./actions.store.ts";
import { upkeepRoutes } from "./upkeep.routes.ts";
import { operatedUserRoutes } from "./users/routes.ts";

const ActionList = Type.Array(
  Type.Object({
    id: Type.Integer(),
    at: Moment,
    actor: Type.String({ description: "The operator and their IP address" }),
    action: Type.String({ description: "The action, as `noun.verb`" }),
    subject: Type.String(),
    details: Type.Object({}, { additionalProperties: true }),
  }),
);

export function operatorRoutes(server: Server, context: Context): void {
  allowHours(server);
  operatedAccountRoutes(server, context);
  accountLookUpRoute(server, context);
  waitingAccountsRoute(server, context);
  demoRoute(server, context);
  operatedUserRoutes(server, context);
  upkeepRoutes(server, context);

  server.get(
    "/actions",
    {
      schema: {
        ...forOperators,
        summary: "List operator actions, newest first",
        querystring: Type.Object({
          limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
        }),
        response: { 200: ActionList },
      },
    },
    async ({ query }) => {
      const actions = await listActions(context.db, query.limit ?? 50);
      return actions.map(({ at, ...rest }) => ({ ...rest, at: momentOf(at) }));
    },
  );
}
