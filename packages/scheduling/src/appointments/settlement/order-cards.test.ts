import { allPublished } from "@frontdesk/payments/test/outbox-entries";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { jane } from "../../../test/counter.ts";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { payLink } from "../../../test/payment-gateway.ts";
import type { Json } from "../../../test/studio.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
let id: number;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  counter = await makePayingCounter(paying, { service: { tax_rate: 25 } });
  id = await book({ balance: true });
});
afterEach(async () => {
  await allPublished(paying.place.payments.context.db);
  await counter.settle();
  const { findings } = await reconcile(paying.scheduling.context, { withPayments: true });
  expect(findings.filter(({ accountId }) => accountId === counter.accountId)).toEqual([]);
});
afterAll(() => paying.close());

/** A price of 50.00 with a deposit of 20.00. */
async function book(consents: object): Promise<number> {
  const { token } = (await counter.hold()).body;
  counter.later(0.1);
  const { body } = await counter.of(token).post("details", { ...jane, consents });
  await payLink(counter.shop, body.payment.url);
  await counter.of(token).post("paid");
  await counter.settle();
  return Number.parseInt(token, 36);
}

const charge = (fields: object = {}, more: object[] = []) =>
  counter.post("/orders", {
    payment: "card",
    items: [{ kind: "appointment", appointment_id: id, ...fields }, ...more],
  });
const order = async ({ id }: Json): Promise<Json> => (await counter.get(`/orders/${id}`)).body;
const statusNow = async (): Promise<Json> =>
  (await counter.get(`/appointments/${id}/standing`)).body;
const receipts = async () =>
  (await counter.get("/receipts")).body.map(({ number, total, payment }: Json) => [
    number,
    total,
    payment,
  ]);
const money = async () =>
  (await counter.shop.transactions()).map(({ successful, capturedAmount, refundedAmount }) => [
    successful,
    capturedAmount,
    refundedAmount,
  ]);
const deposit = [true, 2000, 0];

describe("an order by the card on file", () => {
  it("charges the rest once, with one receipt", async () => {
    expect((await statusNow()).card_on_file).toEqual({ last4: "0000", scheme: "visa", most: 3000 });
    const { status, body } = await charge();
    expect([status, body]).toMatchObject([
      201,
      { state: "charging", payment: "card", total: 3000, paid_at: null, failure: null },
    ]);
    expect(await statusNow()).toMatchObject({ balance: { due: 0 }, card_on_file: null });
    await counter.settle();
    expect(await order(body)).toMatchObject({ state: "paid", items: [{ keep: 3000 }] });
    expect(await money()).toEqual([[true, 3000, 0], deposit]);
    expect(await receipts()).toEqual([
      ["R-2027-000001", 2000, "card"],
      ["R-2027-000002", 3000, "card"],
    ]);
  });

  it("of two at once, one charges", async () => {
    const answers = await Promise.all([charge(), charge()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    await counter.settle();
    expect(await money()).toEqual([[true, 3000, 0], deposit]);
  });

  it("after a lost answer, charges once", async () => {
    const { body } = await charge();
    paying.way.losesAnswers = true;
    await counter.settle();
    paying.way.losesAnswers = false;
    expect((await order(body)).state).toBe("charging");
    counter.later(1);
    await counter.settle();
    expect((await order(body)).state).toBe("paid");
    expect(await money()).toEqual([[true, 3000, 0], deposit]);
  });

  it("fails with the reason of a decline, and the amount is due again", async () => {
    const authorize = async () => ({ approved: false as const, error: 7 as const });
    paying.place.acquirer.instead = { authorize };
    const { body } = await charge();
    await counter.settle();
    paying.place.acquirer.instead = {};
    expect(await order(body)).toMatchObject({
      state: "failed",
      failure: "Insufficient funds",
      items: [{ keep: 0 }],
    });
    expect(await statusNow()).toMatchObject({
      balance: { due: 3000 },
      card_on_file: { most: 3000 },
    });
    expect(await receipts()).toHaveLength(1);
    const again = await charge();
    await counter.settle();
    expect((await order(again.body)).state).toBe("paid");
  });

  it("refunds go to the card, with a credit note", async () => {
    const { body } = await charge();
    await counter.settle();
    const refund = await counter.post(`/orders/${body.id}/refund`, { to: "origin", amount: 1000 });
    expect(refund.body).toMatchObject({ refunded: 1000, refunds: [{ payment: "card" }] });
    await counter.settle();
    expect(await money()).toEqual([[true, 3000, 1000], deposit]);
    expect((await receipts()).at(-1)).toEqual(["C-2027-000001", 1000, "card"]);
    // The limit is spent.
    expect(await statusNow()).toMatchObject({ balance: { due: 1000 }, card_on_file: null });
  });
});

describe("a charge beyond the client's consent", () => {
  it("is refused above the limit, also with a tip", async () => {
    const reply = await charge({ amount: 3000 }, [{ kind: "tip", amount: 1 }]);
    expect([reply.status, reply.body]).toEqual([
      409,
      {
        error: "above_agreed",
        error_description: "The amount is above the 3000 that the card may be charged",
      },
    ]);
    expect((await charge({ amount: 3001 })).body.error).toBe("amount_changed");
    expect((await charge({ amount: 2500 }, [{ kind: "tip", amount: 500 }])).status).toBe(201);
  });

  it("is refused without consent", async () => {
    counter = await makePayingCounter(paying, { service: { no_show_fee: 3000 } });
    id = await book({ no_show_fee: true });
    expect((await statusNow()).card_on_file).toBeNull();
    const reply = await charge();
    expect([reply.status, reply.body]).toEqual([
      409,
      { error: "not_agreed", error_description: "The client did not agree to charges of the rest" },
    ]);
  });

  it("is refused for two appointments", async () => {
    counter = await makePayingCounter(paying, { resources: 2 });
    id = await book({ balance: true });
    const other = await book({ balance: true });
    const reply = await charge({}, [{ kind: "appointment", appointment_id: other }]);
    expect(reply.body).toEqual({
      error: "not_possible",
      error_description: "A card on file pays one appointment",
    });
  });

  it("leaves fees their own limit", async () => {
    counter = await makePayingCounter(paying, { service: { no_show_fee: 3000 } });
    id = await book({ no_show_fee: true, balance: true });
    paying.clock.now = new Date("2027-03-01T10:30:00Z");
    await counter.put(`/appointments/${id}`, { attendance: "no_show" });
    expect((await charge()).status).toBe(409);
    const fee = { reason: "no_show", amount: 1000 };
    expect((await counter.post(`/appointments/${id}/charge`, fee)).status).toBe(200);
    await counter.settle();
    expect(await money()).toEqual([[true, 1000, 0], deposit]);
  });
});
