import { openDatabase } from "@frontdesk/database/database";
import { migrate } from "@frontdesk/database/migrate";
import { attend } from "@frontdesk/platform/sealing/attend";
import { openDoor, type Room } from "@frontdesk/server/door";
import { createLog } from "@frontdesk/server/log";
import { run } from "@frontdesk/server/run";
import type { Server } from "@frontdesk/server/server";
import { startRecovery } from "./acquiring/authorizations/recover.ts";
import { startDelivery } from "./acquiring/instructions/deliver.ts";
import { type ContextParts, createContext } from "./compose.ts";
import type { Context } from "./ground/context.ts";
import { migrations } from "./ground/migrations.ts";
import { addressesOf, type Settings } from "./ground/settings.ts";
import { keepHouse } from "./operating/housekeeping.ts";
import { giveUpWith } from "./operating/operator/upkeep/give-up.ts";
import { sealedColumns } from "./operating/sealed-columns.ts";
import { buildServer } from "./server.ts";
import { refuseEntry } from "./transactions/transactions/refuse-entry.ts";

export interface Payments {
  server: Server;
  /** What operators do, for the door. */
  room: Room;
  context: Context;
  /** Finishes what runs, refuses what is new; the database stays open. */
  close(): Promise<void>;
}

export type PaymentParts = Omit<ContextParts, "giveUp"> & {
  /** Gives up a master key that is lost, with what it sealed, if the start needs that. */
  withoutSealed?: boolean | undefined;
};

/** Brings the service up on an open database, everything but listening. */
export async function startPayments({ withoutSealed, ...parts }: PaymentParts): Promise<Payments> {
  await migrate(parts.opened.db, migrations);
  const giveUp = withoutSealed === true ? giveUpWith(parts) : undefined;
  const context = await createContext({ ...parts, giveUp });
  const delivery = startDelivery(context, refuseEntry);
  const recovery = startRecovery(context);
  const running: Context = { ...context, delivery };
  await keepHouse(running);
  const { db, log, keyring, keys } = running;
  const attending = { db, log, keyring, processId: keys.processId, columns: sealedColumns };
  const attendance = await attend(attending, parts.pace);
  const { server, room } = await buildServer(running, async () => {
    await Promise.all([delivery.stop(), recovery.stop(), attendance.stop()]);
    await context.jobs.stop();
  });
  return { server, room, context: running, close: () => server.close() };
}

/** Runs the service alone, until it is told to stop. */
export async function runPayments(
  settings: Settings,
  { withoutSealed }: { withoutSealed: boolean },
): Promise<void> {
  const log = createLog({ level: settings.logLevel });
  const { databaseUrl: url, dataFolder: folder } = settings;
  const opened = await openDatabase({ url, folder, log });
  const parts = { settings, opened, log, withoutSealed };
  await run({ opened, log }, async () => {
    const { server, room, close } = await startPayments(parts);
    const door = await openDoor([room], { settings, log });
    const [at, doorAt] = addressesOf(settings);
    return {
      listeners: [
        { server, at },
        { server: door, at: doorAt },
      ],
      close: () => Promise.all([door.close(), close()]),
    };
  });
}
