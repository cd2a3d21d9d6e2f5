import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findOnce } from "../../src/appointments/settlement/find.ts";
import { reconcile } from "../../src/operating/reconcile/reconcile.ts";
import { type Counter, jane, makeCounter, monday } from "../counter.ts";
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

const start = new Date("2027-02-20T09:00:00Z");
const terms = { ...withDeposit, cancellation: [{ minutes_before: 60, refund_percent: 50 }] };
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
  counter = await makeCounter(scheduling, { service: terms });
  shop = await makeGatewayShop(paymentInstallation);
  await connect(counter, shop);
});

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const at = (hour: number) => ({ starts_at: `${monday}T${String(hour).padStart(2, "0")}:00:00Z` });
const stateOf = async (token: string) => (await counter.of(token).get()).body.state;
const settle = () => scheduling.money.settling.drain();

async function sent(hour: number, tabs = 1): Promise<{ token: string; urls: string[] }> {
  const { token } = (await counter.hold(at(hour))).body;
  later(0.1);
  const texts = Array.from({ length: tabs }, () => counter.of(token).post("details", jane));
  const answers = await Promise.all(texts);
  return { token, urls: [...new Set(answers.map(({ body }) => body.payment.url))] };
}

async function reserved(hour: number): Promise<string> {
  const { token, urls } = await sent(hour);
  await payLink(shop, urls[0]!);
  const { body } = await counter.of(token).post("paid");
  expect(body.state).toBe("confirmed");
  return token;
}

async function pollAndSettle(): Promise<void> {
  later(6);
  await findOnce(scheduling.context);
  await settle();
}

async function money(): Promise<number[]> {
  const { rows } = await sql<{ transaction_id: string; keep: number }>`
    select transaction_id, keep::float8 as keep from scheduling.charges
    where account_id = ${counter.accountId} order by id`.execute(scheduling.context.db);
  const paid = (await shop.transactions()).filter(({ successful }: Json) => successful);
  expect(paid).toHaveLength(rows.length);
  for (const { transaction_id: id, keep } of rows) {
    const { pendingAmount, capturedAmount, refundedAmount, trail } = paid.find(
      (payment) => payment.id === id,
    );
    expect([pendingAmount, capturedAmount - refundedAmount]).toEqual([0, keep]);
    expect(trail.filter(({ capture }: Json) => capture).length).toBeLessThanOrEqual(1);
  }
  return rows.map(({ keep }) => keep);
}

afterEach(async () => {
  await scheduling.sweeping.drain();
  expect((await reconcile(scheduling.context, { withPayments: true })).findings).toEqual([]);
});

describe("deposits", () => {
  const moods: [Mood, string][] = [
    ["loses", "answers are lost"],
    ["late", "answers come too late"],
    ["twice", "everything arrives twice"],
  ];

  it.each(moods)("capture and refund once (%s: %s)", async (mood) => {
    const tokens = [await reserved(9), await reserved(10), await reserved(11)];
    gatewayProxy.mood = mood;
    const of = (token: string) => counter.of(token).post("cancel", { expected_refund: 1000 });
    const [cancelled] = await Promise.all([of(tokens[1]!), settle()]);
    expect(cancelled.status).toBe(200);
    expect((await of(tokens[2]!)).status).toBe(200);
    await settle();
    gatewayProxy.mood = "well";
    await pollAndSettle();
    expect(await money()).toEqual([2000, 1000, 1000]);
  });

  it("of a customer in two tabs stay once, after payment in either tab", async () => {
    const { token, urls } = await sent(9, 2);
    await Promise.all([...urls, ...urls].map((url) => payLink(shop, url).catch(() => undefined)));
    await Promise.all([1, 2].map(() => counter.of(token).post("paid")));
    expect(await stateOf(token)).toBe("confirmed");
    await pollAndSettle();
    const kept = await money();
    expect(kept.toSorted().reverse()).toEqual([2000, ...urls.slice(1).map(() => 0)]);
  });

  it("declined in one tab and paid in the other stay once", async () => {
    const { token, urls } = await sent(9, 2);
    await expect(payLink(shop, urls[0]!, { card: poorCard })).rejects.toThrow("FUNDS");
    await payLink(shop, urls.at(-1)!);
    await pollAndSettle();
    expect([await stateOf(token), await money()]).toEqual(["confirmed", [2000]]);
  });

  it("wait during a ten-minute outage of the payment service", async () => {
    const early = await sent(9);
    const lapsing = await sent(10);
    const lost = await sent(11);
    const kept = await reserved(12);
    later(9);
    gatewayProxy.mood = "away";
    await Promise.all([early, lapsing, lost].map(({ urls }) => payLink(shop, urls[0]!)));
    for (let minute = 0; minute < 10; minute += 1) {
      later(1);
      if (minute === 3)
        expect((await counter.of(early.token).post("paid")).body.state).toBe("held");
      await findOnce(scheduling.context);
      await settle();
    }
    expect(await Promise.all([early, lapsing, lost].map(({ token }) => stateOf(token)))).toEqual([
      "expired",
      "expired",
      "expired",
    ]);
    const taken = (await counter.post("/appointments", await byStaff(11))).status;
    expect(taken).toBe(201);
    gatewayProxy.mood = "well";
    await pollAndSettle();
    expect(await Promise.all([early, lapsing, lost].map(({ token }) => stateOf(token)))).toEqual([
      "confirmed",
      "confirmed",
      "expired",
    ]);
    expect(await stateOf(kept)).toBe("confirmed");
    expect((await money()).toSorted()).toEqual([0, 2000, 2000, 2000]);
    expect((await shop.transactions()).filter((one) => one.capturedAmount > 0)).toHaveLength(3);
  });

  async function byStaff(hour: number): Promise<object> {
    const { body } = await counter.post("/clients", { name: "Bob Builder" });
    const service_id = Number(counter.serviceId);
    return { service_id, client_id: body.id, ...at(hour) };
  }
});
