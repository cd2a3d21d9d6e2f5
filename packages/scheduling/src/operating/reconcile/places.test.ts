import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, makeCounter } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { reconcile } from "./reconcile.ts";

const start = new Date("2027-02-20T09:00:00Z");

let now = start;
let scheduling: TestScheduling;
let counter: Counter;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  now = start;
  counter = await makeCounter(scheduling);
});
afterAll(() => scheduling.close());

async function find(): Promise<[string, string, string][]> {
  const { findings } = await reconcile(scheduling.context);
  return findings
    .filter(({ accountId }) => accountId === counter.accountId)
    .map(({ check, expected, found }) => [check, expected, found]);
}

async function findingsAfter(breaking: RawBuilder<unknown>): Promise<[string, string, string][]> {
  expect(await find()).toEqual([]);
  await breaking.execute(scheduling.context.db);
  return await find();
}

async function partlyRefunded(): Promise<void> {
  const { token } = (await counter.confirmed()).body;
  const appointment_id = Number.parseInt(token, 36);
  await counter.put(`/services/${counter.serviceId}`, { currency: "EUR" });
  const items = [{ kind: "appointment", appointment_id, amount: 500 }];
  await sql`update scheduling.appointments set snapshot = snapshot || '{"currency": "EUR"}'
    where account_id = ${counter.accountId}`.execute(scheduling.context.db);
  const { status, body } = await counter.post("/orders", { payment: "cash", items });
  expect(status).toBe(201);
  await counter.post(`/orders/${body.id}/refund`, { payment: "cash", amount: 100 });
}

describe("reconciliation of appointments", () => {
  it("accepts confirmed, moved and cancelled appointments", async () => {
    const { token } = (await counter.confirmed()).body;
    expect(await find()).toEqual([]);
    const response = await counter
      .of(token)
      .post("reschedule", { starts_at: "2027-03-01T13:00:00Z" });
    expect([response.status, await find()]).toEqual([200, []]);
    const cancelled = await counter.of(token).post("cancel", { expected_refund: 0 });
    expect([cancelled.status, await find()]).toEqual([200, []]);
  });

  it("finds an order with other amounts than its items", async () => {
    await partlyRefunded();
    expect(
      await findingsAfter(sql`update scheduling.order_items set keep = 300
        where account_id = ${counter.accountId}`),
    ).toEqual([["order_amounts", "500 paid, 100 refunded", "500 paid, 200 refunded"]]);
  });

  it("finds an order with another amount than its receipts", async () => {
    await partlyRefunded();
    expect(
      await findingsAfter(sql`update scheduling.receipts set total = 99
        where account_id = ${counter.accountId} and is_credit`),
    ).toEqual([["order_receipts", "400", "401"]]);
  });

  it("finds an allowance without its refund", async () => {
    await partlyRefunded();
    expect(
      await findingsAfter(sql`update scheduling.appointments set allowance = 100
        where account_id = ${counter.accountId}`),
    ).toEqual([["allowances", "0", "100"]]);
  });

  it("finds a gap in the numbers of receipts", async () => {
    await partlyRefunded();
    expect(
      await findingsAfter(sql`update scheduling.receipts set number = 2
        where account_id = ${counter.accountId} and not is_credit`),
    ).toEqual([["receipt_numbers", "1 numbers", "0 numbers"]]);
  });

  it("finds a missing booking", async () => {
    await counter.hold();
    const { accountId } = counter;
    expect(
      await findingsAfter(sql`update scheduling.bookings set session_id = null, held = false
        where account_id = ${accountId}`),
    ).toEqual([["session_bookings", "1 bookings", "0 bookings"]]);
  });

  it("finds bookings of an ended session", async () => {
    await counter.hold();
    const { accountId } = counter;
    const ended = sql`with over as (update scheduling.sessions set ended_at = ${now},
        seats_taken = 0 where account_id = ${accountId})
      update scheduling.appointments set state = 'expired', held_until = null
      where account_id = ${accountId}`;
    expect(await findingsAfter(ended)).toEqual([["session_bookings", "0 bookings", "1 bookings"]]);
  });

  it("finds seats and holds without an appointment", async () => {
    await counter.confirmed();
    const { accountId } = counter;
    const free = sql`update scheduling.sessions set seats_taken = 0
      where account_id = ${accountId}`;
    expect(await findingsAfter(free)).toEqual([["seats_taken", "1", "0"]]);
    await sql`update scheduling.sessions set seats_taken = 1
      where account_id = ${accountId}`.execute(scheduling.context.db);
    const held = sql`update scheduling.bookings set held = true where account_id = ${accountId}`;
    expect(await findingsAfter(held)).toEqual([["session_held", "booked", "held"]]);
  });

  it("finds a hold one minute after its expiry", async () => {
    await counter.hold();
    now = new Date(start.getTime() + 6 * 60_000);
    expect(await find()).toEqual([]);
    now = new Date(now.getTime() + 1_000);
    expect(await find()).toEqual([["holds", "expired", "held"]]);
  });

  it("finds two charged deposits", async () => {
    await counter.confirmed();
    const keep = (transaction: string) => sql`insert into scheduling.charges (account_id,
        appointment_id, kind, transaction_id, amount, currency, keep, created_at, updated_at)
      select account_id, id, 'deposit', ${transaction}, 2000, 'EUR', 2000, ${now}, ${now}
      from scheduling.appointments where account_id = ${counter.accountId}`;
    await keep("one").execute(scheduling.context.db);
    expect(await findingsAfter(keep("two"))).toEqual([["deposits_kept", "1", "2"]]);
  });
});
