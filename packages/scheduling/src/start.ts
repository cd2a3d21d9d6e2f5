import { migrate } from "@frontdesk/database/migrate";
import type { LifecycleHooks } from "@frontdesk/people/lifecycle-hooks/hooks";
import { startTaking } from "@frontdesk/people/lifecycle-hooks/take";
import { attendRotation } from "@frontdesk/platform/context";
import type { Flags } from "@frontdesk/platform/main";
import { giveUpWith } from "@frontdesk/platform/operator/give-up";
import { runAlone, type StartedServer } from "@frontdesk/platform/run-alone";
import type { BatchTiming } from "@frontdesk/platform/work-queue/batches";
import type { Loop } from "@frontdesk/platform/work-queue/loop";
import { type ExpiryOptions, startExpiry } from "./appointments/booking/expiry.ts";
import { startNotifying } from "./appointments/notices/send.ts";
import { type FindingTiming, startFinding } from "./appointments/settlement/find.ts";
import { startSettling } from "./appointments/settlement/settle.ts";
import { type DeliveryOptions, startDelivery } from "./changes/webhooks/deliver.ts";
import { type ContextParts, createContext } from "./compose.ts";
import type { Context } from "./core/context.ts";
import { migrations } from "./core/migrations.ts";
import { addressesOf, type Settings } from "./core/settings.ts";
import { endAccessOf, listAccessOf } from "./lifecycle/onboarding/access.ts";
import { listCreatedBy } from "./lifecycle/onboarding/disown.ts";
import { joinAccount } from "./lifecycle/onboarding/join.ts";
import { readdressPerson } from "./lifecycle/onboarding/readdress.ts";
import { renamePerson } from "./lifecycle/onboarding/rename.ts";
import { onboardPerson } from "./lifecycle/onboarding/sign-up.ts";
import { keepHouse } from "./operating/housekeeping.ts";
import { forgetPerson } from "./operating/operator/erase-user.ts";
import { keepAction } from "./operating/operator/keep-action.ts";
import { sealedColumns } from "./operating/sealed-columns.ts";
import { buildServer } from "./server.ts";

export interface Scheduling extends StartedServer {
  context: Context;
  delivery: Loop;
  sweeping: Loop;
  notifying: Loop;
  money: Record<"finding" | "settling", Loop>;
}

export type SchedulingParts = Omit<ContextParts, "onboarding" | "giveUp"> &
  Flags & {
    delivery?: Partial<DeliveryOptions> | undefined;
    sweeping?: Partial<ExpiryOptions> | undefined;
    notifying?: Partial<BatchTiming> | undefined;
    money?: FindingTiming | undefined;
  };

export async function startScheduling({
  withoutSealed,
  ...parts
}: SchedulingParts): Promise<Scheduling> {
  await migrate(parts.opened.db, migrations, parts.log);
  const giveUp = withoutSealed === true ? giveUpWith(parts, keepAction) : undefined;
  const context = await createContext({ ...parts, onboarding: onboardPerson, giveUp });
  await keepHouse(context);
  const attendance = await attendRotation(context, sealedColumns, parts.pace);
  const delivery = startDelivery(context, parts.delivery);
  const sweeping = startExpiry(context, parts.sweeping);
  const notifying = startNotifying(context, parts.notifying);
  const money = startMoney(context, parts.money);
  const hooks = hooksOf(context);
  const taking = await startTaking({ ...context, name: "scheduling", hooks });
  const { server, adminRoutes } = await buildServer(context, {
    onWrite: () => {
      delivery.wake();
      money.settling.wake();
      notifying.wake();
      context.live.wake();
    },
    onClose: async () => {
      await Promise.all([sweeping.stop(), notifying.stop()]);
      const { finding, settling } = money;
      const running = [delivery, context.live, attendance, taking, finding, settling];
      await Promise.all(running.map((each) => each.stop()));
      await context.outgoing.close();
      if (parts.shared === undefined) await context.jobs.stop();
    },
  });
  context.lifecycleHooks.add("scheduling", hooks);
  const loops = { delivery, sweeping, notifying, money };
  return { server, adminRoutes, context, ...loops, close: () => server.close() };
}

function startMoney(context: Context, timing: FindingTiming | undefined) {
  return { finding: startFinding(context, timing), settling: startSettling(context, timing) };
}

function hooksOf(context: Context): Partial<LifecycleHooks> {
  return {
    onJoin: (db, joined) => joinAccount({ ...context, db }, joined),
    onPersonChanged: (db, person) => renamePerson({ ...context, db }, person),
    onAddressChanged: (db, person) => readdressPerson({ ...context, db }, person),
    onPersonErased: (db, erasing) => forgetPerson({ ...context, db }, erasing),
    listNewAccess: (db, personId) => listCreatedBy({ ...context, db }, personId),
    listAccess: (db, personId, period) => listAccessOf({ db }, personId, period),
    endAccess: (db, personId, period) => endAccessOf({ ...context, db }, personId, period),
  };
}

export async function runScheduling(settings: Settings, flags: Flags): Promise<void> {
  await runAlone(settings, addressesOf(settings), (parts) =>
    startScheduling({ ...parts, ...flags }),
  );
}
