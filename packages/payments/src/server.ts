/* In dependency order: a module and its nouns import only from those above (`tidy/layout.ts`). */

import { callerAddress } from "@frontdesk/people/assertions/read";
import { describeApi } from "@frontdesk/platform/docs";
import { createOwnServer } from "@frontdesk/platform/server";
import type { AdminRoutes } from "@frontdesk/server/admin-listener";
import { takeLargerBodies } from "@frontdesk/server/ceilings";
import { tagObjects } from "@frontdesk/server/entity-tags";
import { showFront } from "@frontdesk/server/front/front";
import type { Server } from "@frontdesk/server/server";
import { checkAfterLateBody } from "@frontdesk/server/slow-bodies";
import { acceptance } from "./acceptance/routes.ts";
import { acquiring } from "./acquiring/routes.ts";
import { docs } from "./api/docs.ts";
import { errorFormat } from "./api/error-format.ts";
import { frontOf } from "./api/front.ts";
import { readInPortions } from "./api/lists/portioned.ts";
import { authentication } from "./authentication/routes.ts";
import { transactions } from "./card-payments/routes.ts";
import type { Context } from "./core/context.ts";
import { throttleOfApps } from "./core/limits/limits.ts";
import { module } from "./ledger/routes.ts";
import { withEvents } from "./notifications/events/described.ts";
import { tellAfterCalls } from "./notifications/events/outbox/after-calls.ts";
import { events } from "./notifications/routes.ts";
import { adminRoutes } from "./operating/operator/admin-routes.ts";
import { createAuthenticator } from "./parties/identity/identity.ts";
import { admitPersons } from "./parties/merchants/roles/admit.ts";
import { withRoles } from "./parties/merchants/roles/described.ts";
import { parties } from "./parties/routes.ts";

const modules = [parties, acquiring, authentication, transactions, module, acceptance, events];

export interface BuiltServer {
  server: Server;
  adminRoutes: AdminRoutes;
}

export async function buildServer(
  context: Context,
  onClose: () => Promise<void> = async () => {},
): Promise<BuiltServer> {
  const { settings, log } = context;
  const server = createOwnServer(context, {
    onClose,
    errorFormat,
    addressOf: (request) => callerAddress(context, request),
  });
  tellAfterCalls(server, context);
  readInPortions(server);
  showFront(server, frontOf(settings));
  const api = await describeApi(server, settings, withRoles(withEvents(docs)));
  const authenticator = createAuthenticator(context);
  const throttle = throttleOfApps(settings, log);
  const identify = (scope: Server) => {
    takeLargerBodies(scope);
    tagObjects(scope);
    scope.decorateRequest("identity");
    scope.addHook("onRequest", async (request) => {
      request.identity = await authenticator.identify(request);
      request.callerId = request.identity.actor;
      await throttle(request.identity.callerId);
    });
    checkAfterLateBody(scope, async (request) => {
      // The check of a person's role follows the body anyway.
      if (request.identity.kind === "app") await authenticator.identify(request);
    });
    admitPersons(scope, context);
  };
  for (const { open = [], identified = [] } of modules) {
    for (const routes of open) await server.register(async (scope) => routes(scope, context));
    await server.register(async (scope) => {
      identify(scope);
      for (const routes of identified) routes(scope, context);
    });
  }
  api.show();
  return { server, adminRoutes: adminRoutes(context, server, api.describeOperators) };
}
