/*
 * What operators do, behind a door of its own: nobody else is let in, every act is kept, and so is
 * every wrong key.
 */
import { follow, isTrouble } from "@frontdesk/database/deeds";
import type { Room } from "@frontdesk/server/door";
import { classicVoice } from "@frontdesk/server/errors";
import { measureWaiting } from "@frontdesk/server/metrics";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../ground/context.ts";
import { newId, newShard } from "../../ground/ids.ts";
import { agesOfWaiting } from "../reconcile/waiting/waiting.ts";
import { insertAction } from "./actions/store.ts";
import { operatorRoutes } from "./routes.ts";

/** `describe` is given the scope before its routes are registered. */
export function operatorRoom(
  context: Context,
  { metrics }: Pick<Server, "metrics">,
  describe: (scope: Server) => Promise<void>,
): Room {
  const { db, health, settings, limits } = context;
  measureWaiting(metrics, () => agesOfWaiting(db, context.now()));
  return {
    name: "payments",
    voice: classicVoice,
    metrics,
    operatorKey: settings.operatorKey,
    limits,
    parts: health,
    keeping: { follow, isTrouble },
    bodyOf: ({ message, code }) => ({ message, code }),
    audit: async ({ ip, method, path }) =>
      await insertAction(db, {
        id: newId(newShard()),
        createdAt: context.now(),
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
