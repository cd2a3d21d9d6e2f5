import { allPublished } from "@frontdesk/payments/test/outbox-entries";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
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
