import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { withFee } from "../../../test/payment-gateway.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  counter = await makePayingCounter(paying, { service: { no_show_fee: 3000 } });
});
afterAll(() => paying.close());

const charge = (id: number, reason: string, amount = 1000) =>
  counter.post(`/appointments/${id}/charge`, { reason, amount });
const attend = (id: number, attendance: string | null) =>
  counter.put(`/appointments/${id}`, { attendance });

it("late fees: the refund decides, however long the cancellation took", async () => {
  const { id, token } = await counter.paid();
  paying.clock.now = new Date("2027-02-28T10:00:00Z");
  const cancelled = await counter.of(token).post("cancel", { expected_refund: 2000 });
  expect(cancelled.status).toBe(200);
  // The end may be milliseconds after the refund's calculation.
  await sql`update scheduling.appointments set ended_at = ended_at + interval '5 milliseconds'
    where account_id = ${counter.accountId} and id = ${id}`.execute(paying.scheduling.context.db);
  const { status, body } = await charge(id, "late_cancel");
  expect([status, body.error]).toEqual([409, "not_possible"]);
});

it("late fees: a deadline after the quote needs a new confirmation", async () => {
  counter = await makePayingCounter(paying, { service: withFee });
  const { token } = await counter.paid();
  const { refund_now: before } = await counter.read(token);
  expect(before).toEqual({ percent: 100, amount: 0 });
  paying.clock.now = new Date("2027-03-01T09:00:00Z");
  const seen = { expected_refund: 0, expected_percent: before.percent };
  const changed = await counter.of(token).post("cancel", seen);
  const refund = { percent: 0, amount: 0 };
  expect(changed).toMatchObject({ status: 409, body: { error: "refund_changed", refund } });
  const again = await counter.of(token).post("cancel", { ...seen, expected_percent: 0 });
  expect([again.status, again.body.state]).toEqual([200, "cancelled"]);
});

describe("a no-show", () => {
  async function missed(): Promise<number> {
    const { id } = await counter.paid();
    paying.clock.now = new Date("2027-03-01T10:30:00Z");
    expect((await attend(id, "no_show")).status).toBe(200);
    return id;
  }

  it("cannot be undone while its fee stands", async () => {
    const id = await missed();
    await charge(id, "no_show");
    const reply = await attend(id, "attended");
    expect([reply.status, reply.body.error]).toEqual([409, "fee_charged"]);
    expect((await attend(id, null)).body.error).toBe("fee_charged");
    await counter.settle();
    expect((await attend(id, "attended")).status).toBe(409);
    expect((await counter.put(`/appointments/${id}`, { notes: "Rang" })).status).toBe(200);
    const [fee] = await counter.shop.transactions();
    await counter.shop.post(`/transactions/${fee!.id}/refunds`, { amount: 1000 });
    await sql`update scheduling.charges set due_at = ${paying.clock.now}
      where account_id = ${counter.accountId}`.execute(paying.scheduling.context.db);
    await counter.settle();
    expect((await attend(id, "attended")).status).toBe(200);
  });

  it("can be undone if a bank disputes the fee, or it was never captured", async () => {
    const id = await missed();
    await charge(id, "no_show");
    await counter.settle();
    const [fee] = await counter.shop.transactions();
    const { db } = paying.scheduling.context;
    await counter.shop.post("/disputes", { transactionId: fee!.id, amount: 1000 });
    await sql`update scheduling.charges set due_at = ${paying.clock.now}
      where account_id = ${counter.accountId}`.execute(db);
    await counter.settle();
    expect((await attend(id, "attended")).status).toBe(200);
    await sql`update scheduling.charges set captured = 0, disputed = 0, voided = amount
      where account_id = ${counter.accountId} and kind = 'fee'`.execute(db);
    expect((await attend(id, "no_show")).status).toBe(200);
    expect((await attend(id, "attended")).status).toBe(200);
  });

  it("can be undone without a fee, or after its decline", async () => {
    const id = await missed();
    expect((await attend(id, "attended")).status).toBe(200);
    await attend(id, "no_show");
    paying.place.acquirer.instead = { authorize: async () => ({ approved: false, error: 7 }) };
    await charge(id, "no_show");
    await counter.settle();
    paying.place.acquirer.instead = {};
    expect((await attend(id, "attended")).status).toBe(200);
  });
});
