import { allPublished } from "@frontdesk/payments/test/outbox-entries";
import { partOf } from "@frontdesk/people/test/read-mail";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailsTo } from "../../../test/mailbox.ts";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { payLink } from "../../../test/payment-gateway.ts";
import type { Json } from "../../../test/studio.ts";
import { findOnce } from "./find.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  counter = await makePayingCounter(paying);
});
afterAll(() => paying.close());

const payment = async (): Promise<Json> => (await counter.shop.transactions())[0];
const show = async (id: number): Promise<Json> => (await counter.get(`/appointments/${id}`)).body;

async function reject(count: number): Promise<void> {
  const failures = async () => (await payment()).trail.filter(({ failed }: Json) => failed).length;
  await expect.poll(failures).toBe(count);
}

async function advance(): Promise<void> {
  const steps = async () => (await payment()).trail.length;
  const before = await steps();
  const after = async () => {
    counter.later(61);
    await counter.settle();
    return await steps();
  };
  await expect.poll(after).toBe(before + 1);
}

async function poll(): Promise<void> {
  await allPublished(paying.place.payments.context.db);
  counter.later(6);
  await findOnce(paying.scheduling.context);
  await counter.settle();
}

async function mailsToStaff(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from scheduling.notices
    where account_id = ${counter.accountId} and kind = 'staff_attention'
    `.execute(paying.scheduling.context.db);
  return rows[0]!.count;
}

async function dueInMinutes(): Promise<number> {
  const { rows } = await sql<{ due_at: Date }>`select due_at from scheduling.charges
    where account_id = ${counter.accountId}`.execute(paying.scheduling.context.db);
  return (rows[0]!.due_at.getTime() - paying.clock.now.getTime()) / 60_000;
}

describe("operations refused repeatedly by the bank", () => {
  it("refunds: need attention, back off, and succeed in the end", async () => {
    const { token, id } = await counter.paid();
    await poll();
    await counter.of(token).post("cancel", { expected_refund: 2000 });
    const { acquirer } = paying.place;
    acquirer.instead = { refund: async () => "refused" };
    await counter.settle();
    await reject(1);
    await poll();
    await reject(2);
    await poll();
    expect(await show(id)).toMatchObject({
      attention: "payment",
      charges: [{ state: "failing", failure: "refund refused" }],
    });
    expect(await mailsToStaff()).toBe(1);
    for (let count = 3; count < 14; count += 1) {
      await reject(count);
      await advance();
    }
    expect([await dueInMinutes(), await mailsToStaff()]).toEqual([expect.any(Number), 1]);
    expect(await dueInMinutes()).toBeGreaterThanOrEqual(30);
    await reject(14);
    // The bank's event does not shorten the backoff.
    await poll();
    expect((await payment()).trail.filter(({ failed }: Json) => failed)).toHaveLength(14);
    acquirer.instead = {};
    counter.later(61);
    await counter.settle();
    counter.later(61);
    await counter.settle();
    expect(await payment()).toMatchObject({ refundedAmount: 2000 });
    expect(await show(id)).toMatchObject({ attention: null, charges: [{ state: "settled" }] });
  });

  it("voids: need attention", async () => {
    const { token, url } = await counter.sent();
    await counter.of(token).release();
    const { acquirer } = paying.place;
    acquirer.instead = { void: async () => "refused" };
    await payLink(counter.shop, url);
    await findOnce(paying.scheduling.context);
    for (let count = 1; count < 3; count += 1) {
      await poll();
      await reject(count);
    }
    await poll();
    acquirer.instead = {};
    const id = Number.parseInt(token, 36);
    expect([(await show(id)).attention, await mailsToStaff()]).toEqual(["payment", 1]);
  });
});

describe("a deposit that the bank never pays", () => {
  const email = () => `unpaid${counter.accountId}@example.com`;
  const start = new Date("2027-03-01T10:30:00Z");

  async function confirmed(): Promise<{ token: string; id: number }> {
    counter = await makePayingCounter(paying, { service: { no_show_fee: 3000 } });
    paying.place.acquirer.instead = { capture: async () => "refused" };
    const { token } = (await counter.hold()).body;
    counter.later(0.1);
    const details = { name: "Jane", email: email(), consents: { no_show_fee: true } };
    const { body } = await counter.of(token).post("details", details);
    await payLink(counter.shop, body.payment.url);
    await counter.of(token).post("paid");
    await counter.settle();
    await reject(1);
    await poll();
    paying.place.acquirer.instead = {};
    const id = Number.parseInt(token, 36);
    expect((await show(id)).charges).toMatchObject([{ captured: 0, failure: "refused" }]);
    return { token, id };
  }

  const texts = async (count: number): Promise<string[]> =>
    (await mailsTo(paying.scheduling, email(), count)).map(
      (mail) => partOf(mail, "text/plain").content,
    );

  it("does not lower the fee, and no mail calls it kept", async () => {
    const { id } = await confirmed();
    await texts(1);
    paying.clock.now = start;
    await counter.put(`/appointments/${id}`, { attendance: "no_show" });
    const fee = { reason: "no_show", amount: 3000 };
    expect((await counter.post(`/appointments/${id}/charge`, fee)).status).toBe(200);
    await poll();
    const [, charged] = await texts(2);
    expect(charged).toContain("€30.00");
    expect(charged).not.toContain("€20.00");
  });

  it("counts again if staff capture it after the fee", async () => {
    const { id } = await confirmed();
    paying.clock.now = start;
    await counter.put(`/appointments/${id}`, { attendance: "no_show" });
    await counter.post(`/appointments/${id}/charge`, { reason: "no_show", amount: 3000 });
    await poll();
    const deposit = (await counter.shop.transactions()).find(({ recurring }) => !recurring);
    await counter.shop.post(`/transactions/${deposit.id}/captures`, { amount: 2000 });
    counter.later(61);
    await counter.settle();
    await counter.settle();
    expect((await show(id)).charges).toMatchObject([
      { kind: "deposit", captured: 2000, refunded: 0 },
      { kind: "fee", captured: 3000, refunded: 2000 },
    ]);
  });

  it("is not kept on the page or in the mail of a late cancellation", async () => {
    const { token } = await confirmed();
    const { payment: unpaid } = await counter.read(token);
    expect(unpaid).toMatchObject({ state: "failed", kept: 0, refunded: 0, released: 0 });
    await texts(1);
    paying.clock.now = new Date("2027-02-28T12:00:00Z");
    await counter.of(token).post("cancel", { expected_refund: 1000 });
    const [, cancelled] = await texts(2);
    expect(cancelled).not.toMatch(/€10\.00|€20\.00/);
    await counter.settle();
    expect(await payment()).toMatchObject({ pendingAmount: 1000, voidedAmount: 1000 });
  });
});
