import { openDatabase } from "@frontdesk/database/database";
import { migrate } from "@frontdesk/database/migrate";
import { attend } from "@frontdesk/platform/sealing/attend";
import { openDoor, type Room } from "@frontdesk/server/door";
import { createLog } from "@frontdesk/server/log";
import { run } from "@frontdesk/server/run";
import type { Server } from "@frontdesk/server/server";
import { type Delivery, type DeliveryOptions, startDelivery } from "./changes/webhooks/deliver.ts";
import { type ContextParts, createContext } from "./compose.ts";
import type { Context, Welcome } from "./ground/context.ts";
import { migrations } from "./ground/migrations.ts";
import { addressesOf, type Settings } from "./ground/settings.ts";
import { endAccessOf } from "./lifecycle/welcome/access.ts";
import { joinAccount } from "./lifecycle/welcome/join.ts";
import { renamePerson } from "./lifecycle/welcome/rename.ts";
import { welcomePerson } from "./lifecycle/welcome/sign-up.ts";
import { keepHouse } from "./operating/housekeeping.ts";
import { giveUpWith } from "./operating/operator/upkeep/give-up.ts";
import { sealedColumns } from "./operating/sealed-columns.ts";
import { buildServer } from "./server.ts";

export interface Scheduling {
  server: Server;
  /** What operators do, for the door. */
  room: Room;
  context: Context;
  /** What sends webhooks their payloads. */
  delivery: Delivery;
  /** Finishes what runs, refuses what is new; the database stays open. */
  close(): Promise<void>;
}

const welcome: Welcome = {
  onSignUp: welcomePerson,
  onJoin: joinAccount,
  endAccess: endAccessOf,
  onPersonChanged: renamePerson,
};

export type SchedulingParts = Omit<ContextParts, "welcome" | "giveUp"> & {
  /** Gives up a master key that is lost, with what it sealed, if the start needs that. */
  withoutSealed?: boolean | undefined;
  /** How webhooks are delivered, where it is to differ from the usual. */
  delivery?: Partial<DeliveryOptions> | undefined;
};

/** Brings the service up on an open database, everything but listening. */
export async function startScheduling({
  withoutSealed,
  ...parts
}: SchedulingParts): Promise<Scheduling> {
  await migrate(parts.opened.db, migrations);
  const giveUp = withoutSealed === true ? giveUpWith(parts) : undefined;
  const context = await createContext({ ...parts, welcome, giveUp });
  await keepHouse(context);
  const { db, log, keyring, keys } = context;
  const attending = { db, log, keyring, processId: keys.processId, columns: sealedColumns };
  const attendance = await attend(attending, parts.pace);
  const delivery = startDelivery(context, parts.delivery);
  const { server, room } = await buildServer(context, {
    onWrite: delivery.wake,
    onClose: async () => {
      await Promise.all([delivery.stop(), attendance.stop()]);
      await context.outgoing.close();
      if (parts.shared === undefined) await context.jobs.stop();
    },
  });
  return { server, room, context, delivery, close: () => server.close() };
}

/** Runs the service alone, until it is told to stop. */
export async function runScheduling(
  settings: Settings,
  { withoutSealed }: { withoutSealed: boolean },
): Promise<void> {
  const log = createLog({ level: settings.logLevel });
  const { databaseUrl: url, dataFolder: folder } = settings;
  const opened = await openDatabase({ url, folder, log });
  const parts = { settings, opened, log, withoutSealed };
  await run({ opened, log }, async () => {
    const { server, room, close } = await startScheduling(parts);
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
