/*
 * The service in a process of its own, as main.ts starts it. Tells its port, and its use of the
 * processor when asked.
 */
import { openDatabase } from "@frontdesk/database/database";
import { serveBench } from "@frontdesk/platform/bench/process";
import { createLog } from "@frontdesk/server/log";
import { readSettings } from "../src/ground/settings.ts";
import { startScheduling } from "../src/start.ts";

const settings = readSettings();
const log = createLog({ level: settings.logLevel });
const opened = await openDatabase({ url: settings.databaseUrl, folder: settings.dataFolder });
const { server, close } = await startScheduling({ settings, opened, log });
await serveBench({ server, opened, settings, close });
