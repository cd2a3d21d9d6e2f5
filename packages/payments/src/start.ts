import { migrate } from "@frontdesk/database/migrate";
import { attendRotation } from "@frontdesk/platform/context";
import type { Flags } from "@frontdesk/platform/main";
import { giveUpWith } from "@frontdesk/platform/operator/give-up";
import { runAlone, type Started } from "@frontdesk/platform/run-alone";
import { startRecovery } from "./acquiring/authorizations/recover.ts";
import { startDelivery } from "./acquiring/instructions/deliver.ts";
import { type ContextParts, createContext } from "./compose.ts";
import { startTeller } from "./events/events/teller/teller.ts";
import type { Context } from "./ground/context.ts";
import { migrations } from "./ground/migrations.ts";
import { addressesOf, type Settings } from "./ground/settings.ts";
import { keepHouse } from "./operating/housekeeping.ts";
import { keepAction } from "./operating/operator/actions/keep.ts";
import { sealedColumns } from "./operating/sealed-columns.ts";
import { buildServer } from "./server.ts";
import { refuseEntry } from "./transactions/transactions/refuse-entry.ts";

export interface Payments extends Started {
  context: Context;
}

export type PaymentParts = Omit<ContextParts, "giveUp"> & Flags;

/** Brings the service up on an open database, everything but listening. */
export async function startPayments({ withoutSealed, ...parts }: PaymentParts): Promise<Payments> {
  await migrate(parts.opened.db, migrations);
  const giveUp = withoutSealed === true ? giveUpWith(parts, keepAction) : undefined;
  const context = await createContext({ ...parts, giveUp });
  const delivery = startDelivery(context, refuseEntry);
  const recovery = startRecovery(context);
  const telling = startTeller(context);
  const running: Context = { ...context, delivery, telling };
  await keepHouse(running);
  const attendance = await attendRotation(running, sealedColumns, parts.pace);
  const { server, room } = await buildServer(running, async () => {
    await Promise.all([delivery.stop(), recovery.stop(), telling.stop(), attendance.stop()]);
    if (parts.shared === undefined) await context.jobs.stop();
  });
  return { server, room, context: running, close: () => server.close() };
}

/** Runs the service alone, until it is told to stop. */
export async function runPayments(settings: Settings, flags: Flags): Promise<void> {
  await runAlone(settings, addressesOf(settings), (parts) => startPayments({ ...parts, ...flags }));
}
