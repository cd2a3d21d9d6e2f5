/* Operator assignment needs the key. */
import { readOperator } from "@frontdesk/people/assertions/operator";
import { callerAddress } from "@frontdesk/people/assertions/read";
import { adminRoutesOf } from "@frontdesk/platform/operator/admin-routes";
import type { AdminRoutes } from "@frontdesk/server/admin-listener";
import { classicErrors } from "@frontdesk/server/errors";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "../context.ts";
import { actionRoutes } from "./actions.routes.ts";
import { backupRoutes } from "./backup.routes.ts";
import { factorRoutes } from "./factor.routes.ts";
import { keepAction } from "./keep-action.ts";
import { personRoutes } from "./person.routes.ts";
import { operatorRoutes } from "./routes.ts";

/** `describe` runs before the routes register. */
export function adminRoutes(
  context: Context,
  { metrics }: Pick<Server, "metrics">,
  describe: (scope: Server) => Promise<void>,
): AdminRoutes {
  return adminRoutesOf(context, {
    name: "desk",
    errorFormat: classicErrors,
    metrics,
    limits: context.limits,
    bodyOf: ({ message, code }) => ({ message, code }),
    agesOfWaiting: async () => ({}),
    keepAction,
    addressOf: (request) => callerAddress(context, request),
    findPerson: (request) => readOperator(context, request),
    describe,
    routes: (scope) => {
      scope.register(async (scope) => operatorRoutes(scope, context));
      scope.register(async (scope) => backupRoutes(scope, context));
      personRoutes(scope, context);
      factorRoutes(scope, context);
      actionRoutes(scope, context);
    },
  });
}
