/* In a separate process, plus an empty route behind the same authentication. Reports its port
   and, after all deliveries and events, its processor time. */
import { openDatabase } from "@frontdesk/database/database";
import { serveBench } from "@frontdesk/platform/bench/process";
import { createLog } from "@frontdesk/server/log";
import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import type { Context } from "../src/core/context.ts";
import { readSettings } from "../src/core/settings.ts";
import { createAuthenticator } from "../src/parties/identity/identity.ts";
import { startPayments } from "../src/start.ts";
import { deliver } from "./deliver.ts";

export interface ServerQuestion {
  wanted?: "deliver";
}

async function addEmptyRoute(server: Server, context: Context): Promise<void> {
  await server.register(async (scope) => {
    const authenticator = createAuthenticator(context);
    scope.decorateRequest("identity");
    scope.addHook("onRequest", async (request) => {
      request.identity = await authenticator.identify(request);
    });
    const schema = { response: { 200: Type.Object({ ok: Type.Boolean() }) } };
    scope.get("/empty", { schema }, async () => ({ ok: true }));
  });
}

const settings = { ...readSettings(), appRequestsPerSecond: 0 };
const log = createLog({ level: settings.logLevel });
const opened = await openDatabase({ url: settings.databaseUrl, folder: settings.dataFolder });
const { server, context, close } = await startPayments({ settings, opened, log });
await addEmptyRoute(server, context);
await serveBench<ServerQuestion>({ server, opened, settings, close }, async ({ wanted }) => {
  if (wanted === "deliver") await deliver(context);
});
