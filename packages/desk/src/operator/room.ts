import { roomOf } from "@frontdesk/platform/operator/room";
import type { Room } from "@frontdesk/server/door";
import { classicVoice } from "@frontdesk/server/errors";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "../context.ts";
import { keepAction } from "./keep-action.ts";
import { operatorRoutes } from "./routes.ts";

/** What operators do at the desk, who come with the key. */
export function operatorRoom(context: Context, { metrics }: Pick<Server, "metrics">): Room {
  return roomOf(context, {
    name: "desk",
    voice: classicVoice,
    metrics,
    limits: context.limits,
    bodyOf: ({ message, code }) => ({ message, code }),
    agesOfWaiting: async () => ({}),
    keepAction,
    describe: async () => {},
    routes: (scope) => operatorRoutes(scope, context),
  });
}
