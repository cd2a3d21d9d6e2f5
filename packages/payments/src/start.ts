import { migrate } from "@frontdesk/database/migrate";
import type { LifecycleHooks } from "@frontdesk/people/lifecycle-hooks/hooks";
import { startTaking } from "@frontdesk/people/lifecycle-hooks/take";
import { attendRotation } from "@frontdesk/platform/context";
import type { Flags } from "@frontdesk/platform/main";
import { giveUpWith } from "@frontdesk/platform/operator/give-up";
import { runAlone, type StartedServer } from "@frontdesk/platform/run-alone";
import { startRecovery } from "./acquiring/authorizations/recover.ts";
import { startDelivery } from "./acquiring/instructions/deliver.ts";
import { refuseEntry } from "./card-payments/transactions/refuse-entry.ts";
import { type ContextParts, createContext } from "./compose.ts";
import type { Context } from "./core/context.ts";
import { followClock } from "./core/ids.ts";
import { migrations } from "./core/migrations.ts";
import { addressesOf, type Settings } from "./core/settings.ts";
import { startOutboxRelay } from "./notifications/events/outbox/relay.ts";
import {
  measureWebhooks,
  type RunningWebhooks,
  startWebhooks,
  type WebhookOptions,
} from "./notifications/webhooks/webhooks.ts";
import { listCreatedBy } from "./operating/erasing/created-by.ts";
import { erasePerson } from "./operating/erasing/erase.ts";
import { keepHouse } from "./operating/housekeeping.ts";
import { endAccess, listAccess } from "./operating/objections/end.ts";
import { keepAction } from "./operating/operator/actions/keep.ts";
import { sealedColumns } from "./operating/sealed-columns.ts";
import { joinMerchant } from "./parties/merchants/invitations/accept.ts";
import { describeOffer } from "./parties/merchants/invitations/offer.ts";
import { buildServer } from "./server.ts";

export interface Payments extends StartedServer {
  context: Context;
  webhooks: RunningWebhooks;
}

export type PaymentParts = Omit<ContextParts, "giveUp"> &
  Flags & {
    webhooks?: WebhookOptions | undefined;
  };

/** Starts everything but the listener. */
export async function startPayments({ withoutSealed, ...parts }: PaymentParts): Promise<Payments> {
  await migrate(parts.opened.db, migrations, parts.log);
  const giveUp = withoutSealed === true ? giveUpWith(parts, keepAction) : undefined;
  const context = await createContext({ ...parts, giveUp });
  // The owner of a given clock moves it.
  const unfollow = parts.now === undefined ? followClock(context.now) : () => {};
  const telling = startOutboxRelay(context);
  const delivery = startDelivery({ ...context, telling }, refuseEntry);
  const recovery = startRecovery(context);
  const webhooks = startWebhooks({ ...context, telling }, parts.webhooks);
  const running: Context = { ...context, delivery, telling, webhooks };
  await keepHouse(running);
  const attendance = await attendRotation(running, sealedColumns, parts.pace);
  const hooks = hooksOf(running);
  const taking = await startTaking({ ...context, name: "payments", hooks });
  const loops = [delivery, recovery, telling, webhooks, attendance, taking];
  const { server, adminRoutes } = await buildServer(running, async () => {
    await Promise.all(loops.map((loop) => loop.stop()));
    unfollow();
    await context.outgoing.close();
    if (parts.shared === undefined) await context.jobs.stop();
  });
  measureWebhooks(server.metrics, context, webhooks);
  context.lifecycleHooks.add("payments", hooks);
  return { server, adminRoutes, context: running, webhooks, close: () => server.close() };
}

function hooksOf(context: Context): Partial<LifecycleHooks> {
  return {
    describeInvitation: describeOffer,
    onJoin: (db, joined) => joinMerchant({ ...context, db }, joined),
    listNewAccess: (db, personId) => listCreatedBy({ db }, personId),
    onPersonErased: (db, erasing) => erasePerson({ ...context, db }, erasing),
    listAccess: (db, personId, period) => listAccess({ db }, personId, period),
    endAccess: async (db, personId, period) => {
      if (period !== undefined) await endAccess({ ...context, db }, personId, period);
    },
  };
}

export async function runPayments(settings: Settings, flags: Flags): Promise<void> {
  await runAlone(settings, addressesOf(settings), (parts) => startPayments({ ...parts, ...flags }));
}
