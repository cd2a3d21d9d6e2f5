import { partOf } from "@frontdesk/people/test/read-mail";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Counter, makeCounter } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import {
  connect,
  type GatewayShop,
  makeGatewayShop,
  makePaymentInstallation,
  type PaymentInstallation,
  payLink,
  withDeposit,
} from "../../../test/payment-gateway.ts";

let now = new Date("2027-02-20T09:00:00Z");
let paymentInstallation: PaymentInstallation;
let scheduling: TestScheduling;
let counter: Counter;
let shop: GatewayShop;
beforeAll(async () => {
  paymentInstallation = await makePaymentInstallation();
  const settings = { paymentsAt: paymentInstallation.url };
  scheduling = await startTestScheduling({ settings, now: () => now });
  counter = await makeCounter(scheduling, { service: { ...withDeposit, verify_email: true } });
  shop = await makeGatewayShop(paymentInstallation);
  await connect(counter, shop);
});
afterAll(async () => {
  await scheduling.close();
  await paymentInstallation.close();
});

it("deposits: requested only after a verified address, and the address then stays", async () => {
  const details = { name: "Jane", email: "payer@example.com" };
  const { token } = (await counter.hold()).body;
  now = new Date(now.getTime() + 10_000);
  const { body: labels } = await counter.of(token).post("details", details);
  expect(labels).toMatchObject({ state: "held", must_verify: true, payment: null });
  const [mail] = await mailsTo(scheduling, details.email, 1);
  const [, proof] = /proof=([\w-]+)/.exec(partOf(mail!, "text/plain").content)!;
  const { body: proved } = await counter.of(token).post("verify", { proof });
  expect(proved).toMatchObject({ state: "held", must_verify: false, payment: { state: "open" } });
  const other = { ...details, email: "other@example.com" };
  expect((await counter.of(token).post("details", other)).status).toBe(409);
  expect((await counter.of(token).post("again")).status).toBe(409);
  await payLink(shop, proved.payment.url);
  const paid = await counter.of(token).post("paid");
  expect(paid.body).toMatchObject({ state: "confirmed", customer: { email: details.email } });
});
