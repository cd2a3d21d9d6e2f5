/* All modules in order. A module, and each noun in it, imports only from those above: see
   `tidy/layout.ts`. */

import { callerAddress } from "@frontdesk/people/assertions/read";
import { describeApi } from "@frontdesk/platform/docs";
import { createOwnServer } from "@frontdesk/platform/server";
import type { AdminRoutes } from "@frontdesk/server/admin-listener";
import { takeLargerBodies } from "@frontdesk/server/ceilings";
import { allowBrowsers } from "@frontdesk/server/cors";
import { speak } from "@frontdesk/server/errors";
import { showFront } from "@frontdesk/server/front/front";
import type { Server } from "@frontdesk/server/server";
import { lenientValidatorCompiler } from "@frontdesk/server/validate";
import { docsOf } from "./api/docs.ts";
import { errorFormat } from "./api/error-format.ts";
import { frontOf } from "./api/front.ts";
import { refuseUnknownFilters } from "./api/lists/filters.ts";
import { createDirectory } from "./api/unknown.ts";
import { applications } from "./applications/routes.ts";
import { noteUse } from "./applications/tokens/use.ts";
import { appointments } from "./appointments/routes.ts";
import { changes } from "./changes/routes.ts";
import type { Context } from "./core/context.ts";
import { resources } from "./inventory/routes.ts";
import { lifecycle } from "./lifecycle/routes.ts";
import { money } from "./money/routes.ts";
import { offering } from "./offering/routes.ts";
import { adminRoutes } from "./operating/operator/admin-routes.ts";
import { authenticate } from "./parties/identity/identity.ts";
import { parties } from "./parties/routes.ts";
import { userIdOf } from "./parties/users/of-person.ts";
import { noteActivity } from "./parties/users/user.ts";
import { bookings } from "./planning/routes.ts";
import { views } from "./views/routes.ts";

const modules = [
  parties,
  changes,
  resources,
  bookings,
  views,
  offering,
  money,
  appointments,
  applications,
  lifecycle,
];

const corsHeaders = {
  headers: [
    "Authorization",
    "Content-Type",
    "Idempotency-Key",
    "If-Match",
    "If-None-Match",
    "Last-Event-ID",
  ],
  exposed: [
    "ETag",
    "Link",
    "Location",
    "Retry-After",
    "X-RateLimit-Limit",
    "X-RateLimit-Remaining",
    "X-Request-Id",
    "X-Sync-From",
    "X-Total-Count",
  ],
};

export interface Surroundings {
  onClose?: () => Promise<void>;
  /** After each API request that may have written. */
  onWrite?: () => void;
}

export interface BuiltServer {
  server: Server;
  adminRoutes: AdminRoutes;
}

export async function buildServer(
  context: Context,
  { onClose = async () => {}, onWrite = () => {} }: Surroundings = {},
): Promise<BuiltServer> {
  const { settings, people } = context;
  const directory = createDirectory();
  const server = createOwnServer(context, {
    onClose,
    errorFormat,
    whenUnknown: directory.refusalOf,
    addressOf: (request) => callerAddress(context, request),
  });
  showFront(server, frontOf(settings));
  server.addHook("onRoute", directory.add);
  const api = await describeApi(server, settings, docsOf(settings));
  await server.register(
    async (scope) => {
      speak(scope, errorFormat);
      scope.setValidatorCompiler(lenientValidatorCompiler);
      allowBrowsers(scope, corsHeaders);
      await scope.register(async (inner) => {
        takeLargerBodies(inner);
        refuseUnknownFilters(inner);
        authenticate(inner, context, {
          introduce: (personId) => userIdOf(context, personId),
          onActivity: async ({ caller, lastActivityAt, lastUsedAt }) => {
            await noteActivity(context, caller.userId, lastActivityAt);
            await noteUse(context, caller.personalTokenId, lastUsedAt);
          },
        });
        inner.addHook("onResponse", async ({ method }, { statusCode }) => {
          if (method !== "GET" && method !== "HEAD" && statusCode < 400) onWrite();
        });
        for (const { api = [] } of modules) for (const routes of api) routes(inner, context);
      });
    },
    { prefix: "/v1" },
  );
  for (const { open = [] } of modules) for (const routes of open) routes(server, context);
  people.signInRoutes(server);
  server.register(async (scope) => {
    people.pages(scope);
    for (const { pages = [] } of modules) for (const routes of pages) routes(scope, context);
  });
  api.show();
  return { server, adminRoutes: adminRoutes(context, server, api.describeOperators) };
}
