/*
 * The service in a process of its own, as main.ts starts it, with an empty route behind the same
 * authentication. Tells its port, and later its use of the processor, when asked also after all
 * instructions are delivered.
 */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "@frontdesk/database/database";
import { createLog } from "@frontdesk/server/log";
import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import type { Context } from "../src/context.ts";
import { createAuthenticator } from "../src/identity/identity.ts";
import { readSettings } from "../src/settings.ts";
import { startPayments } from "../src/start.ts";
import { countInstructions } from "./store.ts";

export interface ServerGreeting {
  port: number;
}

export type ServerQuestion = "deliver" | "usage";

export interface Usage {
  /** Processor time of this process since it started. */
  processorMs: number;
}

async function addEmptyRoute(server: Server, { db }: Context): Promise<void> {
  await server.register(async (scope) => {
    const authenticator = createAuthenticator(db);
    scope.decorateRequest("identity");
    scope.addHook("onRequest", async (request) => {
      request.identity = await authenticator.identify(request);
    });
    const schema = { response: { 200: Type.Object({ ok: Type.Boolean() }) } };
    scope.get("/empty", { schema }, async () => ({ ok: true }));
  });
}

/** Waits until the acquirer was told everything, so that nothing of it is left for others. */
async function deliver({ db, delivery }: Context): Promise<void> {
  while ((await countInstructions(db)) > 0) {
    delivery.wake();
    await wait(100);
  }
}

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return { processorMs: (user + system) / 1000 };
}

const settings = { ...readSettings(), appRequestsPerSecond: 0 };
const log = createLog({ level: settings.logLevel });
const opened = await openDatabase({ url: settings.databaseUrl, folder: settings.dataFolder });
const { server, context, close } = await startPayments({ settings, opened, log });
await addEmptyRoute(server, context);
await server.listen({ host: settings.host, port: settings.port });
process.on("message", async ({ wanted }: { wanted: ServerQuestion }) => {
  if (wanted === "deliver") await deliver(context);
  process.send?.(usage());
});
process.send?.({ port: (server.server.address() as AddressInfo).port } satisfies ServerGreeting);
await once(process, "disconnect");
await close();
await opened.close();
process.exit(0);
