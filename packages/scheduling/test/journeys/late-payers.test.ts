// Many customers hold one slot one after another, and all pay at once after expiry.
import { onPostgres, rounds } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findOnce } from "../../src/appointments/settlement/find.ts";
import { reconcile } from "../../src/operating/reconcile/reconcile.ts";
import { type Counter, jane, makeCounter } from "../counter.ts";
import { type GatewayProxy, type Mood, openGatewayProxy } from "../gateway-proxy.ts";
import { startTestScheduling, type TestScheduling } from "../harness.ts";
import {
  connect,
  type GatewayShop,
  makeGatewayShop,
  makePaymentInstallation,
  type PaymentInstallation,
  payLink,
  poorCard,
  withDeposit,
} from "../payment-gateway.ts";
import type { Json } from "../studio.ts";

const payers = onPostgres ? Math.min(100, rounds * 3) : 3;
const longestMs = 600_000;
const start = new Date("2027-02-20T09:00:00Z");
let now = start;
let paymentInstallation: PaymentInstallation;
let gatewayProxy: GatewayProxy;
let scheduling: TestScheduling;
let counter: Counter;
let shop: GatewayShop;
beforeAll(async () => {
  paymentInstallation = await makePaymentInstallation();
  gatewayProxy = await openGatewayProxy(paymentInstallation.url);
  scheduling = await startTestScheduling({
    settings: { paymentsAt: gatewayProxy.url },
    now: () => now,
  });
});
afterAll(async () => {
  await scheduling.close();
  gatewayProxy.close();
  await paymentInstallation.close();
});
beforeEach(async () => {
  now = start;
  gatewayProxy.mood = "well";
  counter = await makeCounter(scheduling, { service: withDeposit });
  shop = await makeGatewayShop(paymentInstallation);
  await connect(counter, shop);
});
afterEach(async () => {
  await scheduling.sweeping.drain();
  expect((await reconcile(scheduling.context, { withPayments: true })).findings).toEqual([]);
});

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const stateOf = async (token: string) => (await counter.of(token).get()).body.state;

interface Late {
  token: string;
  urls: string[];
}

async function lateOnes(tabs = 1): Promise<Late[]> {
  const all: Late[] = [];
  for (let count = 0; count < payers; count += 1) {
    const { token } = (await counter.hold()).body;
    later(0.1);
    const says = Array.from({ length: tabs }, (_, tab) => {
      return counter.of(token).post("details", { ...jane, email: `c${count}-${tab}@example.com` });
    });
    const urls = (await Promise.all(says)).map(({ body }) => body.payment.url as string);
    all.push({ token, urls: [...new Set(urls)] });
    await sql`update scheduling.appointments set held_until = ${now}
      where account_id = ${counter.accountId} and state = 'held'`.execute(scheduling.context.db);
    await findOnce(scheduling.context);
    expect(await stateOf(token)).toBe("expired");
  }
  return all;
}

const payAll = (all: readonly Late[]) =>
  Promise.all(all.flatMap(({ urls }) => urls.map((url) => payLink(shop, url))));

async function lookAll(all: readonly Late[]): Promise<void> {
  await Promise.all([
    ...all.map(({ token }) => counter.of(token).post("paid")),
    findOnce(scheduling.context),
    scheduling.money.settling.drain(),
  ]);
}

async function settleMore(): Promise<number> {
  later(1);
  await scheduling.money.settling.drain();
  const { rows } = await sql`select from scheduling.charges
    where account_id = ${counter.accountId} and state <> 'settled'`.execute(scheduling.context.db);
  return rows.length;
}

async function expectOneWinner(all: readonly Late[]): Promise<void> {
  gatewayProxy.mood = "well";
  later(6);
  await findOnce(scheduling.context);
  await expect.poll(settleMore, { timeout: longestMs }).toBe(0);
  const states = await Promise.all(all.map(({ token }) => stateOf(token)));
  expect(states.toSorted()).toEqual(["confirmed", ...all.slice(1).map(() => "expired")]);
  const paid = (await shop.transactions()).filter(({ successful }: Json) => successful);
  const captured = paid.filter(({ trail }: Json) => trail.some(({ capture }: Json) => capture));
  expect(captured.map(({ capturedAmount }: Json) => capturedAmount)).toEqual([2000]);
  expect(paid.map(({ pendingAmount }: Json) => pendingAmount)).toEqual(paid.map(() => 0));
  expect(paid.length).toBe(all.flatMap(({ urls }) => urls).length);
  const { rows } = await sql<{ told: string }>`
    select kind || ' ' || count(*) as told from scheduling.notices
    where account_id = ${counter.accountId} and kind in ('confirmed', 'payment_lost')
    group by kind order by kind`.execute(scheduling.context.db);
  const messages = [`confirmed 1`, `payment_lost ${all.length - 1}`];
  expect(rows.map((row) => row.told)).toEqual(messages);
}

describe("late payers of one slot: one gets it and pays", () => {
  const moods: [Mood, string][] = [
    ["well", "nothing goes wrong"],
    ["loses", "answers are lost"],
    ["late", "answers come too late"],
    ["twice", "everything arrives twice"],
  ];

  it.each(moods)(
    "%s: %s",
    async (mood) => {
      const all = await lateOnes();
      await payAll(all);
      gatewayProxy.mood = mood;
      await lookAll(all);
      await expectOneWinner(all);
    },
    longestMs,
  );

  it(
    "after declined first cards",
    async () => {
      const all = await lateOnes();
      for (const { urls } of all) {
        await expect(payLink(shop, urls[0]!, { card: poorCard })).rejects.toThrow("FUNDS");
      }
      await lookAll(all);
      expect(new Set(await Promise.all(all.map(({ token }) => stateOf(token))))).toEqual(
        new Set(["expired"]),
      );
      await payAll(all);
      await lookAll(all);
      await expectOneWinner(all);
    },
    longestMs,
  );

  it(
    "in two tabs each",
    async () => {
      const all = await lateOnes(2);
      await payAll(all);
      await lookAll(all);
      await expectOneWinner(all);
    },
    longestMs,
  );

  it(
    "during a ten-minute outage of the payment service",
    async () => {
      const all = await lateOnes();
      await payAll(all);
      gatewayProxy.mood = "away";
      for (let minute = 0; minute < 10; minute += 1) {
        later(1);
        await lookAll(minute === 5 ? all : all.slice(0, 1));
      }
      expect(await stateOf(all[0]!.token)).toBe("expired");
      await expectOneWinner(all);
    },
    longestMs,
  );
});
