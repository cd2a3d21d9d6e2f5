/* Operator routes behind an own listener: key required; every call and wrong key goes to the
   audit. */
import { readOperator } from "@frontdesk/people/assertions/operator";
import { callerAddress } from "@frontdesk/people/assertions/read";
import { adminRoutesOf } from "@frontdesk/platform/operator/admin-routes";
import type { AdminRoutes } from "@frontdesk/server/admin-listener";
import { operatorAt } from "@frontdesk/server/operators";
import { allowHours } from "@frontdesk/server/outcome";
import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { errorFormat } from "../../api/error-format.ts";
import type { Context } from "../../core/context.ts";
import { momentOf } from "../../core/dates.ts";
import { PathId } from "../../core/paths.ts";
import { refusal } from "../../core/refusals.ts";
import { Moment } from "../../parties/users/schema.ts";
import { agesOfWaiting } from "../reconcile/waiting/waiting.ts";
import { demoRoute } from "./accounts/demo.ts";
import { accountLookUpRoute, waitingAccountsRoute } from "./accounts/look-up.ts";
import { operatedAccountRoutes } from "./accounts/routes.ts";
import { listActions } from "./actions.store.ts";
import { erase } from "./erase-user.ts";
import { keepAction } from "./keep-action.ts";
import { upkeepRoutes } from "./upkeep.routes.ts";

export function adminRoutes(
  context: Context,
  { metrics }: Pick<Server, "metrics">,
  describe: (scope: Server) => Promise<void>,
): AdminRoutes {
  return adminRoutesOf(context, {
    name: "scheduling",
    errorFormat,
    metrics,
    limits: { count: (name, key) => context.limits.count(name, key) },
    bodyOf: ({ status, message, code }) => refusal(status, message, { code }).body,
    agesOfWaiting: () => agesOfWaiting(context.db, context.now()),
    keepAction,
    addressOf: (request) => callerAddress(context, request),
    findPerson: (request) => readOperator(context, request),
    describe,
    routes: (scope) => operatorRoutes(scope, context),
  });
}

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

function operatorRoutes(server: Server, context: Context): void {
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

function operatedUserRoutes(server: Server, context: Context): void {
  server.delete(
    "/users/:id",
    {
      schema: {
        summary: "Erase a person's data",
        params: Type.Object({ id: PathId }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await erase(context, { operator: operatorAt(request), userId: request.params.id });
      return reply.code(204).send(null);
    },
  );
}
