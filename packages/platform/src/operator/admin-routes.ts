/* Admin routes require the operator key, and record every action and every wrong key. */
import { isTrouble, track } from "@frontdesk/database/commit-tracking";
import type { AdminRoutes } from "@frontdesk/server/admin-listener";
import { type Metrics, measureWaiting } from "@frontdesk/server/metrics";
import type { Server } from "@frontdesk/server/server";
import type { OwnContext } from "../context.ts";
import type { OwnSettings } from "../settings.ts";
import type { KeepAction } from "./action.ts";

export interface AdminRoutesParts
  extends Pick<
    AdminRoutes,
    "name" | "errorFormat" | "limits" | "bodyOf" | "addressOf" | "findPerson"
  > {
  metrics: Metrics;
  /** Milliseconds. */
  agesOfWaiting(): Promise<Record<string, number>>;
  keepAction: KeepAction;
  /** Runs before the routes register. */
  describe(scope: Server): Promise<void>;
  routes(scope: Server): void;
}

const forOperators = { tags: ["Operator"], security: [{ operatorKey: [] }] };

export function adminRoutesOf(
  context: Pick<OwnContext<OwnSettings>, "db" | "health" | "now" | "settings">,
  { agesOfWaiting, keepAction, describe, routes, ...own }: AdminRoutesParts,
): AdminRoutes {
  measureWaiting(own.metrics, agesOfWaiting);
  return {
    ...own,
    operatorKey: context.settings.operatorKey,
    parts: context.health,
    commitTracking: { follow: track, isTrouble },
    audit: async ({ ip, method, path }) =>
      await keepAction(context, {
        actor: `stranger at ${ip}`,
        action: "key.refuse",
        subject: "operator key",
        details: { method, path },
      }),
    furnish: async (scope) => {
      scope.addHook("onRoute", (route) => {
        route.schema = { ...forOperators, ...route.schema };
      });
      await describe(scope);
      routes(scope);
    },
  };
}
