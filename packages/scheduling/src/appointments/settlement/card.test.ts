import { partOf } from "@frontdesk/people/test/read-mail";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { tenOClock } from "../../../test/counter.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { payLink, payUnbound, poorCard, withFee } from "../../../test/payment-gateway.ts";
import type { Json } from "../../../test/studio.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";
import { findOnce } from "./find.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  counter = await makePayingCounter(paying, { service: withFee });
});
afterAll(() => paying.close());

const idIn = (token: string) => Number.parseInt(token, 36);
const looked = async (token: string): Promise<Json> => (await counter.of(token).post("paid")).body;
const chargesOf = async (token: string): Promise<Json[]> =>
  (await counter.get(`/appointments/${idIn(token)}`)).body.charges;

const payments = async (): Promise<object[]> =>
  (await counter.shop.transactions()).map(({ amount, capturedAmount, successful }) => ({
    amount,
    captured: capturedAmount,
    successful,
  }));
const kept = { amount: 0, captured: 0, successful: true };

async function noticesOf(kind: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from scheduling.notices
    where account_id = ${counter.accountId} and kind = ${kind}`.execute(
    paying.scheduling.context.db,
  );
  return rows[0]!.count;
}

describe("a card kept for a fee, without a deposit", () => {
  it("the payment page takes it and confirms the appointment", async () => {
    const { token, url } = await counter.sent();
    const labels = new URL(url).searchParams;
    expect([labels.get("verify"), labels.get("value"), labels.get("capture")]).toEqual([
      "y",
      null,
      "n",
    ]);
    const held = await counter.read(token);
    expect([held.state, held.payment]).toEqual([
      "held",
      { state: "open", amount: 0, refunded: 0, released: 0, currency: "EUR", kept: 0, url },
    ]);
    await payLink(counter.shop, url);
    const payment = {
      state: "card_kept",
      amount: 0,
      refunded: 0,
      released: 0,
      currency: "EUR",
      url: null,
    };
    expect(await looked(token)).toMatchObject({ state: "confirmed", payment });
    await counter.settle();
    expect(await payments()).toEqual([kept]);
    expect(await chargesOf(token)).toMatchObject([
      { kind: "deposit", amount: 0, keep: 0, captured: 0, state: "settled" },
    ]);
    const { findings } = await reconcile(paying.scheduling.context, { withPayments: true });
    expect(findings.filter(({ accountId }) => accountId === counter.accountId)).toEqual([]);
  });

  it("the confirmation mail states the card and the highest charge", async () => {
    const email = `card${counter.accountId}@example.com`;
    const { token } = (await counter.hold()).body;
    counter.later(0.1);
    const details = { name: "Jane", email, consents: { no_show_fee: true } };
    const { body } = await counter.of(token).post("details", details);
    await payLink(counter.shop, body.payment.url);
    expect((await looked(token)).state).toBe("confirmed");
    const [mail] = await mailsTo(paying.scheduling, email, 1);
    const { content } = partOf(mail!, "text/plain");
    expect(content).toContain(
      "Your card is kept. If you do not come or cancel late, up to €30.00 may be charged.",
    );
    expect(content).not.toContain("Deposit:");
  });

  it("a member charges it for a no-show", async () => {
    const { token, id } = await counter.paid();
    paying.clock.now = new Date("2027-03-01T10:30:00Z");
    await counter.put(`/appointments/${id}`, { attendance: "no_show" });
    const charge = (amount: number) =>
      counter.post(`/appointments/${id}/charge`, { reason: "no_show", amount });
    expect((await charge(3001)).body.errors).toEqual({ amount: ["must be at most 3000"] });
    expect((await charge(3000)).status).toBe(200);
    await counter.settle();
    expect(await payments()).toEqual([{ amount: 3000, captured: 3000, successful: true }, kept]);
    expect(await chargesOf(token)).toMatchObject([
      { kind: "deposit", state: "settled" },
      { kind: "fee", keep: 3000, captured: 3000, state: "settled" },
    ]);
  });

  it("a request for approval keeps it until the decision", async () => {
    const service = { ...withFee, approval: "required" };
    counter = await makePayingCounter(paying, { service });
    const { token, id } = await counter.paid();
    expect(await counter.read(token)).toMatchObject({
      state: "requested",
      payment: { state: "card_kept" },
    });
    expect(await chargesOf(token)).toMatchObject([{ keep: 0, state: "settled" }]);
    expect((await counter.post(`/appointments/${id}/decline`)).status).toBe(200);
    await counter.settle();
    const declined = await counter.read(token);
    expect([declined.state, declined.payment.state]).toEqual(["declined", "void"]);
    expect(await payments()).toEqual([kept]);
  });

  it("the customer can retry after a decline", async () => {
    const { token, url } = await counter.sent();
    await expect(payLink(counter.shop, url, { card: poorCard })).rejects.toThrow();
    expect(await looked(token)).toMatchObject({ state: "held", payment: { state: "open" } });
    await payLink(counter.shop, url);
    expect((await looked(token)).state).toBe("confirmed");
    expect(await payments()).toEqual([kept, { ...kept, successful: false }]);
  });

  it("the sweep finds it without the customer's return", async () => {
    const { token, url } = await counter.sent();
    await payLink(counter.shop, url);
    counter.later(1);
    await findOnce(paying.scheduling.context);
    expect((await counter.read(token)).state).toBe("confirmed");
  });
});

describe("a card kept after the deadline", () => {
  it("still gets a free slot", async () => {
    const { token, url } = await counter.sent();
    await payLink(counter.shop, url);
    paying.way.isAway = true;
    counter.later(20);
    await findOnce(paying.scheduling.context);
    expect((await counter.read(token)).state).toBe("expired");
    paying.way.isAway = false;
    expect((await looked(token)).state).toBe("confirmed");
  });

  it("gets no slot of another customer, and permits no charge", async () => {
    const { token, url } = await counter.sent();
    paying.way.isAway = true;
    counter.later(20);
    await findOnce(paying.scheduling.context);
    paying.way.isAway = false;
    expect((await counter.hold()).status).toBe(201);
    await payLink(counter.shop, url);
    const lost = await looked(token);
    expect([lost.state, lost.payment.state]).toEqual(["expired", "void"]);
    expect(await noticesOf("payment_lost")).toBe(1);
    await counter.settle();
    expect(await chargesOf(token)).toMatchObject([{ keep: 0, state: "settled" }]);
  });

  it("gets no slot after the customer released it", async () => {
    const { token, url } = await counter.sent();
    expect((await counter.of(token).release()).status).toBe(204);
    await payLink(counter.shop, url);
    const lost = await looked(token);
    expect([lost.state, lost.payment.state]).toEqual(["expired", "void"]);
    expect(await noticesOf("payment_lost")).toBe(0);
  });
});

describe("payments that do not match the request for a card", () => {
  it("another amount: refunded", async () => {
    const { token, url } = await counter.sent();
    await payUnbound(counter.shop, url, { amount: 100 });
    expect((await looked(token)).state).toBe("held");
    await counter.settle();
    const voided = { amount: 100, captured: 0, successful: true };
    expect(await payments()).toEqual([voided]);
    expect((await counter.read(token)).payment).toMatchObject({ state: "open", url });
    await payLink(counter.shop, url);
    expect(await looked(token)).toMatchObject({
      state: "confirmed",
      payment: { state: "card_kept" },
    });
    paying.clock.now = new Date("2027-03-01T10:30:00Z");
    await counter.put(`/appointments/${idIn(token)}`, { attendance: "no_show" });
    await counter.post(`/appointments/${idIn(token)}/charge`, { reason: "no_show", amount: 500 });
    await counter.settle();
    expect(await payments()).toMatchObject([{ amount: 500, captured: 500 }, kept, voided]);
  });

  it("no agreement: the fee stays required", async () => {
    const { token, url } = await counter.sent();
    await payUnbound(counter.shop, url);
    expect(await looked(token)).toMatchObject({ state: "held", payment: { state: "void" } });
    await payLink(counter.shop, url);
    expect((await looked(token)).state).toBe("confirmed");
    paying.clock.now = new Date("2027-03-01T10:30:00Z");
    await counter.put(`/appointments/${idIn(token)}`, { attendance: "no_show" });
    const fee = { reason: "no_show", amount: 3000 };
    expect((await counter.post(`/appointments/${idIn(token)}/charge`, fee)).status).toBe(200);
    await counter.settle();
    expect(await payments()).toEqual([
      { amount: 3000, captured: 3000, successful: true },
      kept,
      kept,
    ]);
  });

  it("no consent to keep the card", async () => {
    const { token, url } = await counter.sent();
    await payLink(counter.shop, url);
    await sql`update payments.transactions set agreement = null
      where merchant_id = ${counter.shop.merchantId}`.execute(paying.place.payments.context.db);
    expect((await looked(token)).state).toBe("held");
  });
});

it("a booking needs a merchant able to charge the card", async () => {
  const held = await counter.hold({ starts_at: tenOClock });
  await counter.delete("/merchant");
  counter.later(1);
  const jane = { name: "Jane Doe", email: "jane@example.com", consents: { no_show_fee: true } };
  const { status, body } = await counter.of(held.body.token).post("details", jane);
  expect([status, body.error]).toEqual([503, "payments_unavailable"]);
  const other = await counter.hold({ starts_at: "2027-03-01T14:00:00Z" });
  expect([other.status, other.body.error]).toEqual([503, "payments_unavailable"]);
});
