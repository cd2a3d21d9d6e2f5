/* Uses the services' operations in order of time, so that all sums and rules hold. */

import { setTimeout as wait } from "node:timers/promises";
import { byClock } from "@frontdesk/payments/core/ids";
import { listWaitingMerchants } from "@frontdesk/payments/core/outbox/taking.store";
import { createWebhook } from "@frontdesk/payments/notifications/webhooks/create";
import type { CallingApp } from "@frontdesk/payments/parties/identity/identity";
import { planDisputes, planPayouts } from "./aftermath.ts";
import { planAppointments } from "./appointments.ts";
import { planBookings, type Span } from "./bookings.ts";
import { chanceOf } from "./chance.ts";
import { takePayment } from "./checkout.ts";
import { type Agenda, agendaFrom, dayAfter, momentOf } from "./clock.ts";
import { askForDeposits, payDeposit } from "./deposits.ts";
import { type Past, type Present, pastOf } from "./parts.ts";
import { planSales } from "./sales.ts";
import { type DemoShop, furnishShop } from "./shop.ts";
import { furnishStudio, type Studio } from "./studio.ts";
import { hire } from "./team.ts";

export interface DemoWorkspace {
  ownerId: string;
  merchantId: string | null;
  accountId: number | null;
  /** The merchant's app; default: a new one. */
  app?: CallingApp;
  /** The domain of the team's addresses; not real. */
  domain: string;
  /** The team's password; default: random. */
  password?: string;
}

export interface FillResult {
  bookings: number;
  payments: number;
}

const before = 91;
const after = 14;

export function pastAgenda(now: Date): Agenda {
  const today = now.toISOString().slice(0, 10);
  return agendaFrom(momentOf(dayAfter(today, -before - 1), 480));
}

/** No other caller may use the workspace. */
export async function fillWorkspace(
  present: Present,
  location: DemoWorkspace,
  { agenda = pastAgenda(present.payments.now()), seed = 1 } = {},
): Promise<FillResult> {
  const end = present.payments.now();
  const past = pastOf(present, agenda);
  const span = { today: end.toISOString().slice(0, 10), before, after };
  const filled: FillResult = { bookings: 0, payments: 0 };
  const lived = await byClock(
    () => agenda.now().getTime(),
    () => live(past, location, { span, seed, until: end.getTime(), filled }),
  );
  const { shop, studio } = lived;
  if (shop !== undefined) await openToday(present, { shop, filled });
  if (shop !== undefined && studio !== undefined) {
    await openDeposits(present, { shop, studio, span, filled });
  }
  return filled;
}

interface Living {
  span: Span;
  seed: number;
  until: number;
  filled: FillResult;
}

async function live(
  past: Past,
  { merchantId, accountId, ownerId, app, domain, password }: DemoWorkspace,
  { span, seed, until, filled }: Living,
): Promise<{ shop: DemoShop | undefined; studio: Studio | undefined }> {
  const shop =
    merchantId === null ? undefined : await furnishShop(past, { merchantId, ownerId, app });
  const studio =
    accountId === null
      ? undefined
      : await furnishStudio(past, { accountId, today: span.today, shop });
  await hire(past, { shop, studio: studio?.actor }, { domain, password });
  const chance = chanceOf(seed);
  const counting = (noun: keyof FillResult) => () => {
    filled[noun] += 1;
  };
  if (studio !== undefined) {
    planBookings(past, studio, { span, chance, count: counting("bookings") });
    planAppointments(past, studio, { span, count: counting("bookings") });
  }
  if (shop !== undefined) {
    const count = counting("payments");
    planPayouts(past, shop, span);
    planDisputes(past, shop, { span, count });
    planSales(past, shop, { span, until, chance, count });
  }
  await past.agenda.live(until);
  return { shop, studio };
}

async function openToday(
  present: Present,
  { shop, filled }: { shop: DemoShop; filled: FillResult },
): Promise<void> {
  await waitUntilDelivered(present, shop);
  await makeWebhooks(present, shop);
  const past = pastOf(present, agendaFrom(present.payments.now().getTime()));
  const card = { number: "4111111111118888", expiry: { month: 4, year: 2032 } };
  const order = { text: "Massage, 60 min", card, isAutomatic: true };
  const amount = shop.purse.of(80);
  await takePayment(past, shop, { ...order, amount, reference: "V-today" });
  filled.payments += 1;
  present.payments.telling.wake();
  present.payments.delivery.wake();
}

interface DemoParts {
  shop: DemoShop;
  studio: Studio;
  span: Span;
  filled: FillResult;
}

async function openDeposits(
  present: Present,
  { span, filled, ...location }: DemoParts,
): Promise<void> {
  const past = pastOf(present, agendaFrom(present.payments.now().getTime()));
  if (!(await askForDeposits(past, location))) return;
  if (!(await payDeposit(past, location, dayAfter(span.today, 4)))) return;
  filled.bookings += 1;
  filled.payments += 1;
  present.payments.telling.wake();
}

const hooks = [
  {
    url: "https://books.studio.example/frontdesk",
    types: ["payout.*", "dispute.*"],
    description: "Bookkeeping",
  },
  {
    url: "https://old-shop.studio.example/hook",
    types: ["transaction.*"],
    description: "The shop before this one",
  },
] as const;

async function makeWebhooks(
  { payments }: Present,
  { merchantId, app: { callerId } }: DemoShop,
): Promise<void> {
  for (const { types, ...hook } of hooks) {
    const webhook = { ...hook, types: [...types] };
    await createWebhook(payments, { merchantId, callerId, webhook });
  }
}

const longestMs = 60_000;
const most = 1_000;

/** A new webhook gets no event of the past. */
async function waitUntilDelivered(
  { payments }: Present,
  { merchantId }: Pick<DemoShop, "merchantId">,
): Promise<void> {
  const until = performance.now() + longestMs;
  const isNotified = async () =>
    (await listWaitingMerchants(payments.db, most)).every((one) => one.merchantId !== merchantId);
  payments.telling.wake();
  while (!(await isNotified()) && performance.now() < until) await wait(100);
}
