import { atomically } from "@frontdesk/database/atomically";
import { onPostgres } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { payLink } from "../../../test/payment-gateway.ts";
import type { Json } from "../../../test/studio.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  counter = await makePayingCounter(paying);
});
afterAll(() => paying.close());

async function confirmed(card?: string): Promise<{ token: string; id: number }> {
  const { token, url } = await counter.sent();
  await payLink(counter.shop, url, card === undefined ? {} : { card });
  await counter.of(token).post("paid");
  return { token, id: Number.parseInt(token, 36) };
}

/** The bank refuses to capture the deposit. */
async function confirmedWithoutCapture(): Promise<{ token: string; id: number }> {
  const appointment = await confirmed("4100000000004001");
  await counter.settle();
  const reject = async () => (await counter.shop.transactions())[0]!.capturedAmount;
  await expect.poll(reject).toBe(0);
  await sql`update scheduling.charges set due_at = ${paying.clock.now}
    where account_id = ${counter.accountId}`.execute(paying.scheduling.context.db);
  await counter.settle();
  return appointment;
}

async function dueIn(): Promise<number | null> {
  const { rows } = await sql<{ due_at: Date | null }>`
    select due_at from scheduling.charges where account_id = ${counter.accountId}
    `.execute(paying.scheduling.context.db);
  const due = rows[0]!.due_at;
  return due && (due.getTime() - paying.clock.now.getTime()) / 1000;
}

async function mailsToStaff(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from scheduling.notices
    where account_id = ${counter.accountId} and kind = 'staff_attention'
    `.execute(paying.scheduling.context.db);
  return rows[0]!.count;
}

const show = async (id: number): Promise<Json> => (await counter.get(`/appointments/${id}`)).body;
const settleIn = async (minutes: number) => {
  counter.later(minutes);
  await counter.settle();
};

describe("an unreachable payment service", () => {
  it("causes retries after five seconds, later hourly at most", async () => {
    await confirmed();
    paying.way.isAway = true;
    await counter.settle();
    expect(await dueIn()).toBeGreaterThanOrEqual(2.5);
    expect(await dueIn()).toBeLessThanOrEqual(5);
    for (let count = 0; count < 14; count += 1) await settleIn(60);
    expect(await dueIn()).toBeGreaterThanOrEqual(1_800);
    expect(await dueIn()).toBeLessThanOrEqual(3_600);
  });

  it("needs attention once after an hour, and none after all charges settle", async () => {
    const { id } = await confirmed();
    paying.way.isAway = true;
    await counter.settle();
    await settleIn(59);
    expect([(await show(id)).attention, await mailsToStaff()]).toEqual([null, 0]);
    await settleIn(61);
    await settleIn(61);
    expect([(await show(id)).attention, await mailsToStaff()]).toEqual(["payment", 1]);
    paying.way.isAway = false;
    await settleIn(61);
    expect(await show(id)).toMatchObject({ attention: null, charges: [{ state: "settled" }] });
  });

  it("ends the retries after thirty days", async () => {
    const { id } = await confirmed();
    paying.way.isAway = true;
    await counter.settle();
    await settleIn(29 * 24 * 60);
    expect(await dueIn()).not.toBeNull();
    await settleIn(2 * 24 * 60);
    expect(await dueIn()).toBeNull();
    expect(await show(id)).toMatchObject({ attention: "payment", charges: [{ state: "failing" }] });
  });
});

describe("captures: a permanent refusal", () => {
  it("needs attention at once", async () => {
    const { id } = await confirmedWithoutCapture();
    expect([(await show(id)).attention, await mailsToStaff()]).toEqual(["payment", 1]);
    expect(await dueIn()).toBe(3_600);
  });

  it.each([
    ["keeps half the deposit", 1000, "payment"],
    ["keeps nothing", 2000, null],
  ])("still needs attention after a cancellation that %s", async (_, refund, attention) => {
    const { id, token } = await confirmedWithoutCapture();
    const { clock } = paying;
    const { now } = clock;
    if (refund === 1000) clock.now = new Date(Date.parse((await show(id)).starts_at) - 3_600_000);
    expect((await counter.of(token).post("cancel", { expected_refund: refund })).status).toBe(200);
    expect(await show(id)).toMatchObject({ state: "cancelled", attention: "payment" });
    clock.now = now;
    await counter.settle();
    expect((await show(id)).attention).toBe(attention);
  });
});

it("refunds: a dispute delays them without a limit", async () => {
  const { token, id } = await counter.paid();
  const [{ id: transactionId }] = (await counter.shop.transactions()) as [Json];
  const request = { transactionId, amount: 2000 };
  const { dispute } = await counter.shop.post("/disputes", request);
  await counter.of(token).post("cancel", { expected_refund: 2000 });
  await counter.settle();
  expect([(await show(id)).attention, await mailsToStaff()]).toEqual(["payment", 1]);
  await settleIn(40 * 24 * 60);
  await settleIn(61);
  expect(await dueIn()).toBe(3_600);
  await counter.shop.post(`/disputes/${dispute.id}/wins`, {});
  await settleIn(61);
  expect(await show(id)).toMatchObject({ attention: null, charges: [{ refunded: 2000 }] });
});

it.runIf(onPostgres)("attention: two charges settling at once clear it", async () => {
  const { id } = await confirmed();
  const { db } = paying.scheduling.context;
  paying.way.isAway = true;
  await counter.settle();
  await settleIn(61);
  paying.way.isAway = false;
  expect((await show(id)).attention).toBe("payment");
  const { rows } = await sql<{ id: number }>`
    insert into scheduling.charges (account_id, appointment_id, kind, transaction_id, amount,
      currency, keep, state, created_at, updated_at)
    values (${counter.accountId}, ${id}, 'deposit', 'other', 2000, 'EUR', 0, 'failing', now(),
      now()) returning id`.execute(db);
  counter.later(61);
  let settling: Promise<void> | undefined;
  await atomically(db, async (held) => {
    await sql`select from scheduling.appointments
      where account_id = ${counter.accountId} and id = ${id} for no key update`.execute(held);
    settling = counter.settle();
    const waits = async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows).toHaveLength(1);
    };
    await vi.waitFor(waits, 60_000);
    await sql`update scheduling.charges set state = 'settled'
      where account_id = ${counter.accountId} and id = ${rows[0]!.id}`.execute(held);
  });
  await settling;
  expect((await show(id)).attention).toBeNull();
});
