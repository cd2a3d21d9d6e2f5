/* The service in its own process, like main.ts, but with rate limits that count without
   refusing. Reports its port, and processor time on request. */
import { openDatabase } from "@frontdesk/database/database";
import { serveBench } from "@frontdesk/platform/bench/process";
import { createLog } from "@frontdesk/server/log";
import type { LimitName, SchedulingLimits } from "../src/core/limits.ts";
import { readSettings } from "../src/core/settings.ts";
import { startScheduling } from "../src/start.ts";

const settings = readSettings();
const log = createLog({ level: settings.logLevel });
const opened = await openDatabase({ url: settings.databaseUrl, folder: settings.dataFolder });
const limits = (counted: SchedulingLimits): SchedulingLimits => {
  const take = async (name: LimitName, key: string) => {
    await counted.count(name, key);
  };
  const peek = async (name: LimitName, key: string) => {
    await counted.look(name, key);
  };
  return { ...counted, open: { byAddress: Infinity, namelessByNetwork: Infinity }, take, peek };
};
const { server, close } = await startScheduling({ settings, opened, log, limits });
await serveBench({ server, opened, settings, close });
