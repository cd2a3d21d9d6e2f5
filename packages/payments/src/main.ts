import { openDatabase } from "@frontdesk/database/database";
import { createLog } from "@frontdesk/server/log";
import { stopOnSignals } from "@frontdesk/server/stop";
import { readSettings } from "./settings.ts";
import { startPayments } from "./start.ts";

const settings = readSettings();
const log = createLog({ level: settings.logLevel });
const opened = await openDatabase({ url: settings.databaseUrl, folder: settings.dataFolder, log });
const payments = await startPayments({ settings, opened, log });
await payments.server.listen({ host: settings.host, port: settings.port });

stopOnSignals(
  async () => {
    await payments.close();
    await opened.close();
  },
  log,
  30_000,
);
