import { freshDatabase } from "@frontdesk/database/testing";
import type { Mail } from "@frontdesk/people/mail/mail";
import { createLog } from "@frontdesk/server/log";
import { createServer, type Server } from "@frontdesk/server/server";
import { appRoutes, meRoutes } from "../src/apps/routes.ts";
import type { Context } from "../src/context.ts";
import { createAuthenticator } from "../src/identity/identity.ts";
import { createLimits } from "../src/limits/limits.ts";
import { lineRoutes } from "../src/lines/routes.ts";
import { invitationRoutes } from "../src/merchants/invitations/routes.ts";
import { merchantRoutes } from "../src/merchants/routes.ts";
import { migrations } from "../src/migrations.ts";
import { readSettings, type Settings } from "../src/settings.ts";

export interface Tenancy {
  server: Server;
  context: Context;
  /** Every mail that was queued, also in a database transaction that was undone. */
  mails: Mail[];
  close(): Promise<void>;
}

/** Apps, merchants and lines on a fresh database, with mails kept in memory. */
export async function startTenancy(
  options: { settings?: Partial<Settings>; now?: () => Date } = {},
): Promise<Tenancy> {
  const opened = await freshDatabase(migrations);
  const log = createLog({ level: "silent" });
  const settings = { ...readSettings({}), appsPerMinute: 100_000, ...options.settings };
  const mails: Mail[] = [];
  const context = {
    db: opened.db,
    embedded: opened.embedded,
    now: options.now ?? (() => new Date()),
    log,
    limits: createLimits(opened, settings, log),
    post: {
      send: async (_db, mail) => {
        mails.push(mail);
      },
    },
    settings,
  } satisfies Partial<Context> as unknown as Context;
  const server = createServer({ log, isReady: async () => true });
  await server.register(async (scope) => {
    appRoutes(scope, context);
    invitationRoutes(scope, context);
  });
  await server.register(async (scope) => {
    const authenticator = createAuthenticator(opened.db);
    scope.decorateRequest("identity");
    scope.addHook("onRequest", async (request) => {
      request.identity = await authenticator.identify(request);
    });
    for (const routes of [meRoutes, merchantRoutes, lineRoutes]) routes(scope, context);
  });
  const close = async () => {
    await server.close();
    await opened.close();
  };
  return { server, context, mails, close };
}
