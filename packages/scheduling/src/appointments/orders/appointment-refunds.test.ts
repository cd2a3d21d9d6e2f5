import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, makeCounter } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { type Json, makeMember } from "../../../test/studio.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

let scheduling: TestScheduling;
let counter: Counter;
beforeAll(async () => {
  scheduling = await startTestScheduling();
});
beforeEach(async () => {
  const service = { price: 8000, currency: "EUR", tax_rate: 25 };
  counter = await makeCounter(scheduling, { resources: 2, service });
});
afterEach(async () => {
  expect((await reconcile(scheduling.context)).findings).toEqual([]);
});
afterAll(() => scheduling.close());

async function booked(fields: object = {}): Promise<number> {
  const { token } = (await counter.confirmed(fields)).body;
  return Number.parseInt(token, 36);
}

const pay = async (items: object[], payment = "cash"): Promise<number> =>
  (await counter.post("/orders", { payment, items })).body.id;
const item = (id: number, fields: object = {}) => ({
  kind: "appointment",
  appointment_id: id,
  ...fields,
});
const refund = (id: number, body: object, headers = {}) =>
  counter.post(`/appointments/${id}/refund`, body, headers);
const statusOf = async (id: number): Promise<Json> =>
  (await counter.get(`/appointments/${id}/standing`)).body;
const moneyOf = async (id: number): Promise<string> => {
  const date = (await counter.get(`/appointments/${id}`)).body.date;
  const { blocks } = (await counter.get(`/agenda?from=${date}&to=${date}`)).body;
  return blocks.find((block: Json) => block.id === id).money;
};
const above = { amount: ["is more than the appointment's payments keep"] };

describe("a refund without cancelling", () => {
  it("lowers the price, so that nothing becomes due again", async () => {
    const id = await booked();
    const orderId = await pay([item(id)]);
    const { status, body } = await refund(id, { amount: 1000, reason: " Waited " });
    expect([status, body]).toMatchObject([200, { id, state: "confirmed" }]);
    const { balance, refunds, receipts } = await statusOf(id);
    expect(balance).toEqual({ price: 8000, paid: 7000, allowance: 1000, due: 0 });
    expect(refunds).toMatchObject([
      { amount: 1000, allowance: 1000, reason: "Waited", user_id: counter.userId },
    ]);
    expect((await counter.get(`/orders/${orderId}`)).body).toMatchObject({
      refunded: 1000,
      refunds: [{ payment: "cash", amount: 1000 }],
    });
    expect(receipts).toHaveLength(2);
    expect(await moneyOf(id)).toBe("paid");
  });

  it("of a mistaken payment makes its amount due again", async () => {
    const id = await booked();
    await pay([item(id)]);
    expect((await refund(id, { amount: 8000, due_again: true })).status).toBe(200);
    const { balance, refunds } = await statusOf(id);
    expect(balance).toEqual({ price: 8000, paid: 0, allowance: 0, due: 8000 });
    expect(refunds).toMatchObject([{ amount: 8000, allowance: 0 }]);
    expect(await moneyOf(id)).toBe("due");
    await pay([item(id)], "external");
    expect((await statusOf(id)).balance).toMatchObject({ paid: 8000, due: 0 });
  });

  it("leaves the rest due", async () => {
    const id = await booked();
    await pay([item(id, { amount: 3000 })]);
    await refund(id, { amount: 1000 });
    expect((await statusOf(id)).balance).toMatchObject({ paid: 2000, allowance: 1000, due: 5000 });
    expect((await counter.post("/orders", { payment: "cash", items: [item(id)] })).body.total).toBe(
      5000,
    );
  });

  it("takes the newest payment first, tips last, each in its own way", async () => {
    const id = await booked();
    const first = await pay([item(id, { amount: 3000 }), { kind: "tip", amount: 500 }]);
    const second = await pay([item(id)], "external");
    expect((await refund(id, { amount: 8200 })).status).toBe(200);
    const orders = await Promise.all(
      [first, second].map(async (order) => (await counter.get(`/orders/${order}`)).body),
    );
    expect(orders).toMatchObject([
      { items: [{ keep: 0 }, { keep: 300 }] },
      { items: [{ keep: 0 }], refunds: [{ payment: "external", amount: 5000 }] },
    ]);
    expect(orders[0].refunds.map(({ payment, amount }: Json) => [payment, amount])).toEqual([
      ["cash", 3200],
    ]);
    const { balance, refunds } = await statusOf(id);
    expect(balance).toEqual({ price: 8000, paid: 0, allowance: 8000, due: 0 });
    expect(refunds).toMatchObject([{ amount: 8200, allowance: 8000 }]);
    expect(await moneyOf(id)).toBe("none");
  });

  it("leaves other appointments of the order", async () => {
    const ids = [await booked(), await booked({ resource_ids: [counter.resourceIds[1]] })];
    await pay(ids.map((id) => item(id)));
    const tooMuch = await refund(ids[0]!, { amount: 8001 });
    expect([tooMuch.status, tooMuch.body.errors]).toEqual([422, above]);
    expect((await refund(ids[0]!, { amount: 8000 })).status).toBe(200);
    expect((await statusOf(ids[1]!)).balance).toMatchObject({ paid: 8000, allowance: 0, due: 0 });
  });

  it("gives back no more than paid, also at the same time", async () => {
    const id = await booked();
    await pay([item(id)]);
    const replies = await Promise.all([1, 2, 3].map(() => refund(id, { amount: 4000 })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 422]);
    expect((await statusOf(id)).balance).toMatchObject({ paid: 0, allowance: 8000 });
  });

  it("counts a repeated request with one key once", async () => {
    const id = await booked();
    await pay([item(id)]);
    const key = { "idempotency-key": "sorry 1" };
    await refund(id, { amount: 1000 }, key);
    expect((await refund(id, { amount: 1000 }, key)).status).toBe(200);
    expect((await statusOf(id)).balance).toMatchObject({ paid: 7000, allowance: 1000 });
  });

  it("refuses unpaid appointments, wrong amounts and other members", async () => {
    const id = await booked();
    expect((await refund(id, { amount: 1 })).body.errors).toEqual(above);
    await pay([item(id)]);
    expect((await refund(id, { amount: 0 })).status).toBe(422);
    expect((await refund(id, {})).status).toBe(422);
    expect((await refund(999_999, { amount: 1 })).status).toBe(404);
    const rights = { bookings: "manage_own", clients: "view" } as const;
    const other = await makeMember(scheduling, counter, { rights });
    expect((await other.post(`/appointments/${id}/refund`, { amount: 1 })).status).toBe(403);
    expect((await statusOf(id)).balance).toMatchObject({ paid: 8000, allowance: 0 });
  });

  it("has yen without decimals", async () => {
    counter = await makeCounter(scheduling, { service: { price: 4000, currency: "JPY" } });
    const id = await booked();
    await pay([item(id)]);
    await refund(id, { amount: 1 });
    expect((await statusOf(id)).balance).toEqual({
      price: 4000,
      paid: 3999,
      allowance: 1,
      due: 0,
    });
  });

  it("loses its reason with the client's data", async () => {
    const id = await booked();
    await pay([item(id)]);
    await refund(id, { amount: 1000, reason: "Ann waited" });
    const { client_id: clientId } = (await counter.get(`/appointments/${id}`)).body;
    await counter.post(`/appointments/${id}/cancel`);
    expect((await counter.post(`/clients/${clientId}/erase`, {})).status).toBe(200);
    expect((await statusOf(id)).refunds).toMatchObject([{ amount: 1000, reason: null }]);
  });
});

describe("the balance of an ended appointment", () => {
  it("owes nothing", async () => {
    const id = await booked();
    expect((await statusOf(id)).balance.due).toBe(8000);
    const orderId = await pay([item(id)]);
    await counter.post(`/orders/${orderId}/refund`, { payment: "cash" });
    expect((await statusOf(id)).balance.due).toBe(8000);
    await counter.post(`/appointments/${id}/cancel`);
    expect((await statusOf(id)).balance).toMatchObject({ paid: 0, due: 0 });
  });
});
