import { resolve } from "node:path";
import { openDatabase } from "@frontdesk/database/database";
import { operatorKeyFile } from "@frontdesk/database/secrets";
import { startPayments } from "@frontdesk/payments/start";
import { startScheduling } from "@frontdesk/scheduling/start";
import { openDoor } from "@frontdesk/server/door";
import { createLog } from "@frontdesk/server/log";
import { stopOnSignals } from "@frontdesk/server/stop";
import type { Settings } from "./settings.ts";

const stopWithinMs = 30_000;

/** Starts every service on one database, and says where they are. */
export async function start(settings: Settings): Promise<void> {
  const { payments: own } = settings;
  const log = createLog({ level: own.logLevel });
  const opened = await openDatabase({ url: own.databaseUrl, folder: own.dataFolder, log });
  const payments = await startPayments({ settings: own, opened, log });
  // Jobs and mails are those of the payments, which outlive the other service.
  const { jobs, post } = payments.context;
  const shared = { jobs, post };
  const scheduling = await startScheduling({ settings: settings.scheduling, opened, log, shared });
  const door = await openDoor([payments.room, scheduling.room], { settings: own, log });
  await payments.server.listen({ host: own.host, port: own.port });
  await scheduling.server.listen({
    host: settings.scheduling.host,
    port: settings.scheduling.port,
  });
  await door.listen({ host: own.operatorHost, port: own.operatorPort });
  stopOnSignals(
    async () => {
      await Promise.all([door.close(), scheduling.close()]);
      await payments.close();
      await opened.close();
    },
    log,
    stopWithinMs,
  );
  process.stdout.write(welcome(settings));
}

function welcome({ payments, scheduling }: Settings): string {
  const { publicUrl, dataFolder, databaseUrl, operatorUrl, operatorKey } = payments;
  const database =
    databaseUrl === undefined ? `embedded, in ${resolve(dataFolder)}` : "PostgreSQL (DATABASE_URL)";
  const key =
    operatorKey === undefined ? resolve(dataFolder, operatorKeyFile) : "the one in OPERATOR_KEY";
  return `
Payments      ${publicUrl}
Scheduling    ${scheduling.publicUrl}
Documentation ${publicUrl}/docs
              ${scheduling.publicUrl}/docs
Database      ${database}
Operator      ${operatorUrl}
Operator key  ${key}

Try it:
  curl -X POST ${publicUrl}/apps -d name=shop
  npx frontdesk account jane@example.com --name "Jane's studio"

`;
}
