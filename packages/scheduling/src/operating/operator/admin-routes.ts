/* Operator routes behind an own listener: key required; every call and wrong key goes to the
   audit. */
import { readOperator } from "@frontdesk/people/assertions/operator";
import { callerAddress } from "@frontdesk/people/assertions/read";
import { adminRoutesOf } from "@frontdesk/platform/operator/admin-routes";
import type { AdminRoutes } from "@frontdesk/server/admin-listener";
import type { Server } from "@frontdesk/server/server";
import { errorFormat } from "../../api/error-format.ts";
import type { Context } from "../../core/context.ts";
import { refusal } from "../../core/refusals.ts";
import { agesOfWaiting } from "../reconcile/waiting/waiting.ts";
import { keepAction } from "./keep-action.ts";
import { operatorRoutes } from "./routes.ts";

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
