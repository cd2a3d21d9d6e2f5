import { allPublished } from "@frontdesk/payments/test/outbox-entries";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { payLink, poorCard } from "../../../test/payment-gateway.ts";
import type { Json } from "../../../test/studio.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";
import { findOnce } from "./find.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
let id: number;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  const taxed = { price: 8000, deposit_kind: "none", deposit_value: 0, tax_rate: 25 };
  counter = await makePayingCounter(paying, { service: taxed });
  id = Number.parseInt((await counter.confirmed()).body.token, 36);
});
afterEach(async () => {
  expect((await reconcile(paying.scheduling.context)).findings).toEqual([]);
});
afterAll(() => paying.close());

const bodyOf = (payment: string, fields: object = {}) => ({
  payment,
  items: [{ kind: "appointment", appointment_id: id, ...fields }],
});
const ask = (fields: object = {}) => counter.post("/orders", bodyOf("link", fields));
const order = async ({ id }: Json): Promise<Json> => (await counter.get(`/orders/${id}`)).body;
const due = async () => (await counter.get(`/appointments/${id}/standing`)).body.balance.due;
const receipts = async (): Promise<Json[]> => (await counter.get("/receipts")).body;
const sums = async () =>
  (await receipts()).map(({ number, total, payment }: Json) => [number, total, payment]);

async function look(): Promise<void> {
  await allPublished(paying.place.payments.context.db);
  counter.later(6);
  await findOnce(paying.scheduling.context);
  await counter.settle();
}

async function pay(url: string): Promise<void> {
  await payLink(counter.shop, url);
  await look();
}

async function voided(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from scheduling.notices
    where account_id = ${counter.accountId} and kind = 'payment_voided'
    `.execute(paying.scheduling.context.db);
  return rows[0]!.count;
}

const money = async () =>
  (await counter.shop.transactions())
    .filter(({ successful }) => successful)
    .map(({ capturedAmount, refundedAmount, pendingAmount }) => [
      capturedAmount,
      refundedAmount,
      pendingAmount,
    ]);

describe("an order by link", () => {
  it("is open until the client pays, then paid with one receipt", async () => {
    const { status, body } = await ask();
    expect([status, body]).toMatchObject([
      201,
      {
        state: "open",
        payment: "link",
        total: 8000,
        items: [{ paid: 8000, keep: 0 }],
        paid_at: null,
        payment_url: expect.stringContaining(counter.shop.url),
        expires_at: new Date(paying.clock.now.getTime() + 86_400_000).toISOString(),
      },
    ]);
    expect([await due(), await receipts()]).toEqual([8000, []]);
    await pay(body.payment_url);
    expect(await order(body)).toMatchObject({
      state: "paid",
      items: [{ keep: 8000 }],
      paid_at: paying.clock.now.toISOString(),
      payment_url: null,
    });
    expect([await due(), await money()]).toEqual([0, [[8000, 0, 0]]]);
    expect(await sums()).toEqual([["R-2027-000001", 8000, "card"]]);
    await look();
    expect(await receipts()).toHaveLength(1);
  });

  it("stays open after a declined card", async () => {
    const { body } = await ask();
    await payLink(counter.shop, body.payment_url, { card: poorCard }).catch(() => {});
    await look();
    expect(await order(body)).toMatchObject({ state: "open", payment_url: body.payment_url });
    await pay(body.payment_url);
    expect((await order(body)).state).toBe("paid");
  });

  it("counts an authorised payment before its capture", async () => {
    const { body } = await ask();
    await payLink(counter.shop, body.payment_url);
    counter.later(6);
    await findOnce(paying.scheduling.context);
    expect([(await order(body)).state, await due()]).toEqual(["open", 0]);
    expect((await counter.post("/orders", bodyOf("cash"))).status).toBe(409);
    expect((await counter.post(`/orders/${body.id}/cancel`)).body.error_description).toBe(
      "The order is being paid",
    );
    const refund = await counter.post(`/orders/${body.id}/refund`, { to: "origin" });
    expect(refund.body.error_description).toBe("The order is not paid: it is open");
    await counter.settle();
    expect((await order(body)).state).toBe("paid");
  });

  it("answers a repeated request with the first link, even when paid", async () => {
    const key = { "idempotency-key": "qr 1" };
    const { body } = await counter.post("/orders", bodyOf("link"), key);
    await pay(body.payment_url);
    const { status, body: again } = await counter.post("/orders", bodyOf("link"), key);
    expect([status, again]).toEqual([201, body]);
    expect((await counter.get("/orders")).body).toHaveLength(1);
  });

  it("needs a payment service", async () => {
    paying.way.isAway = true;
    expect(await ask()).toMatchObject({ status: 503, body: { error: "payments_unavailable" } });
    expect((await counter.get("/orders")).body).toEqual([]);
  });

  it("releases the second of two payments", async () => {
    const [one, other] = [(await ask()).body, (await ask()).body];
    await pay(one.payment_url);
    await pay(other.payment_url);
    expect([(await order(one)).state, (await order(other)).state]).toEqual(["paid", "cancelled"]);
    expect((await money()).toSorted()).toEqual([
      [0, 0, 0],
      [8000, 0, 0],
    ]);
    expect([await voided(), (await receipts()).length]).toEqual([1, 1]);
  });

  it("keeps one of two payments at once", async () => {
    const both = [(await ask()).body, (await ask()).body];
    for (const { payment_url: url } of both) await payLink(counter.shop, url);
    await look();
    const states = await Promise.all(both.map(async (one) => (await order(one)).state));
    expect(states.toSorted()).toEqual(["cancelled", "paid"]);
    expect([await due(), (await receipts()).length]).toEqual([0, 1]);
  });

  it("releases a payment after one in cash", async () => {
    const { body } = await ask();
    await counter.post("/orders", bodyOf("cash", { amount: 1000 }));
    await pay(body.payment_url);
    expect(await order(body)).toMatchObject({ state: "cancelled", items: [{ keep: 0 }] });
    expect([await due(), await voided(), await money()]).toEqual([7000, 1, [[0, 0, 0]]]);
  });

  it("takes the rest once, by link or in cash at the same time", async () => {
    const { body } = await ask();
    await payLink(counter.shop, body.payment_url);
    counter.later(6);
    const [cash] = await Promise.all([
      counter.post("/orders", bodyOf("cash")),
      findOnce(paying.scheduling.context),
    ]);
    await counter.settle();
    const isByLink = cash.status === 409;
    expect((await order(body)).state).toBe(isByLink ? "paid" : "cancelled");
    expect(await money()).toEqual([[isByLink ? 8000 : 0, 0, 0]]);
    expect([await due(), (await receipts()).length]).toEqual([0, 1]);
  });

  it("releases a payment for a cancelled appointment", async () => {
    const { body } = await ask();
    await counter.post(`/appointments/${id}/cancel`, {});
    await pay(body.payment_url);
    expect((await order(body)).state).toBe("cancelled");
    expect([await voided(), await money()]).toEqual([1, [[0, 0, 0]]]);
  });

  it("is withdrawn once, and releases a later payment", async () => {
    const { body } = await ask();
    for (const status of [200, 200]) {
      const reply = await counter.post(`/orders/${body.id}/cancel`);
      expect([reply.status, reply.body]).toMatchObject([
        status,
        { state: "cancelled", payment_url: null },
      ]);
    }
    await payLink(counter.shop, body.payment_url);
    counter.later(6);
    await findOnce(paying.scheduling.context);
    await counter.settle();
    counter.later(6);
    await findOnce(paying.scheduling.context);
    await counter.settle();
    expect((await order(body)).state).toBe("cancelled");
    expect([await due(), await money(), await voided()]).toEqual([8000, [[0, 0, 0]], 1]);
  });

  it("cannot be withdrawn when paid", async () => {
    const { body } = await ask();
    await pay(body.payment_url);
    const reply = await counter.post(`/orders/${body.id}/cancel`);
    expect([reply.status, reply.body.error_description]).toEqual([409, "The order is paid"]);
  });

  it("expires after a day, and still takes a payment of that day", async () => {
    const { body } = await ask();
    await payLink(counter.shop, body.payment_url);
    paying.way.isAway = true;
    counter.later(31);
    await findOnce(paying.scheduling.context);
    expect((await order(body)).state).toBe("open");
    counter.later(24 * 60);
    await findOnce(paying.scheduling.context);
    expect(await order(body)).toMatchObject({ state: "expired", payment_url: null });
    paying.way.isAway = false;
    counter.later(6);
    await findOnce(paying.scheduling.context);
    await counter.settle();
    expect(await order(body)).toMatchObject({ state: "paid" });
    expect((await receipts()).length).toBe(1);
  });
});

describe("a payment of an order that the bank never makes", () => {
  afterEach(() => {
    paying.place.acquirer.instead = {};
  });

  it("is taken back with a credit note, and is due again", async () => {
    paying.place.acquirer.instead = { capture: async () => "refused" };
    const { body } = await ask();
    await pay(body.payment_url);
    const failures = async () =>
      (await counter.shop.transactions())[0]!.trail.filter(({ failed }: Json) => failed).length;
    await expect.poll(failures).toBe(1);
    await look();
    await look();
    expect(await order(body)).toMatchObject({ items: [{ keep: 0 }], refunded: 8000 });
    expect([await due(), await money()]).toEqual([8000, [[0, 0, 0]]]);
    expect(await sums()).toEqual([
      ["R-2027-000001", 8000, "card"],
      ["C-2027-000001", 8000, "card"],
    ]);
  });

  it("is cancelled if staff release it at the payment service", async () => {
    const { body } = await ask();
    await payLink(counter.shop, body.payment_url);
    const [{ id: payment }] = (await counter.shop.transactions()) as [Json];
    await counter.shop.post(`/transactions/${payment}/voids`, { amount: 8000 });
    await look();
    expect(await order(body)).toMatchObject({ state: "cancelled", items: [{ keep: 0 }] });
    expect([await due(), await receipts()]).toEqual([8000, []]);
  });
});

describe("a refund of an order by link", () => {
  async function paid(): Promise<Json> {
    const tip = { kind: "tip", amount: 500, resource_id: counter.resourceIds[0] };
    const items = [{ kind: "appointment", appointment_id: id }, tip];
    const { body } = await counter.post("/orders", { payment: "link", items });
    await pay(body.payment_url);
    return body;
  }
  const refund = (order: Json, body: object) => counter.post(`/orders/${order.id}/refund`, body);

  it("without cancelling returns a part to the card and leaves nothing due", async () => {
    const { body } = await ask();
    await pay(body.payment_url);
    const again = { "idempotency-key": "goodwill" };
    const refundWhole = () =>
      counter.post(`/appointments/${id}/refund`, { amount: 1000, reason: "Late start" }, again);
    expect([(await refundWhole()).status, (await refundWhole()).status]).toEqual([200, 200]);
    await counter.settle();
    expect([await due(), await money()]).toEqual([0, [[8000, 1000, 0]]]);
    expect(await order(body)).toMatchObject({
      refunded: 1000,
      refunds: [{ payment: "link", amount: 1000 }],
    });
    expect(await sums()).toEqual([
      ["R-2027-000001", 8000, "card"],
      ["C-2027-000001", 1000, "card"],
    ]);
    const { client_id: client } = (await counter.get(`/appointments/${id}`)).body;
    const { spend, appointments } = (await counter.get(`/clients/${client}/history`)).body;
    expect([spend, appointments[0].paid]).toEqual([[{ currency: "EUR", amount: 7000 }], 7000]);
    const beyond = await counter.post(`/appointments/${id}/refund`, { amount: 7001 });
    expect(beyond.status).toBe(422);
  });

  it("goes to the card, in parts, each with a credit note", async () => {
    const body = await paid();
    const { status, body: first } = await refund(body, { to: "origin", amount: 3000 });
    expect([status, first]).toMatchObject([
      200,
      { refunded: 3000, refunds: [{ payment: "link", amount: 3000, user_id: counter.userId }] },
    ]);
    await counter.settle();
    expect([await due(), await money()]).toEqual([3000, [[8500, 3000, 0]]]);
    await refund(body, { to: "origin" });
    await counter.settle();
    expect(await money()).toEqual([[8500, 8500, 0]]);
    expect(await sums()).toEqual([
      ["R-2027-000001", 8500, "card"],
      ["C-2027-000001", 3000, "card"],
      ["C-2027-000002", 5500, "card"],
    ]);
    await look();
    expect(await receipts()).toHaveLength(3);
  });

  it("by hand leaves the payment at the card", async () => {
    const body = await paid();
    await refund(body, { to: "cash", amount: 1000 });
    await look();
    expect([await money(), await due()]).toEqual([[[8500, 0, 0]], 1000]);
    expect((await refund(body, {})).body.errors).toEqual({ to: ["must have a value"] });
  });

  it("at the payment service lowers the items, and is noted once", async () => {
    const body = await paid();
    const [{ id: payment }] = (await counter.shop.transactions()) as [Json];
    await refund(body, { to: "cash", amount: 1000 });
    await counter.shop.post(`/transactions/${payment}/refunds`, { amount: 2000 });
    await look();
    expect(await order(body)).toMatchObject({
      refunded: 3000,
      items: [{ keep: 5000 }, { keep: 500 }],
      refunds: [
        { payment: "cash", amount: 1000 },
        { payment: "link", amount: 2000, user_id: null },
      ],
    });
    await counter.shop.post(`/transactions/${payment}/refunds`, { amount: 6500 });
    await look();
    expect(await order(body)).toMatchObject({ refunded: 8500, items: [{ keep: 0 }, { keep: 0 }] });
    await look();
    expect((await receipts()).length).toBe(4);
  });
});
