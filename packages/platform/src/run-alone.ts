import { type OpenDatabase, openDatabase } from "@frontdesk/database/database";
import { type AdminRoutes, openAdminListener } from "@frontdesk/server/admin-listener";
import type { Address } from "@frontdesk/server/listen";
import { createLog } from "@frontdesk/server/log";
import { run } from "@frontdesk/server/run";
import type { Server } from "@frontdesk/server/server";
import type { Logger } from "pino";
import { type OwnSettings, warnOfUnknown } from "./settings.ts";

export interface StartedServer {
  server: Server;
  adminRoutes: AdminRoutes;
  /** The database stays open. */
  close(): Promise<void>;
}

export async function runAlone<Settings extends OwnSettings>(
  settings: Settings,
  [at, adminAt]: [own: Address, door: Address],
  start: (parts: {
    settings: Settings;
    opened: OpenDatabase;
    log: Logger;
  }) => Promise<StartedServer>,
): Promise<void> {
  const log = createLog({ level: settings.logLevel });
  warnOfUnknown(log);
  const { databaseUrl: url, dataFolder: folder, drainMs } = settings;
  const opened = await openDatabase({ url, folder, log });
  await run({ opened, log, drainMs }, async () => {
    const { server, adminRoutes, close } = await start({ settings, opened, log });
    const admin = await openAdminListener([adminRoutes], { settings, log });
    return {
      listeners: [
        { server, at },
        { server: admin, at: adminAt },
      ],
      close: () => Promise.all([admin.close(), close()]),
    };
  });
}
