import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { payLink } from "../../../test/payment-gateway.ts";
import { type Json, makeMember } from "../../../test/studio.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  counter = await makePayingCounter(paying, { service: { no_show_fee: 3000 } });
});
afterAll(() => paying.close());

const charge = (id: number, fields: object = {}) =>
  counter.post(`/appointments/${id}/charge`, { reason: "no_show", amount: 1000, ...fields });
const show = async (id: number): Promise<Json> => (await counter.get(`/appointments/${id}`)).body;
const fees = async (id: number): Promise<Json[]> =>
  (await show(id)).charges.filter(({ kind }: Json) => kind === "fee");

async function missed(): Promise<number> {
  const { id } = await counter.paid();
  paying.clock.now = new Date("2027-03-01T10:30:00Z");
  const { status } = await counter.put(`/appointments/${id}`, { attendance: "no_show" });
  expect(status).toBe(200);
  return id;
}

async function taken(): Promise<object[]> {
  const all = await counter.shop.transactions();
  return all
    .filter(({ recurring }) => recurring)
    .map(({ amount, capturedAmount, successful }) => ({ amount, capturedAmount, successful }));
}

function declineCards(isDeclined: boolean): void {
  const declined = { authorize: async () => ({ approved: false as const, error: 7 as const }) };
  paying.place.acquirer.instead = isDeclined ? declined : {};
}

describe("a fee", () => {
  it("charges once, captures, and appears with the appointment", async () => {
    const id = await missed();
    const reply = await charge(id);
    expect(reply.status).toBe(200);
    expect(reply.body.charges).toMatchObject([
      { kind: "deposit", amount: 2000, keep: 2000, captured: 2000, state: "settled" },
      { kind: "fee", reason: "no_show", amount: 1000, keep: null, captured: 0, state: "open" },
    ]);
    expect(reply.body.charges[1]).toMatchObject({ date: "2027-03-01", time: 630 });
    await counter.settle();
    expect(await taken()).toEqual([{ amount: 1000, capturedAmount: 1000, successful: true }]);
    expect(await fees(id)).toMatchObject([{ keep: 1000, captured: 1000, state: "settled" }]);
    const [listed] = (await counter.get("/appointments")).body;
    expect(listed.charges).toHaveLength(2);
    const again = await charge(id);
    expect([again.status, again.body.error]).toEqual([409, "already_charged"]);
  });

  it("the appointment shows its reason and maximum while it may apply", async () => {
    const { id } = await counter.paid();
    const due = async () => (await counter.get(`/appointments/${id}/standing`)).body.chargeable;
    expect(await due()).toBeNull();
    paying.clock.now = new Date("2027-03-01T10:30:00Z");
    await counter.put(`/appointments/${id}`, { attendance: "no_show" });
    const { reason, most } = await due();
    expect([reason, most]).toEqual(["no_show", 1000]);
    expect((await charge(id, { amount: most + 1 })).status).toBe(422);
    await charge(id, { amount: most });
    expect(await due()).toBeNull();
  });

  it("a repeated idempotency key charges once", async () => {
    const id = await missed();
    const body = { reason: "no_show", amount: 500 };
    const headers = { "idempotency-key": "no-show-1" };
    const call = () => counter.post(`/appointments/${id}/charge`, body, headers);
    const [one, other] = [await call(), await call()];
    expect([one.status, other.status, other.body]).toEqual([200, 200, one.body]);
    await counter.settle();
    expect(await taken()).toHaveLength(1);
  });

  it("charges once despite lost responses", async () => {
    const id = await missed();
    await charge(id);
    paying.way.losesAnswers = true;
    for (let count = 0; count < 3; count += 1) {
      await counter.settle();
      counter.later(60);
    }
    paying.way.losesAnswers = false;
    await counter.settle();
    expect(await taken()).toEqual([{ amount: 1000, capturedAmount: 1000, successful: true }]);
  });

  it("the search reads all payments once its idempotency key may have expired", async () => {
    const id = await missed();
    await charge(id);
    paying.way.losesAnswers = true;
    await counter.settle();
    paying.way.losesAnswers = false;
    // After two days the payment service forgets the key.
    await sql`delete from payments.idempotency`.execute(paying.place.payments.context.db);
    counter.later(3 * 24 * 60);
    await counter.settle();
    expect(await taken()).toEqual([{ amount: 1000, capturedAmount: 1000, successful: true }]);
    expect(await fees(id)).toMatchObject([{ state: "settled" }]);
  });

  it("expires after a day without a charge, and permits one more try", async () => {
    const id = await missed();
    await charge(id);
    paying.way.isAway = true;
    await counter.settle();
    paying.way.isAway = false;
    counter.later(25 * 60);
    await counter.settle();
    expect([await taken(), await fees(id)]).toMatchObject([
      [],
      [{ state: "declined", failure: "not answered", captured: 0 }],
    ]);
    expect((await charge(id)).status).toBe(200);
    await counter.settle();
    expect(await fees(id)).toMatchObject([{ state: "declined" }, { state: "settled" }]);
  });

  it("the outbox publishes a decline, and one more try may follow", async () => {
    const id = await missed();
    declineCards(true);
    await charge(id);
    await counter.settle();
    expect(await fees(id)).toMatchObject([{ state: "declined", captured: 0 }]);
    expect((await charge(id, { amount: 900 })).status).toBe(200);
    await counter.settle();
    const third = await charge(id, { amount: 100 });
    expect([third.status, third.body.error]).toEqual([409, "already_charged"]);
    declineCards(false);
    counter.later(60);
    await counter.settle();
    expect(await taken()).toMatchObject([{ successful: false }, { successful: false }]);
  });

  it("the audit log names the member for the request, and no actor for the outcome", async () => {
    const id = await missed();
    await charge(id);
    await counter.settle();
    const { body } = await counter.get("/audit?kind=appointment");
    const rows = body
      .filter(({ after }: Json) => after?.charges !== undefined)
      .map(({ user_id: userId, after }: Json) => ({
        userId,
        states: after.charges.map(({ state }: Json) => state),
      }));
    expect(rows).toEqual([
      { userId: counter.userId, states: ["settled", "open"] },
      { userId: null, states: ["settled", "settled"] },
    ]);
  });
});

describe("a refused fee", () => {
  const refusal = async (id: number, fields: object = {}) => {
    const { status, body } = await charge(id, fields);
    return [status, body.error, body.errors];
  };

  it("exceeds the agreed amount less the kept deposit", async () => {
    const id = await missed();
    const notice = { amount: ["must be at most 1000"] };
    expect(await refusal(id, { amount: 1001 })).toEqual([422, "unprocessable_entity", notice]);
    const nothing = [422, "unprocessable_entity", expect.anything()];
    expect(await refusal(id, { amount: 0 })).toEqual(nothing);
    expect(await refusal(id, { reason: "revenge" })).toEqual(nothing);
  });

  it("exceeds the agreed amount less the kept deposit and earlier payments", async () => {
    const { id } = await counter.paid();
    const items = [{ kind: "appointment", appointment_id: id, amount: 400 }];
    const { status, body: order } = await counter.post("/orders", { payment: "cash", items });
    expect(status).toBe(201);
    paying.clock.now = new Date("2027-03-01T10:30:00Z");
    await counter.put(`/appointments/${id}`, { attendance: "no_show" });
    const most = async () => (await counter.get(`/appointments/${id}/standing`)).body.chargeable;
    expect(await most()).toEqual({ reason: "no_show", most: 600 });
    const notice = { amount: ["must be at most 600"] };
    expect(await refusal(id, { amount: 601 })).toEqual([422, "unprocessable_entity", notice]);
    await counter.post(`/orders/${order.id}/refund`, { payment: "cash", amount: 100 });
    expect(await most()).toEqual({ reason: "no_show", most: 700 });
    expect((await charge(id, { amount: 700 })).status).toBe(200);
  });

  it.each([
    [500, 1500],
    [2000, 3000],
  ])("after a refund of %i of the deposit: exceeds %i", async (refunded, most) => {
    const { id } = await counter.paid();
    const [{ id: transactionId }] = await counter.shop.transactions();
    await counter.shop.post(`/transactions/${transactionId}/refunds`, { amount: refunded });
    await sql`update scheduling.charges set due_at = ${paying.clock.now}
      where account_id = ${counter.accountId}`.execute(paying.scheduling.context.db);
    await counter.settle();
    paying.clock.now = new Date("2027-03-01T10:30:00Z");
    await counter.put(`/appointments/${id}`, { attendance: "no_show" });
    const notice = { amount: [`must be at most ${most}`] };
    expect(await refusal(id, { amount: most + 1 })).toEqual([422, "unprocessable_entity", notice]);
    const response = await counter.get(`/appointments/${id}/standing`);
    expect(response.body.chargeable).toEqual({ reason: "no_show", most });
    expect((await charge(id, { amount: most })).status).toBe(200);
    await counter.settle();
    expect(await taken()).toMatchObject([{ capturedAmount: most }]);
  });

  it("after a dispute of the deposit: exceeds the same amount", async () => {
    const id = await missed();
    const [{ id: transactionId }] = await counter.shop.transactions();
    await counter.shop.post("/disputes", { transactionId, amount: 2000 });
    await sql`update scheduling.charges set due_at = ${paying.clock.now}
      where account_id = ${counter.accountId}`.execute(paying.scheduling.context.db);
    await counter.settle();
    const [deposit] = (await show(id)).charges;
    expect(deposit).toMatchObject({ captured: 2000, disputed: 2000 });
    const errors = { amount: ["must be at most 1000"] };
    expect(await refusal(id, { amount: 1001 })).toEqual([422, "unprocessable_entity", errors]);
  });

  it("before the start, after attendance, or after a timely cancellation", async () => {
    const { id, token } = await counter.paid();
    const other = [409, "not_possible", undefined];
    expect(await refusal(id)).toEqual(other);
    await counter.of(token).post("cancel", { expected_refund: 2000 });
    expect(await refusal(id, { reason: "late_cancel" })).toEqual(other);
    expect(await refusal(id)).toEqual(other);
  });

  it("no agreed fee, so no kept card", async () => {
    counter = await makePayingCounter(paying);
    const id = await missed();
    expect(await refusal(id)).toEqual([409, "no_card", undefined]);
  });

  it("no payment exists, as staff made the appointment", async () => {
    const client = (await counter.post("/clients", { name: "Jane" })).body.id;
    const created = { client_id: client, service_id: Number(counter.serviceId) };
    const starts_at = "2027-03-01T10:00:00Z";
    const { id } = (await counter.post("/appointments", { ...created, starts_at })).body;
    paying.clock.now = new Date("2027-03-01T10:30:00Z");
    await counter.put(`/appointments/${id}`, { attendance: "no_show" });
    expect(await refusal(id)).toEqual([409, "no_card", undefined]);
  });

  it("the customer did not agree to later charges at the payment", async () => {
    const { id } = await counter.paid();
    await sql`update payments.transactions set agreement = null
      where merchant_id = ${counter.shop.merchantId}`.execute(paying.place.payments.context.db);
    paying.clock.now = new Date("2027-03-01T10:30:00Z");
    await counter.put(`/appointments/${id}`, { attendance: "no_show" });
    await charge(id);
    await counter.settle();
    expect(await fees(id)).toMatchObject([{ state: "declined", failure: "not agreed to" }]);
    expect(await taken()).toEqual([]);
  });

  it("the merchant may no longer charge", async () => {
    const id = await missed();
    await sql`update scheduling.connections set status = 'broken'
      where account_id = ${counter.accountId}`.execute(paying.scheduling.context.db);
    expect(await refusal(id)).toEqual([503, "payments_unavailable", undefined]);
  });

  it("a member may only read, or the appointment is missing", async () => {
    const id = await missed();
    const rights = { bookings: "view" } as const;
    const other = await makeMember(paying.scheduling, counter, { permissions: "custom", rights });
    const body = { reason: "no_show", amount: 1 };
    expect((await other.post(`/appointments/${id}/charge`, body)).status).toBe(403);
    expect((await charge(id + 1_000)).status).toBe(404);
  });
});

it("a late cancellation costs the agreed fee less the kept deposit", async () => {
  const { token, url } = await counter.sent();
  await payLink(counter.shop, url);
  await counter.of(token).post("paid");
  await counter.settle();
  paying.clock.now = new Date("2027-02-28T12:00:00Z");
  await counter.of(token).post("cancel", { expected_refund: 1000 });
  const id = Number.parseInt(token, 36);
  expect((await charge(id, { reason: "late_cancel", amount: 2001 })).status).toBe(422);
  expect((await charge(id, { reason: "late_cancel", amount: 2000 })).status).toBe(200);
  await counter.settle();
  expect(await taken()).toEqual([{ amount: 2000, capturedAmount: 2000, successful: true }]);
  expect((await counter.read(token)).payment).toMatchObject({ refunded: 1000, amount: 2000 });
});
