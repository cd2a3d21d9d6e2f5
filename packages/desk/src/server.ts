/* The table of contents of the desk: everything registered in the order of what it builds on. */
import { createOwnServer } from "@frontdesk/platform/server";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "./context.ts";
import { forwardedPages } from "./gateway/pages.ts";
import { gatewayRoutes } from "./gateway/routes.ts";
import { homeRoute } from "./home.ts";
import { beginRoutes } from "./places/begin.ts";
import { placeRoutes } from "./places/routes.ts";
import { sessionRoutes } from "./session/routes.ts";

/** The whole desk, ready to listen or to be injected into. */
export async function buildServer(context: Context, onClose: () => Promise<void>): Promise<Server> {
  const server = createOwnServer(context, { onClose });
  context.people.signInRoutes(server);
  gatewayRoutes(server, context);
  forwardedPages(server, context);
  sessionRoutes(server, context);
  placeRoutes(server, context);
  beginRoutes(server, context);
  homeRoute(server, context);
  return server;
}
