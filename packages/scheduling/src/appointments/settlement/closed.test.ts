import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type Counter, jane, makeCounter } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import {
  connect,
  type GatewayShop,
  makeGatewayShop,
  makePaymentInstallation,
  type PaymentInstallation,
  payLink,
  withDeposit,
} from "../../../test/payment-gateway.ts";
import { tablesWith } from "../../../test/traces.ts";
import { findOnce } from "./find.ts";

let now = new Date("2027-02-20T09:00:00Z");
let paymentInstallation: PaymentInstallation;
let scheduling: TestScheduling;
let counter: Counter;
let shop: GatewayShop;
beforeAll(async () => {
  paymentInstallation = await makePaymentInstallation();
  scheduling = await startTestScheduling({
    settings: { paymentsAt: paymentInstallation.url },
    now: () => now,
  });
});
afterAll(async () => {
  await scheduling.close();
  await paymentInstallation.close();
});
beforeEach(async () => {
  now = new Date("2027-02-20T09:00:00Z");
  counter = await makeCounter(scheduling, { service: withDeposit });
  shop = await makeGatewayShop(paymentInstallation);
  await connect(counter, shop);
});

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

async function sent() {
  const { token } = (await counter.hold()).body;
  later(0.1);
  const { body } = await counter.of(token).post("details", jane);
  const { url } = body.payment;
  expect(url).toContain(token);
  expect(await storing(url)).toEqual(["scheduling.deposits"]);
  expect(await tablesWith(scheduling.context.db, token)).toEqual([]);
  return { token, url };
}

const storing = (url: string) =>
  tablesWith(scheduling.context.db, /reference=[\w-]+/.exec(url)![0]);

it("payment links: erased after the payment", async () => {
  const { token, url } = await sent();
  await payLink(shop, url);
  const { body } = await counter.of(token).post("paid");
  expect([body.state, await storing(url)]).toEqual(["confirmed", []]);
});

it("payment links: erased after a release", async () => {
  const { token, url } = await sent();
  await counter.of(token).release();
  expect(await storing(url)).toEqual([]);
  expect((await counter.of(token).get()).body.payment).toMatchObject({ url: null });
});

it("payment links: erased after a hold replaces the first", async () => {
  const { token, url } = await sent();
  const other = { starts_at: "2027-03-01T12:00:00Z", replaces: token };
  expect((await counter.hold(other)).status).toBe(201);
  expect(await storing(url)).toEqual([]);
});

it("payment links: erased after the hold expires", async () => {
  const { token, url } = await sent();
  later(16);
  await findOnce(scheduling.context);
  expect((await counter.of(token).get()).body.state).toBe("expired");
  expect(await storing(url)).toEqual([]);
});

it("payment links: erased after the search ends, and the holder gets another", async () => {
  const { token, url } = await sent();
  await sql`update scheduling.appointments set held_until = ${new Date(now.getTime() + 3_600_000)}
    where account_id = ${counter.accountId}`.execute(scheduling.context.db);
  later(31);
  await findOnce(scheduling.context);
  expect(await storing(url)).toEqual([]);
  const { body } = await counter.of(token).post("details", jane);
  expect(body.payment).toMatchObject({ state: "open", url: expect.stringContaining("http") });
  expect(body.payment.url).not.toBe(url);
});
