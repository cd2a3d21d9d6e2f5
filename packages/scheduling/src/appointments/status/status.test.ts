import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, jane, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import {
  connect,
  makeGatewayShop,
  makePaymentInstallation,
  type PaymentInstallation,
  payLink,
  withDeposit,
  withFee,
} from "../../../test/payment-gateway.ts";
import type { Json } from "../../../test/studio.ts";

let now: Date;
let paymentInstallation: PaymentInstallation;
let scheduling: TestScheduling;
let counter: Counter;
beforeAll(async () => {
  paymentInstallation = await makePaymentInstallation();
  const settings = { paymentsAt: paymentInstallation.url };
  scheduling = await startTestScheduling({ settings, now: () => now });
});
beforeEach(() => {
  now = new Date("2027-02-20T09:00:00Z");
});
afterAll(async () => {
  await scheduling.close();
  await paymentInstallation.close();
});

const status = async (id: number): Promise<Json> =>
  (await counter.get(`/appointments/${id}/standing`)).body;

describe("an appointment's standing", () => {
  it("shows resources and terms until the appointment ends", async () => {
    const request = { label: "How long?", kind: "choice", options: ["Long"], required: false };
    counter = await makeCounter(scheduling, {
      service: { questions: [{ id: "hair", ...request }] },
    });
    const { id: client_id } = (await counter.post("/clients", { name: "Jane" })).body;
    const { id } = (
      await counter.post("/appointments", {
        client_id,
        service_id: Number(counter.serviceId),
        starts_at: `${monday}T10:00:00Z`,
      })
    ).body;
    expect(await status(id)).toMatchObject({
      resources: [{ id: counter.resourceIds[0] }],
      terms: { duration: 60, deposit: 0, questions: [{ id: "hair", label: "How long?" }] },
      payment: null,
      refund_now: null,
      free_until: null,
    });
    await counter.post(`/appointments/${id}/cancel`);
    expect(await status(id)).toMatchObject({ resources: [], free_until: null });
    expect((await counter.get("/appointments/999999/standing")).status).toBe(404);
  });

  it("shows the presence of a mail address", async () => {
    counter = await makeCounter(scheduling);
    const { id: client_id } = (await counter.post("/clients", { name: "Eve" })).body;
    const request = { client_id, service_id: Number(counter.serviceId) };
    const noon = { ...request, starts_at: `${monday}T12:00:00Z` };
    const response = await counter.post("/appointments", noon);
    const isNotified = async () => (await status(response.body.id)).told_by_mail;
    expect(await isNotified()).toBe(false);
    await counter.put(`/clients/${client_id}`, { email: `eve${counter.accountId}@example.com` });
    expect(await isNotified()).toBe(true);
    const { token } = (await counter.confirmed()).body;
    expect((await status(Number.parseInt(token, 36))).told_by_mail).toBe(true);
  });

  it("shows a kept card, its highest charge and the reason", async () => {
    counter = await makeCounter(scheduling, { service: withFee });
    const shop = await makeGatewayShop(paymentInstallation);
    await connect(counter, shop);
    const { token } = (await counter.hold()).body;
    now = new Date(now.getTime() + 6_000);
    const labels = { ...jane, consents: { no_show_fee: true } };
    const { payment } = (await counter.of(token).post("details", labels)).body;
    await payLink(shop, payment.url);
    await counter.of(token).post("paid");
    const [{ id }] = (await counter.get("/appointments")).body;
    const kept = {
      state: "card_kept",
      amount: 0,
      refunded: 0,
      released: 0,
      currency: "EUR",
      kept: 0,
    };
    expect(await status(id)).toMatchObject({
      payment: kept,
      terms: { deposit: 0, no_show_fee: 3000 },
      consents: ["no_show_fee"],
      refund_now: { percent: 100, amount: 0 },
      chargeable: null,
    });
    now = new Date(`${monday}T11:00:00Z`);
    await counter.put(`/appointments/${id}`, { attendance: "no_show" });
    expect((await status(id)).chargeable).toEqual({ reason: "no_show", most: 3000 });
    const fee = { reason: "no_show", amount: 3000 };
    expect((await counter.post(`/appointments/${id}/charge`, fee)).status).toBe(200);
    expect((await status(id)).chargeable).toBeNull();
  });

  it("shows the payment, and the customer's refund by the terms or above", async () => {
    counter = await makeCounter(scheduling, { service: withDeposit });
    const shop = await makeGatewayShop(paymentInstallation);
    await connect(counter, shop);
    const { token } = (await counter.hold()).body;
    now = new Date(now.getTime() + 6_000);
    const { payment } = (await counter.of(token).post("details", jane)).body;
    await payLink(shop, payment.url);
    await counter.of(token).post("paid");
    await scheduling.money.settling.drain();
    now = new Date(`${monday}T08:00:00Z`);
    const [{ id }] = (await counter.get("/appointments")).body;
    expect(await status(id)).toMatchObject({
      payment: { state: "paid", amount: 2000, refunded: 0, kept: 2000 },
      refund_now: { percent: 50, amount: 1000 },
      refund_deadlines: [{ percent: 50, until: expect.stringContaining(monday) }],
    });
    const rescheduled = { starts_at: `${monday}T14:00:00Z`, notify: false };
    expect((await counter.put(`/appointments/${id}`, rescheduled)).status).toBe(200);
    expect((await status(id)).refund_deadlines).toEqual([
      { percent: 50, until: `${monday}T14:00:00.000Z` },
    ]);
    await counter.post(`/appointments/${id}/cancel`, { by: "customer", refund: 1500 });
    await scheduling.money.settling.drain();
    const [paid] = await shop.transactions();
    expect(paid).toMatchObject({ capturedAmount: 2000, refundedAmount: 1500 });
    expect(await status(id)).toMatchObject({
      payment: { state: "partly_refunded", refunded: 1500, kept: 500 },
      refund_now: null,
      refund_deadlines: [],
    });
  });
});
