import { onPostgres } from "@frontdesk/database/testing";
import { createTransport } from "@frontdesk/rest";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, jane, makeCounter } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import {
  connect,
  type GatewayShop,
  makeGatewayShop,
  makePaymentInstallation,
  type PaymentInstallation,
  payLink,
  poorCard,
  withDeposit,
} from "../../../test/payment-gateway.ts";
import type { Json } from "../../../test/studio.ts";
import { findOnce } from "./find.ts";

let now = new Date("2027-02-20T09:00:00Z");
let paymentInstallation: PaymentInstallation;
let scheduling: TestScheduling;
let counter: Counter;
let shop: GatewayShop;
let isAway = false;
let losesAnswers = false;
beforeAll(async () => {
  paymentInstallation = await makePaymentInstallation();
  const own = createTransport({ proxy: false });
  scheduling = await startTestScheduling({
    settings: { paymentsAt: paymentInstallation.url },
    now: () => now,
    gatewayTransport: async (request, limits) => {
      if (isAway) throw new Error("away");
      const answer = await own(request, limits);
      if (losesAnswers && request.method === "POST") throw new Error("lost");
      return answer;
    },
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

async function sent(fields: object = {}): Promise<{ token: string; url: string }> {
  const held = await counter.hold(fields);
  later(0.1);
  const { token } = held.body;
  const answer = await counter.of(token).post("details", jane);
  expect([answer.status, answer.body.payment?.state]).toEqual([200, "open"]);
  return { token, url: answer.body.payment.url };
}

const read = async (token: string): Promise<Json> => (await counter.of(token).get()).body;
const settle = () => scheduling.money.settling.drain();

async function money(): Promise<object[]> {
  const all = await shop.transactions();
  return all
    .filter(({ successful }) => successful)
    .map((one) => ({
      captured: one.capturedAmount,
      refunded: one.refundedAmount,
      pending: one.pendingAmount,
    }));
}

async function noticesOf(kind: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from scheduling.notices
    where account_id = ${counter.accountId} and kind = ${kind}`.execute(scheduling.context.db);
  return rows[0]!.count;
}

const taken = { captured: 2000, refunded: 0, pending: 0 };
const voided = { captured: 0, refunded: 0, pending: 0 };

describe("a deposit", () => {
  it("authorizes, confirms the appointment, and only then captures", async () => {
    const { token, url } = await sent();
    await payLink(shop, url);
    expect(await money()).toEqual([{ captured: 0, refunded: 0, pending: 2000 }]);
    const { body } = await counter.of(token).post("paid");
    expect(body).toMatchObject({
      state: "confirmed",
      payment: { state: "reserved", amount: 2000, currency: "EUR", refunded: 0, url: null },
    });
    await settle();
    expect(await money()).toEqual([taken]);
    expect((await read(token)).payment).toMatchObject({ state: "paid" });
  });

  it("needs no return of the customer: the sweep alone finds it", async () => {
    const first = await sent();
    await payLink(shop, first.url);
    later(0.2);
    await findOnce(scheduling.context);
    expect((await read(first.token)).state).toBe("confirmed");
    const second = await sent({ starts_at: "2027-03-01T11:00:00Z" });
    await sql`update scheduling.deposits set due_at = null
      where account_id = ${counter.accountId}`.execute(scheduling.context.db);
    await payLink(shop, second.url);
    later(6);
    await findOnce(scheduling.context);
    expect((await read(second.token)).state).toBe("confirmed");
  });

  it("a decline charges nothing and permits a retry", async () => {
    const { token, url } = await sent();
    await expect(payLink(shop, url, { card: poorCard })).rejects.toThrow("FUNDS");
    expect((await counter.of(token).post("paid")).body).toMatchObject({
      state: "held",
      payment: { state: "open", url },
    });
    await payLink(shop, url);
    expect((await counter.of(token).post("paid")).body.state).toBe("confirmed");
    await settle();
    expect(await money()).toEqual([taken]);
  });

  it("repeated customer details request it once", async () => {
    const { token, url } = await sent();
    later(0.1);
    const again = await counter.of(token).post("details", jane);
    expect(again.body.payment.url).toBe(url);
  });

  it("an abandoned payment blocks no new hold of its customer", async () => {
    const { token } = await sent();
    const other = await counter.hold({ replaces: token });
    expect(other.status).toBe(201);
  });

  it("booking again does not avoid it", async () => {
    const first = await sent();
    await payLink(shop, first.url);
    await counter.of(first.token).post("paid");
    const second = await sent({ starts_at: "2027-03-01T11:00:00Z" });
    expect((await counter.of(second.token).post("paid")).body.state).toBe("held");
  });

  it("cancelling refunds it by the stated terms, and the kept part only falls", async () => {
    const { token, url } = await sent();
    await payLink(shop, url);
    await counter.of(token).post("paid");
    await settle();
    now = new Date("2027-02-28T12:00:00Z");
    expect((await read(token)).refund_now).toEqual({ percent: 50, amount: 1000 });
    const changed = await counter.of(token).post("cancel", { expected_refund: 2000 });
    expect([changed.status, changed.body.error]).toEqual([409, "refund_changed"]);
    const { body } = await counter.of(token).post("cancel", { expected_refund: 1000 });
    expect(body).toMatchObject({ state: "cancelled", payment: { refunded: 1000 } });
    await settle();
    expect(await money()).toEqual([{ captured: 2000, refunded: 1000, pending: 0 }]);
  });

  it("a cancellation before the capture voids it", async () => {
    const { token, url } = await sent();
    await payLink(shop, url);
    await counter.of(token).post("paid");
    await counter.of(token).post("cancel", { expected_refund: 2000 });
    await settle();
    expect(await money()).toEqual([voided]);
    expect((await read(token)).payment.state).toBe("void");
  });

  it("is not charged again for a reschedule", async () => {
    const { token, url } = await sent();
    await payLink(shop, url);
    await counter.of(token).post("paid");
    await settle();
    const response = await counter
      .of(token)
      .post("reschedule", { starts_at: "2027-03-02T10:00:00Z" });
    expect(response.body).toMatchObject({ state: "confirmed", payment: { state: "paid" } });
    await settle();
    expect(await money()).toEqual([taken]);
  });

  it("one of two late payers gets the slot, the other pays nothing", async () => {
    const first = await sent();
    later(16);
    await findOnce(scheduling.context);
    expect((await read(first.token)).state).toBe("expired");
    const second = await sent();
    await payLink(shop, first.url);
    await payLink(shop, second.url);
    await Promise.all([first, second].map(({ token }) => counter.of(token).post("paid")));
    expect([(await read(first.token)).state, (await read(second.token)).state]).toEqual([
      "expired",
      "confirmed",
    ]);
    await settle();
    expect(await money()).toEqual([taken, voided]);
    expect(await noticesOf("payment_lost")).toBe(1);
  });

  it("a late payer gets a slot still free within half an hour", async () => {
    const { token, url } = await sent();
    later(16);
    await findOnce(scheduling.context);
    await payLink(shop, url);
    expect((await counter.of(token).post("paid")).body.state).toBe("confirmed");
    const other = await sent({ starts_at: "2027-03-01T11:00:00Z" });
    later(16);
    await findOnce(scheduling.context);
    later(31);
    await payLink(shop, other.url);
    expect((await counter.of(other.token).post("paid")).body.state).toBe("expired");
    await settle();
    expect(await money()).toEqual([voided, taken]);
  });

  it("a release of the hold returns it in full", async () => {
    const { token, url } = await sent();
    await counter.of(token).release();
    await payLink(shop, url);
    expect((await counter.of(token).post("paid")).body.state).toBe("expired");
    await settle();
    expect([await money(), await noticesOf("payment_lost")]).toEqual([[voided], 0]);
  });

  it("is not requested while the payment service is down, and authorizations wait", async () => {
    const { token, url } = await sent();
    await payLink(shop, url);
    isAway = true;
    const { token: other } = (await counter.hold({ starts_at: "2027-03-01T11:00:00Z" })).body;
    later(0.1);
    const response = await counter.of(other).post("details", jane);
    expect([response.status, response.body.error]).toEqual([503, "payments_unavailable"]);
    expect((await counter.of(token).post("paid")).body.state).toBe("held");
    isAway = false;
    expect((await counter.of(token).post("paid")).body.state).toBe("confirmed");
    isAway = true;
    await scheduling.money.settling.drain();
    expect(await money()).toEqual([{ captured: 0, refunded: 0, pending: 2000 }]);
    isAway = false;
    later(1);
    await settle();
    expect(await money()).toEqual([taken]);
  });

  it("captures once despite lost responses", async () => {
    const { token, url } = await sent();
    await payLink(shop, url);
    await counter.of(token).post("paid");
    losesAnswers = true;
    await settle();
    losesAnswers = false;
    later(1);
    await settle();
    expect(await money()).toEqual([taken]);
    const { trail } = (await shop.transactions())[0];
    expect(trail).toHaveLength(1);
  });

  it("keeps one of a hundred late payments for a slot and voids the others", async () => {
    const payers: { token: string; url: string }[] = [];
    for (let count = 0; count < few; count += 1) {
      payers.push(await sent());
      later(0.1);
      await sql`update scheduling.appointments set held_until = ${now}
        where account_id = ${counter.accountId} and state = 'held'`.execute(scheduling.context.db);
      await findOnce(scheduling.context);
    }
    await Promise.all(payers.map(({ url }) => payLink(shop, url)));
    const looks = payers.map(({ token }) => counter.of(token).post("paid"));
    await Promise.all([...looks, ...looks.map(() => findOnce(scheduling.context))]);
    later(6);
    await findOnce(scheduling.context);
    await settle();
    const states = await Promise.all(payers.map(async ({ token }) => (await read(token)).state));
    expect(states.filter((state) => state === "confirmed")).toHaveLength(1);
    expect(states.filter((state) => state === "expired")).toHaveLength(few - 1);
    const came = await money();
    expect(came.filter((one) => JSON.stringify(one) === JSON.stringify(taken))).toHaveLength(1);
    expect(came.filter((one) => JSON.stringify(one) === JSON.stringify(voided))).toHaveLength(
      few - 1,
    );
    expect(await noticesOf("payment_lost")).toBe(few - 1);
  });
});

const few = onPostgres ? 100 : 6;
