/*
 * The table of contents: every feature, registered in the order of what it builds on. A feature
 * imports only from those above it.
 */
import { follow, isTrouble } from "@frontdesk/database/deeds";
import type { Room } from "@frontdesk/server/door";
import { showFront } from "@frontdesk/server/front/front";
import { createServer, type Server } from "@frontdesk/server/server";
import { appRoutes, meRoutes } from "./apps/routes.ts";
import { cardRoutes } from "./cards/routes.ts";
import type { Context } from "./context.ts";
import { disputeRoutes } from "./disputes/routes.ts";
import { describeApi, describeOperators, showApi } from "./docs.ts";
import { fraudRoutes } from "./frauds/routes.ts";
import { frontOf } from "./front.ts";
import { createAuthenticator } from "./identity/identity.ts";
import { issuerRoutes } from "./issuer/routes.ts";
import { pacerOfApps } from "./limits/limits.ts";
import { lineRoutes } from "./lines/routes.ts";
import { payRoutes } from "./links/page/routes.ts";
import { linkSignatureRoutes } from "./links/signatures/routes.ts";
import { invitationRoutes } from "./merchants/invitations/routes.ts";
import { objectionRoutes } from "./merchants/rescues/routes.ts";
import { merchantRoutes } from "./merchants/routes.ts";
import { operatorRoom } from "./operator/room.ts";
import { paymentRoutes } from "./payments/routes.ts";
import { sdkRoutes } from "./sdk/routes.ts";
import { transactionRoutes } from "./transactions/routes.ts";
import { voice } from "./voice.ts";

/** What an app with a key may ask for. */
const features = [
  meRoutes,
  merchantRoutes,
  lineRoutes,
  transactionRoutes,
  cardRoutes,
  disputeRoutes,
  fraudRoutes,
];

export interface Built {
  server: Server;
  /** What operators do, for the door. */
  room: Room;
}

/** The whole service, ready to listen or to be injected into. */
export async function buildServer(
  context: Context,
  onClose: () => Promise<void> = async () => {},
): Promise<Built> {
  const { settings, log, db, health } = context;
  const server = createServer({
    log,
    parts: health,
    keeping: { follow, isTrouble },
    trustProxy: settings.trustProxy,
    flood: settings,
    publicUrl: settings.publicUrl,
    onClose,
    voice,
  });
  showFront(server, frontOf(settings));
  const operators = describeOperators(settings);
  await describeApi(server, settings, operators);
  await server.register(async (scope) => {
    appRoutes(scope, context);
    invitationRoutes(scope, context);
    objectionRoutes(scope, context);
  });
  const authenticator = createAuthenticator(db);
  const pace = pacerOfApps(settings, log);
  const identify = (scope: Server) => {
    scope.decorateRequest("identity");
    scope.addHook("onRequest", async (request) => {
      request.identity = await authenticator.identify(request);
      await pace(request.identity.appId);
    });
  };
  await server.register(async (scope) => {
    identify(scope);
    for (const routes of features) routes(scope, context);
  });
  await server.register(async (scope) => issuerRoutes(scope, context));
  await server.register(async (scope) => paymentRoutes(scope, context));
  await server.register(async (scope) => payRoutes(scope, context));
  await server.register(async (scope) => {
    identify(scope);
    linkSignatureRoutes(scope, context);
  });
  await server.register(async (scope) => sdkRoutes(scope));
  showApi(server, settings);
  return { server, room: operatorRoom(context, server, operators.describe) };
}
