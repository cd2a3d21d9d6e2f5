import { allPublished } from "@frontdesk/payments/test/outbox-entries";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import type { Json } from "../../../test/studio.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";
import { findOnce } from "./find.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  counter = await makePayingCounter(paying, { service: { price: 6000, no_show_fee: 3000 } });
});
afterEach(async () => {
  expect((await reconcile(paying.scheduling.context)).findings).toEqual([]);
});
afterAll(() => paying.close());

async function poll(): Promise<void> {
  await allPublished(paying.place.payments.context.db);
  counter.later(6);
  await findOnce(paying.scheduling.context);
  await counter.settle();
}

const refund = (id: number, amount: number) =>
  counter.post(`/appointments/${id}/refund`, { amount });
const statusOf = async (id: number): Promise<Json> =>
  (await counter.get(`/appointments/${id}/standing`)).body;

describe("a refund of a deposit without cancelling", () => {
  it("goes back by the payment service, and the rest to pay stays", async () => {
    const { id } = await counter.paid();
    await poll();
    expect((await statusOf(id)).balance).toMatchObject({ paid: 2000, due: 4000 });
    expect((await refund(id, 500)).status).toBe(200);
    const expected = { price: 6000, paid: 1500, allowance: 500, due: 4000 };
    expect((await statusOf(id)).balance).toEqual(expected);
    await poll();
    const { balance, payment, receipts } = await statusOf(id);
    expect(balance).toEqual(expected);
    expect(payment).toMatchObject({ state: "partly_refunded", refunded: 500, kept: 1500 });
    expect(receipts).toHaveLength(2);
    expect((await refund(id, 1501)).status).toBe(422);
  });

  it("comes after newer payments, and leaves the rest to a cancellation", async () => {
    const { id } = await counter.paid();
    await poll();
    const items = [{ kind: "appointment", appointment_id: id, amount: 4000 }];
    await counter.post("/orders", { payment: "cash", items });
    expect((await refund(id, 4500)).status).toBe(200);
    expect((await statusOf(id)).balance).toMatchObject({ paid: 1500, allowance: 4500, due: 0 });
    await poll();
    await counter.post(`/appointments/${id}/cancel`);
    await poll();
    const { balance, payment } = await statusOf(id);
    expect(balance).toMatchObject({ paid: 0, due: 0 });
    expect(payment).toMatchObject({ state: "refunded", refunded: 2000 });
  });

  it("raises no fee", async () => {
    const { id } = await counter.paid();
    await poll();
    await refund(id, 2000);
    await poll();
    paying.clock.now = new Date("2027-03-01T10:30:00Z");
    await counter.put(`/appointments/${id}`, { attendance: "no_show" });
    expect((await statusOf(id)).chargeable).toEqual({ reason: "no_show", most: 1000 });
  });

  it("waits for the undo of a cancellation", async () => {
    const { id } = await counter.paid();
    await poll();
    paying.clock.now = new Date("2027-03-01T08:30:00Z");
    const how = { by: "customer", refund: 1000, notify_after: 20 };
    expect((await counter.post(`/appointments/${id}/cancel`, how)).status).toBe(200);
    expect((await refund(id, 500)).status).toBe(422);
    await counter.post(`/appointments/${id}/restore`);
    expect((await refund(id, 500)).status).toBe(200);
    expect((await statusOf(id)).balance).toMatchObject({ paid: 1500, allowance: 500 });
    await poll();
  });
});
