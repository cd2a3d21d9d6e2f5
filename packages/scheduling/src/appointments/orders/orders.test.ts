import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, makeCounter } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember } from "../../../test/studio.ts";
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

const pay = (items: object[], payment = "cash") => counter.post("/orders", { payment, items });
const payFor = (id: number, fields: object = {}) =>
  pay([{ kind: "appointment", appointment_id: id, ...fields }]);
const balance = async (id: number) =>
  (await counter.get(`/appointments/${id}/standing`)).body.balance;
const refund = (id: number, body: object) =>
  counter.post(`/orders/${id}/refund`, { payment: "cash", ...body });
const errorsOf = ({ status, body }: Awaited<ReturnType<typeof pay>>) => [
  status,
  body.errors ?? body.error,
];

describe("an order", () => {
  it("takes the amount due and a tip in cash, paid at once", async () => {
    const id = await booked();
    const [personId] = counter.resourceIds;
    const tip = { kind: "tip", amount: 800, appointment_id: id, resource_id: personId };
    const { status, body } = await pay([{ kind: "appointment", appointment_id: id }, tip]);
    const paid = { appointment_id: id, price: 8000, paid: 8000, keep: 8000, tax_rate: 25 };
    const tipped = { resource_id: personId, price: null, paid: 800, keep: 800, tax_rate: null };
    expect([status, body]).toMatchObject([
      201,
      {
        state: "paid",
        payment: "cash",
        currency: "EUR",
        total: 8800,
        refunded: 0,
        items: [
          { position: 1, kind: "appointment", ...paid },
          { position: 2, kind: "tip", ...tipped },
        ],
        refunds: [],
        user_id: counter.userId,
      },
    ]);
    expect(await balance(id)).toEqual({ price: 8000, paid: 8000, allowance: 0, due: 0 });
    const { body: kept } = await counter.get(`/orders/${body.id}`);
    expect(kept).toEqual(body);
    expect((await counter.get("/orders")).body).toEqual([body]);
    expect((await counter.get(`/appointments/${id}/standing`)).body.orders).toEqual([body]);
  });

  it("takes a part, and only what is due after it", async () => {
    const id = await booked();
    expect((await payFor(id, { amount: 3000 })).status).toBe(201);
    expect(await balance(id)).toEqual({ price: 8000, paid: 3000, allowance: 0, due: 5000 });
    const { status, body } = await payFor(id, { amount: 5001 });
    const message = "The amount is above the 5000 due now";
    expect([status, body]).toEqual([409, { error: "amount_changed", error_description: message }]);
    expect((await payFor(id)).body.total).toBe(5000);
    expect(errorsOf(await payFor(id))).toEqual([409, "amount_changed"]);
  });

  it("is one of two at the same time", async () => {
    const id = await booked();
    const replies = await Promise.all([payFor(id), payFor(id), payFor(id)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await balance(id)).toMatchObject({ paid: 8000 });
  });

  it("pays several appointments or none", async () => {
    const ids = [await booked(), await booked({ resource_ids: [counter.resourceIds[1]] })];
    const both = ids.map((id) => ({ kind: "appointment", appointment_id: id }));
    await payFor(ids[1]!);
    expect(errorsOf(await pay(both))).toEqual([409, "amount_changed"]);
    expect(await balance(ids[0]!)).toMatchObject({ paid: 0 });
  });

  it("counts a repeated request with one key once", async () => {
    const id = await booked();
    const body = { payment: "cash", items: [{ kind: "appointment", appointment_id: id }] };
    const key = { "idempotency-key": "till 1" };
    const replies = [
      await counter.post("/orders", body, key),
      await counter.post("/orders", body, key),
    ];
    expect(replies.map(({ status, body }) => [status, body.id])).toEqual(
      Array(2).fill([201, replies[0]!.body.id]),
    );
    expect(await balance(id)).toMatchObject({ paid: 8000 });
  });

  it("needs an amount for an appointment without a price", async () => {
    counter = await makeCounter(scheduling, { service: { currency: "JPY" } });
    const id = await booked();
    expect(errorsOf(await payFor(id))).toEqual([
      422,
      { "items.0.amount": ["must have a value: there is no price"] },
    ]);
    expect((await payFor(id, { amount: 4000 })).body).toMatchObject({
      total: 4000,
      currency: "JPY",
      items: [{ price: null, tax_rate: null }],
    });
    expect(await balance(id)).toEqual({ price: null, paid: 4000, allowance: 0, due: null });
  });

  it("refuses each wrong item by its field", async () => {
    const id = await booked();
    const item = { kind: "appointment", appointment_id: id };
    const tip = { kind: "tip", amount: 100 };
    const at = (field: string, message: string) => [422, { [field]: [message] }];
    expect(errorsOf(await pay([tip]))).toEqual(at("items", "must contain an appointment"));
    expect(errorsOf(await pay([item, item]))).toEqual(
      at("items.1.appointment_id", "repeats an appointment"),
    );
    const gone = "does not name an appointment of this account";
    expect(errorsOf(await payFor(999_999))).toEqual(at("items.0.appointment_id", gone));
    expect(errorsOf(await pay([item, { kind: "tip" }]))).toEqual(
      at("items.1.amount", "must have a value: there is no price"),
    );
    const nobody = "does not name a person of this account";
    expect(errorsOf(await pay([item, { ...tip, resource_id: 999_999 }]))).toEqual(
      at("items.1.resource_id", nobody),
    );
    expect(errorsOf(await payFor(id, { resource_id: counter.resourceIds[0] }))).toEqual(
      at("items.0.resource_id", nobody),
    );
    expect((await pay([item], "barter")).body.errors).toHaveProperty("payment");
    expect((await pay([{ ...item, amount: 0 }])).body.errors).toHaveProperty("items.0.amount");
    expect(await balance(id)).toMatchObject({ paid: 0 });
  });

  it("refuses appointments of two currencies, and a service without one", async () => {
    const ids = [await booked(), await booked({ resource_ids: [counter.resourceIds[1]] })];
    const both = ids.map((id) => ({ kind: "appointment", appointment_id: id, amount: 100 }));
    const currency = async (value: string) =>
      await sql`update scheduling.appointments
        set snapshot = jsonb_set(snapshot, '{currency}', ${value}::jsonb)
        where account_id = ${counter.accountId} and id = ${ids[1]}`.execute(scheduling.context.db);
    await currency('"DKK"');
    expect(errorsOf(await pay(both))).toEqual([
      422,
      { "items.1.appointment_id": ["has another currency than the first item"] },
    ]);
    await currency("null");
    expect(errorsOf(await pay(both))).toEqual([
      422,
      { "items.1.appointment_id": ["has a service without a currency"] },
    ]);
  });

  it("does not pay a cancelled appointment", async () => {
    const id = await booked();
    await counter.post(`/appointments/${id}/cancel`);
    expect(errorsOf(await payFor(id))).toEqual([409, "not_possible"]);
  });

  it("has the rate of the day of the sale", async () => {
    const id = await booked();
    await counter.put(`/services/${counter.serviceId}`, { tax_rate: 8.1 });
    expect((await payFor(id)).body.items[0].tax_rate).toBe(8.1);
  });

  it("keeps the rate of a deleted service", async () => {
    const id = await booked();
    await sql`update scheduling.services set deleted_at = now()
      where account_id = ${counter.accountId}`.execute(scheduling.context.db);
    expect((await payFor(id)).body.items[0].tax_rate).toBe(25);
  });
});

describe("a refund of an order", () => {
  it("lowers its items, the newest first and tips last", async () => {
    const ids = [await booked(), await booked({ resource_ids: [counter.resourceIds[1]] })];
    const items = ids.map((id) => ({ kind: "appointment", appointment_id: id }));
    const { id } = (await pay([...items, { kind: "tip", amount: 500 }])).body;
    const { status, body } = await refund(id, { amount: 9000 });
    expect([status, body]).toMatchObject([
      200,
      {
        total: 16_500,
        refunded: 9000,
        items: [{ keep: 7000 }, { keep: 0 }, { keep: 500 }],
        refunds: [
          {
            payment: "cash",
            amount: 9000,
            items: [
              { position: 2, amount: 8000 },
              { position: 1, amount: 1000 },
            ],
          },
        ],
      },
    ]);
    expect(await balance(ids[0]!)).toEqual({ price: 8000, paid: 7000, allowance: 0, due: 1000 });
    expect((await refund(id, {})).body).toMatchObject({ refunded: 16_500 });
    expect(errorsOf(await refund(id, {}))).toEqual([
      422,
      { amount: ["is above the amount that the order keeps"] },
    ]);
  });

  it("can name its items", async () => {
    const { id } = (await payFor(await booked())).body;
    const items = (position: number, amount: number) => ({ items: [{ position, amount }] });
    expect((await refund(id, { ...items(1, 2000), payment: "external" })).body).toMatchObject({
      items: [{ keep: 6000 }],
      refunds: [{ payment: "external", amount: 2000 }],
    });
    const above = { "items.0.amount": ["is above the amount that the order keeps"] };
    expect(errorsOf(await refund(id, items(1, 6001)))).toEqual([422, above]);
    const absent = { "items.0.position": ["is no position of this order"] };
    expect(errorsOf(await refund(id, items(2, 1)))).toEqual([422, absent]);
    const both = { amount: ["must be empty with items"] };
    expect(errorsOf(await refund(id, { ...items(1, 1), amount: 1 }))).toEqual([422, both]);
    expect((await refund(999_999, {})).status).toBe(404);
  });

  it("gives back no more than kept, also at the same time", async () => {
    const { id } = (await payFor(await booked())).body;
    const replies = await Promise.all([1, 2, 3].map(() => refund(id, { amount: 4000 })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 422]);
  });
});

describe("rights to orders", () => {
  it("are those to own bookings, with clients", async () => {
    const id = await booked();
    const rights = { bookings: "manage_own", clients: "view" } as const;
    const [own, blind] = [
      await makeMember(scheduling, counter, { rights }),
      await makeMember(scheduling, counter, {
        rights: { bookings: "manage_all", clients: "none" },
      }),
    ];
    const body = { payment: "cash", items: [{ kind: "appointment", appointment_id: id }] };
    expect((await own.post("/orders", body)).status).toBe(403);
    expect((await blind.post("/orders", body)).status).toBe(403);
    const { id: orderId } = (await payFor(id)).body;
    expect((await own.post(`/orders/${orderId}/refund`, { payment: "cash" })).status).toBe(403);
  });
});
