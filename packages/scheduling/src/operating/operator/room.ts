/*
 * What operators do, behind a door of its own: nobody else is let in, every act is kept, and so is
 * every wrong key.
 */
import { follow, isTrouble } from "@frontdesk/database/deeds";
import type { Room } from "@frontdesk/server/door";
import { measureWaiting } from "@frontdesk/server/metrics";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../ground/context.ts";
import { refusal, voice } from "../../ground/errors.ts";
import { agesOfWaiting } from "../reconcile/waiting/waiting.ts";
import { insertAction } from "./actions.store.ts";
import { operatorRoutes } from "./routes.ts";

/** `describe` is given the scope before its routes are registered. */
export function operatorRoom(
  context: Context,
  { metrics }: Pick<Server, "metrics">,
  describe: (scope: Server) => Promise<void>,
): Room {
  const { db, settings } = context;
  measureWaiting(metrics, () => agesOfWaiting(db, context.now()));
  return {
    name: "scheduling",
    voice,
    metrics,
    operatorKey: settings.operatorKey,
    limits: { count: (name, key) => context.limits.count(name, key) },
    parts: context.health,
    keeping: { follow, isTrouble },
    bodyOf: ({ status, message, code }) => refusal(status, message, { code }).body,
    audit: async ({ ip, method, path }) =>
      await insertAction(db, {
        at: context.now(),
        actor: `stranger at ${ip}`,
        action: "key.refuse",
        subject: "operator key",
        details: { method, path },
      }),
    furnish: async (scope) => {
      await describe(scope);
      operatorRoutes(scope, context);
    },
  };
}
