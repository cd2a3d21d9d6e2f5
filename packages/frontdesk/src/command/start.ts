import { resolve } from "node:path";
import { openDatabase } from "@frontdesk/database/database";
import { migrate } from "@frontdesk/database/migrate";
import { startDesk } from "@frontdesk/desk/start";
import { startPayments } from "@frontdesk/payments/start";
import { createHookRegistry } from "@frontdesk/people/lifecycle-hooks/hooks";
import { operatorKeyFile } from "@frontdesk/platform/secrets";
import { warnOfUnknown } from "@frontdesk/platform/settings";
import { startScheduling } from "@frontdesk/scheduling/start";
import { openAdminListener } from "@frontdesk/server/admin-listener";
import { createLog } from "@frontdesk/server/log";
import { type Running, run } from "@frontdesk/server/run";
import { demonstrate } from "../demo/demonstrate.ts";
import { fillWorkspace } from "../demo/fill.ts";
import type { Present } from "../demo/parts.ts";
import { personas } from "../demo/personas.ts";
import { addressesOf, type Settings, withoutMailServer } from "./settings.ts";
import { tablesOfAll } from "./tables-of-all.ts";

export interface StartOptions {
  /** Drops a lost master key and all data sealed with it. */
  withoutSealed?: boolean;
  demo?: boolean;
}

export async function start(
  input: Settings,
  { withoutSealed, demo = false }: StartOptions = {},
): Promise<void> {
  const settings = demo ? withoutMailServer(input) : input;
  const { logLevel, databaseUrl: url, dataFolder: folder, drainMs } = settings.payments;
  const log = createLog({ level: logLevel });
  warnOfUnknown(log);
  const opened = await openDatabase({ url, folder, log });
  await run({ opened, log, drainMs }, async () => {
    const started = await startAll(settings, { opened, log, withoutSealed });
    if (demo) {
      process.stdout.write("\nCreating the demo data. This takes about a minute the first time.\n");
      await demonstrate(started.present);
    }
    return started;
  });
  process.stdout.write(greeting(settings) + (demo ? personas(settings) : ""));
}

type StartContext = Pick<
  Parameters<typeof startPayments>[0],
  "opened" | "log" | "withoutSealed" | "now"
>;

interface RunningProcess extends Running {
  present: Present;
}

export async function startAll(settings: Settings, context: StartContext): Promise<RunningProcess> {
  const { log, opened } = context;
  // A failed migration undoes those of all services.
  await migrate(opened.db, tablesOfAll, log);
  const deskUrl = settings.desk.publicUrl;
  const hooks = createHookRegistry();
  const payments = await startPayments({
    settings: { ...settings.payments, deskUrl },
    ...context,
    opened: opened.share(),
    lifecycleHooks: hooks,
  });
  // Payments stops last.
  const { jobs, post } = payments.context;
  const shared = { jobs, post };
  const scheduling = await startScheduling({
    settings: { ...settings.scheduling, deskUrl, paymentsAt: settings.desk.paymentsAt },
    ...context,
    opened: opened.share(),
    lifecycleHooks: hooks,
    shared,
  });
  const present = { payments: payments.context, scheduling: scheduling.context };
  const desk = await startDesk({
    settings: settings.desk,
    ...context,
    opened: opened.share(),
    post,
    lifecycleHooks: hooks,
    fillWorkspace: async ({ workspaceId, ...location }) =>
      await fillWorkspace(present, { ...location, domain: `${workspaceId}.example` }),
  });
  const rooms = [payments.adminRoutes, scheduling.adminRoutes, desk.adminRoutes];
  const admin = await openAdminListener(rooms, { settings: settings.payments, log });
  const [deskAt, paymentsAt, schedulingAt, adminAt] = addressesOf(settings);
  return {
    present,
    listeners: [
      { server: payments.server, at: paymentsAt },
      { server: scheduling.server, at: schedulingAt },
      { server: admin, at: adminAt },
      // The desk sends requests to the services.
      { server: desk.server, at: deskAt },
    ],
    close: async () => {
      await desk.close();
      await Promise.all([admin.close(), scheduling.close()]);
      await payments.close();
    },
  };
}

function greeting({ payments, scheduling, desk }: Settings): string {
  const { publicUrl, dataFolder, databaseUrl, operatorUrl, operatorKey } = payments;
  const database =
    databaseUrl === undefined ? `embedded, in ${resolve(dataFolder)}` : "PostgreSQL (DATABASE_URL)";
  const key =
    operatorKey === undefined ? resolve(dataFolder, operatorKeyFile) : "as in OPERATOR_KEY";
  return `
Desk          ${desk.publicUrl}
Payments      ${publicUrl}
Scheduling    ${scheduling.publicUrl}
Documentation ${publicUrl}/docs
              ${scheduling.publicUrl}/docs
Database      ${database}
Operator      ${operatorUrl}
Operator key  ${key}

Open ${desk.publicUrl} in a browser and sign up.

Or use another terminal:
  curl -X POST ${publicUrl}/apps -d name=shop -H 'Accept: application/json'
  npx frontdesk account jane@example.com --name "Jane's studio"

`;
}
