/* Admits operators only; audits every action and wrong key. */
import { readOperator } from "@frontdesk/people/assertions/operator";
import { callerAddress } from "@frontdesk/people/assertions/read";
import { adminRoutesOf } from "@frontdesk/platform/operator/admin-routes";
import type { AdminRoutes } from "@frontdesk/server/admin-listener";
import { classicErrors } from "@frontdesk/server/errors";
import type { Server } from "@frontdesk/server/server";
import { readInPortions } from "../../api/lists/portioned.ts";
import type { Context } from "../../core/context.ts";
import { agesOfWaiting } from "../reconcile/waiting/waiting.ts";
import { keepAction } from "./actions/keep.ts";
import { operatorRoutes } from "./routes.ts";

/** `describe` runs before the routes register. */
export function adminRoutes(
  context: Context,
  { metrics }: Pick<Server, "metrics">,
  describe: (scope: Server) => Promise<void>,
): AdminRoutes {
  return adminRoutesOf(context, {
    name: "payments",
    errorFormat: classicErrors,
    metrics,
    limits: context.limits,
    bodyOf: ({ message, code }) => ({ message, code }),
    agesOfWaiting: () => agesOfWaiting(context.db, context.now()),
    keepAction,
    addressOf: (request) => callerAddress(context, request),
    findPerson: (request) => readOperator(context, request),
    describe,
    routes: (scope) => {
      readInPortions(scope);
      operatorRoutes(scope, context);
    },
  });
}
