/*
 * The table of contents: every feature, registered in the order of what it builds on. A feature
 * imports only from those above it.
 */
import { follow, isTrouble } from "@frontdesk/database/deeds";
import { allowBrowsers } from "@frontdesk/server/cors";
import type { Room } from "@frontdesk/server/door";
import { speak } from "@frontdesk/server/errors";
import { showFront } from "@frontdesk/server/front/front";
import { createServer, type Server } from "@frontdesk/server/server";
import { lenientValidatorCompiler } from "@frontdesk/server/validate";
import { accountRoutes } from "./accounts/routes.ts";
import { auditRoutes } from "./audit/routes.ts";
import { availabilityRoutes } from "./availability/routes.ts";
import { bookingRoutes } from "./bookings/routes.ts";
import { calendarRoutes } from "./calendars/calendar-routes.ts";
import { feedRoutes } from "./calendars/routes.ts";
import { clientRoutes } from "./clients/routes.ts";
import type { Context } from "./context.ts";
import { developerPages } from "./developers/routes.ts";
import { describeApi, describeOperators, showApi } from "./docs.ts";
import { downtimeRoutes } from "./downtimes/routes.ts";
import { voice } from "./errors.ts";
import { frontOf } from "./front.ts";
import { authenticate } from "./identity/authenticate.ts";
import { consentPages } from "./oauth/consent/routes.ts";
import { grantPages } from "./oauth/grants/routes.ts";
import { oauthRoutes } from "./oauth/routes.ts";
import { operatorRoom } from "./operator/room.ts";
import { projectRoutes } from "./projects/routes.ts";
import { reportRoutes } from "./reports/routes.ts";
import { resourceTypeRoutes } from "./resource-types/routes.ts";
import { resourceRoutes } from "./resources/routes.ts";
import { retirementRoutes } from "./retirement/routes.ts";
import { tokenPages } from "./tokens/routes.ts";
import { noteUse } from "./tokens/use.ts";
import { createDirectory } from "./unknown.ts";
import { userRoutes } from "./users/routes.ts";
import { noteActivity } from "./users/user.ts";
import { queueRoutes } from "./webhooks/queue-routes.ts";
import { webhookRoutes } from "./webhooks/routes.ts";

/** What an application with a token may ask for. */
const features = [
  userRoutes,
  accountRoutes,
  resourceTypeRoutes,
  resourceRoutes,
  clientRoutes,
  projectRoutes,
  bookingRoutes,
  downtimeRoutes,
  availabilityRoutes,
  reportRoutes,
  feedRoutes,
  webhookRoutes,
  queueRoutes,
  retirementRoutes,
  auditRoutes,
];

/** What people open in a browser. */
const pages = [tokenPages, consentPages, grantPages, developerPages];

const corsHeaders = {
  headers: ["Authorization", "Content-Type", "Idempotency-Key", "If-Match", "If-None-Match"],
  exposed: [
    "ETag",
    "Link",
    "Location",
    "Retry-After",
    "X-RateLimit-Limit",
    "X-RateLimit-Remaining",
    "X-Request-Id",
    "X-Total-Count",
  ],
};

export interface Surroundings {
  /** Awaited once the last request has ended. */
  onClose?: () => Promise<void>;
  /** Called after each request of the API that may have changed something. */
  onWrite?: () => void;
}

export interface Built {
  server: Server;
  /** What operators do, for the door. */
  room: Room;
}

/** The whole service, ready to listen or to be injected into. */
export async function buildServer(
  context: Context,
  { onClose = async () => {}, onWrite = () => {} }: Surroundings = {},
): Promise<Built> {
  const { settings, log, health, people } = context;
  const directory = createDirectory();
  const server = createServer({
    log,
    parts: health,
    keeping: { follow, isTrouble },
    trustProxy: settings.trustProxy,
    flood: settings,
    publicUrl: settings.publicUrl,
    voice,
    whenUnknown: directory.refusalOf,
    onClose,
  });
  showFront(server, frontOf(settings));
  server.addHook("onRoute", directory.add);
  const operators = describeOperators(settings);
  await describeApi(server, settings, operators);
  await server.register(
    async (scope) => {
      speak(scope, voice);
      scope.setValidatorCompiler(lenientValidatorCompiler);
      allowBrowsers(scope, corsHeaders);
      await scope.register(async (inner) => {
        authenticate(inner, context, async ({ caller, lastActivityAt, lastUsedAt }) => {
          await noteActivity(context, caller.userId, lastActivityAt);
          await noteUse(context, caller.personalTokenId, lastUsedAt);
        });
        inner.addHook("onResponse", async ({ method }, { statusCode }) => {
          if (method !== "GET" && method !== "HEAD" && statusCode < 400) onWrite();
        });
        for (const routes of features) routes(inner, context);
      });
    },
    { prefix: "/v1" },
  );
  calendarRoutes(server, context);
  oauthRoutes(server, context);
  people.signInRoutes(server);
  server.register(async (scope) => {
    people.pages(scope);
    for (const routes of pages) routes(scope, context);
  });
  showApi(server, settings);
  return { server, room: operatorRoom(context, server, operators.describe) };
}
