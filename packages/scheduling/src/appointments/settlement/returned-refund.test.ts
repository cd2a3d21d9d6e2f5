import { allPublished } from "@frontdesk/payments/test/outbox-entries";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import type { Json } from "../../../test/studio.ts";
import { findOnce } from "./find.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  counter = await makePayingCounter(paying, { service: { no_show_fee: 3000 } });
});
afterAll(() => paying.close());

async function poll(): Promise<void> {
  await allPublished(paying.place.payments.context.db);
  counter.later(6);
  await findOnce(paying.scheduling.context);
  await counter.settle();
}

const deposit = async (): Promise<Json> =>
  (await counter.shop.transactions()).find(({ recurring }) => !recurring);
const chargesOf = async (id: number): Promise<Json[]> =>
  (await counter.get(`/appointments/${id}`)).body.charges;

async function refundSlowly(amount: number): Promise<() => Promise<void>> {
  const bank = Promise.withResolvers<"refused">();
  paying.place.acquirer.instead = { refund: () => bank.promise };
  await counter.shop.post(`/transactions/${(await deposit()).id}/refunds`, { amount });
  return async () => {
    paying.place.acquirer.instead = {};
    bank.resolve("refused");
    await expect.poll(async () => (await deposit()).refundedAmount).toBe(0);
  };
}

async function mailsOf(id: number): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from scheduling.notices
    where account_id = ${counter.accountId} and appointment_id = ${id} and kind like 'fee%'
    order by id`.execute(paying.scheduling.context.db);
  return rows.map(({ kind }) => kind);
}

describe("a refund of the deposit that the bank returns after the fee", () => {
  it.each([
    [2000, 3000, 0],
    [500, 1500, 0],
    [2000, 2600, 400],
  ])("of %i: the fee of %i falls to the agreed amount less other payments", async (...input) => {
    const [refunded, most, inCash] = input;
    const { id } = await counter.paid();
    const items = [{ kind: "appointment", appointment_id: id, amount: inCash }];
    if (inCash > 0) await counter.post("/orders", { payment: "cash", items });
    await poll();
    const refuse = await refundSlowly(refunded);
    await poll();
    paying.clock.now = new Date("2027-03-01T10:30:00Z");
    await counter.put(`/appointments/${id}`, { attendance: "no_show" });
    const fee = { reason: "no_show", amount: most };
    expect((await counter.post(`/appointments/${id}/charge`, fee)).status).toBe(200);
    await poll();
    expect(await chargesOf(id)).toMatchObject([
      { kind: "deposit", captured: 2000, refunded },
      { kind: "fee", captured: most, refunded: 0 },
    ]);
    await refuse();
    await poll();
    await poll();
    expect(await chargesOf(id)).toMatchObject([
      { kind: "deposit", captured: 2000, refunded: 0, state: "settled" },
      { kind: "fee", keep: 1000 - inCash, captured: most, refunded: most - 1000 + inCash },
    ]);
    expect(await mailsOf(id)).toEqual(["fee_charged", "fee_refunded"]);
  });

  it("a smaller fee stays", async () => {
    const { id } = await counter.paid();
    await poll();
    const refuse = await refundSlowly(2000);
    await poll();
    paying.clock.now = new Date("2027-03-01T10:30:00Z");
    await counter.put(`/appointments/${id}`, { attendance: "no_show" });
    await counter.post(`/appointments/${id}/charge`, { reason: "no_show", amount: 900 });
    await poll();
    await refuse();
    await poll();
    expect((await chargesOf(id))[1]).toMatchObject({ keep: 900, refunded: 0, state: "settled" });
  });

  it("while the fee is requested: the customer pays no more than agreed", async () => {
    const { id } = await counter.paid();
    await poll();
    const refuse = await refundSlowly(2000);
    await poll();
    paying.clock.now = new Date("2027-03-01T10:30:00Z");
    await counter.put(`/appointments/${id}`, { attendance: "no_show" });
    paying.way.isAway = true;
    await counter.post(`/appointments/${id}/charge`, { reason: "no_show", amount: 3000 });
    await counter.settle();
    await refuse();
    paying.way.isAway = false;
    counter.later(60);
    // The worker captures the fee before or after it learns of the deposit.
    const paid = async () => {
      await poll();
      const [deposit, fee] = await chargesOf(id);
      return [deposit, fee].map((charge: Json) => charge.captured - charge.refunded);
    };
    await expect.poll(paid, { timeout: 20_000 }).toEqual([2000, 1000]);
    expect((await chargesOf(id))[1]).toMatchObject({ keep: 1000, state: "settled" });
  });
});
