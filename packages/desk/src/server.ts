/* Modules in order of dependency. */
import { describeApi } from "@frontdesk/platform/docs";
import { createOwnServer } from "@frontdesk/platform/server";
import type { AdminRoutes } from "@frontdesk/server/admin-listener";
import type { Server } from "@frontdesk/server/server";
import { readBuilt } from "./assets/built.ts";
import { assetRoutes } from "./assets/routes.ts";
import { consentRoutes } from "./consent/routes.ts";
import type { Context } from "./context.ts";
import { docs } from "./docs.ts";
import { gatewayRoutes } from "./gateway/routes.ts";
import { liveRoutes } from "./live/routes.ts";
import { adminRoutes } from "./operator/routes.ts";
import { ownershipRoutes } from "./ownership/routes.ts";
import { sessionRoutes } from "./session/routes.ts";
import { beginRoutes } from "./workspaces/begin.ts";
import { developerAddresses } from "./workspaces/developers.ts";
import { workspaceRoutes } from "./workspaces/routes.ts";

export interface BuiltDesk {
  server: Server;
  /** Routes for the admin listener. */
  adminRoutes: AdminRoutes;
}

export async function buildServer(
  context: Context,
  onClose: () => Promise<void>,
): Promise<BuiltDesk> {
  const server = createOwnServer(context, { onClose });
  const api = await describeApi(server, context.settings, docs);
  const built = readBuilt();
  context.people.signInRoutes(server);
  gatewayRoutes(server, context);
  consentRoutes(server, context);
  sessionRoutes(server, context);
  workspaceRoutes(server, context);
  liveRoutes(server, context);
  beginRoutes(server, context, built?.begin);
  developerAddresses(server, context);
  ownershipRoutes(server, context);
  assetRoutes(server, context, built);
  api.show();
  return { server, adminRoutes: adminRoutes(context, server, api.describeOperators) };
}
