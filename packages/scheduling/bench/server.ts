/*
 * The service in a process of its own, as main.ts starts it. Tells its port, and its use of the
 * processor when asked.
 */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { openDatabase } from "@frontdesk/database/database";
import { createLog } from "@frontdesk/server/log";
import { readSettings } from "../src/settings.ts";
import { startScheduling } from "../src/start.ts";

export interface ServerGreeting {
  port: number;
}

export interface Usage {
  /** Processor time of this process since it started. */
  processorMs: number;
}

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return { processorMs: (user + system) / 1000 };
}

const settings = readSettings();
const log = createLog({ level: settings.logLevel });
const opened = await openDatabase({ url: settings.databaseUrl, folder: settings.dataFolder });
const { server, close } = await startScheduling({ settings, opened, log });
await server.listen({ host: settings.host, port: settings.port });
process.on("message", () => process.send?.(usage()));
process.send?.({ port: (server.server.address() as AddressInfo).port } satisfies ServerGreeting);
await once(process, "disconnect");
await close();
await opened.close();
process.exit(0);
