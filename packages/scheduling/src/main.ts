import { openDatabase } from "@frontdesk/database/database";
import { openDoor } from "@frontdesk/server/door";
import { createLog } from "@frontdesk/server/log";
import { stopOnSignals } from "@frontdesk/server/stop";
import { readSettings } from "./settings.ts";
import { startScheduling } from "./start.ts";

const settings = readSettings();
const log = createLog({ level: settings.logLevel });
const opened = await openDatabase({ url: settings.databaseUrl, folder: settings.dataFolder, log });
const scheduling = await startScheduling({ settings, opened, log });
const door = await openDoor([scheduling.room], { settings, log });
await scheduling.server.listen({ host: settings.host, port: settings.port });
await door.listen({ host: settings.operatorHost, port: settings.operatorPort });

stopOnSignals(
  async () => {
    await Promise.all([door.close(), scheduling.close()]);
    await opened.close();
  },
  log,
  30_000,
);
