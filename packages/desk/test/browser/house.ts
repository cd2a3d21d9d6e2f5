import type { TestDatabase } from "@frontdesk/database/testing";
import { migrations as paymentMigrations } from "@frontdesk/payments/core/migrations";
import { readSettings as readPayments } from "@frontdesk/payments/core/settings";
import { type Payments, startPayments } from "@frontdesk/payments/start";
import { createHookRegistry } from "@frontdesk/people/lifecycle-hooks/hooks";
import type { Mail } from "@frontdesk/people/mail/mail";
import { openJobsAndPost } from "@frontdesk/people/mail/open";
import { startChromium } from "@frontdesk/people/test/browser/chromium";
import { testCost } from "@frontdesk/people/test/harness";
import { makeSurroundings, masterKey, operatorKey } from "@frontdesk/platform/test/harness";
import { migrations as schedulingMigrations } from "@frontdesk/scheduling/core/migrations";
import { readSettings as readScheduling } from "@frontdesk/scheduling/core/settings";
import { type Scheduling, startScheduling } from "@frontdesk/scheduling/start";
import { openAdminListener } from "@frontdesk/server/admin-listener";
import { freePort } from "@frontdesk/server/test/port";
import type { Browser } from "playwright-core";
import type { FillWorkspace } from "../../src/context.ts";
import { migrations } from "../../src/migrations.ts";
import { readSettings } from "../../src/settings.ts";
import { type Desk, startDesk } from "../../src/start.ts";

export interface House extends AsyncDisposable {
  url: string;
  paymentsUrl: string;
  schedulingUrl: string;
  desk: Desk;
  payments: Payments;
  scheduling: Scheduling;
  opened: TestDatabase;
  browser: Browser;
  mails: Mail[];
  wait(ms: number): void;
}

type Filler = (services: Pick<House, "payments" | "scheduling">) => FillWorkspace;

interface Starting {
  filler?: Filler;
  /** Defaults to the scheduling service's port. */
  bookingUrl?: string;
  approvesAccounts?: boolean;
}

export async function startHouse(starting: Starting = {}): Promise<House> {
  const { filler, bookingUrl, approvesAccounts = false } = starting;
  const sets = [...paymentMigrations, ...schedulingMigrations, ...migrations];
  const around = await makeSurroundings([...new Map(sets.map((set) => [set.name, set])).values()]);
  const { opened, dataFolder, log } = around;
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()];
  const [url = "", paymentsUrl = "", schedulingUrl = ""] = ports.map(
    (port) => `http://127.0.0.1:${port}`,
  );
  const environment = environmentOf(ports, dataFolder);
  let passedMs = 0;
  const now = () => new Date(Date.now() + passedMs);
  const hooks = createHookRegistry();
  const own = { opened, log, now, passwordCost: testCost, lifecycleHooks: hooks };
  const settings = { ...readPayments(environment), deskUrl: url };
  const { jobs } = await openJobsAndPost({ settings, opened, log });
  const mails: Mail[] = [];
  const post = { send: async (_db: unknown, ...sent: Mail[]) => void mails.push(...sent) };
  const shared = { jobs, post };
  const payments = await startPayments({ settings, ...own, shared });
  const ofScheduling = {
    ...readScheduling(environment),
    deskUrl: url,
    paymentsAt: paymentsUrl,
    ...(bookingUrl !== undefined && { publicUrl: bookingUrl }),
    ...(approvesAccounts && { accountsAreTrusted: false }),
  };
  const scheduling = await startScheduling({ settings: ofScheduling, ...own, shared });
  const desk = await startDesk({
    settings: readSettings(environment),
    ...own,
    post,
    fillWorkspace: filler?.({ payments, scheduling }),
  });
  const admin = await openAdminListener(
    [payments.adminRoutes, scheduling.adminRoutes, desk.adminRoutes],
    { settings, log },
  );
  const servers = [desk.server, payments.server, scheduling.server, admin];
  for (const [index, server] of servers.entries()) {
    await server.listen({ host: "127.0.0.1", port: ports[index]! });
  }
  const browser = await startChromium();
  return {
    url,
    paymentsUrl,
    schedulingUrl,
    desk,
    payments,
    scheduling,
    opened,
    browser,
    mails,
    wait: (ms) => {
      passedMs += ms;
    },
    async [Symbol.asyncDispose]() {
      await browser.close();
      await desk.close();
      await Promise.all([admin.close(), scheduling.close()]);
      await payments.close();
      await jobs.stop();
      await opened.close();
    },
  };
}

function environmentOf(ports: readonly number[], dataFolder: string): Record<string, string> {
  const [desk, payments, scheduling, operator] = ports.map(String);
  return {
    MASTER_KEY: masterKey,
    OPERATOR_KEY: operatorKey,
    DESK_PORT: desk!,
    PAYMENTS_PORT: payments!,
    PAYMENTS_INTERNAL_URL: `http://127.0.0.1:${payments}`,
    SCHEDULING_PORT: scheduling!,
    OPERATOR_PORT: operator!,
    FRONTDESK_DATA_DIR: dataFolder,
    PAYMENTS_PER_MINUTE: "100000",
    WEBHOOKS_TO_PRIVATE: "yes",
  };
}
