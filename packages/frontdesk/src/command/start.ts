import { resolve } from "node:path";
import { openDatabase } from "@frontdesk/database/database";
import { startDesk } from "@frontdesk/desk/start";
import { startPayments } from "@frontdesk/payments/start";
import { createFollowers } from "@frontdesk/people/followers";
import { operatorKeyFile } from "@frontdesk/platform/secrets";
import { startScheduling } from "@frontdesk/scheduling/start";
import { openDoor } from "@frontdesk/server/door";
import { createLog } from "@frontdesk/server/log";
import { type Running, run } from "@frontdesk/server/run";
import { addressesOf, type Settings } from "./settings.ts";

export interface StartOptions {
  /** Gives up a master key that is lost, with what it sealed. */
  withoutSealed?: boolean;
}

/** Starts every service on one database, says where they are, and runs until told to stop. */
export async function start(
  settings: Settings,
  { withoutSealed }: StartOptions = {},
): Promise<void> {
  const { logLevel, databaseUrl: url, dataFolder: folder } = settings.payments;
  const log = createLog({ level: logLevel });
  const opened = await openDatabase({ url, folder, log });
  await run({ opened, log }, () => startAll(settings, { opened, log, withoutSealed }));
  process.stdout.write(welcome(settings));
}

type Ground = Pick<Parameters<typeof startPayments>[0], "opened" | "log" | "withoutSealed">;

/** Brings every service up on an open database, everything but listening. */
export async function startAll(settings: Settings, ground: Ground): Promise<Running> {
  const { log } = ground;
  const deskUrl = settings.desk.publicUrl;
  const followers = createFollowers();
  const payments = await startPayments({
    settings: { ...settings.payments, deskUrl },
    ...ground,
    followers,
  });
  // Jobs and mails are those of the payments, which outlive the other service.
  const { jobs, post } = payments.context;
  const shared = { jobs, post };
  const scheduling = await startScheduling({
    settings: { ...settings.scheduling, deskUrl },
    ...ground,
    followers,
    shared,
  });
  const attending = [payments.attending, scheduling.attending];
  const desk = await startDesk({ settings: settings.desk, ...ground, post, attending });
  const rooms = [payments.room, scheduling.room, desk.room];
  const door = await openDoor(rooms, { settings: settings.payments, log });
  const [deskAt, paymentsAt, schedulingAt, doorAt] = addressesOf(settings);
  return {
    listeners: [
      { server: payments.server, at: paymentsAt },
      { server: scheduling.server, at: schedulingAt },
      { server: door, at: doorAt },
      // Last, when whoever it asks is there.
      { server: desk.server, at: deskAt },
    ],
    close: async () => {
      await desk.close();
      await Promise.all([door.close(), scheduling.close()]);
      await payments.close();
    },
  };
}

function welcome({ payments, scheduling, desk }: Settings): string {
  const { publicUrl, dataFolder, databaseUrl, operatorUrl, operatorKey } = payments;
  const database =
    databaseUrl === undefined ? `embedded, in ${resolve(dataFolder)}` : "PostgreSQL (DATABASE_URL)";
  const key =
    operatorKey === undefined ? resolve(dataFolder, operatorKeyFile) : "the one in your settings";
  return `
Desk          ${desk.publicUrl}
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
