import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../../test/paying.ts";
import { payLink } from "../../../../test/payment-gateway.ts";
import { reconcile } from "../reconcile.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  counter = await makePayingCounter(paying, { service: { no_show_fee: 3000 } });
});
afterAll(() => paying.close());

async function find(): Promise<string[][]> {
  const { findings } = await reconcile(paying.scheduling.context, { withPayments: true });
  return findings
    .filter(({ accountId }) => accountId === counter.accountId)
    .map(({ check, expected, found }) => [check, expected, found]);
}

const write = (change: RawBuilder<unknown>) => change.execute(paying.scheduling.context.db);

describe("reconciliation of payments", () => {
  it("accepts pending, settled, voided and staff-refunded payments", async () => {
    const { token, url } = await counter.sent();
    await payLink(counter.shop, url);
    expect(await find()).toEqual([]);
    await counter.of(token).post("paid");
    expect(await find()).toEqual([]);
    await counter.settle();
    expect(await find()).toEqual([]);
    const [{ id }] = (await counter.shop.transactions()) as [{ id: string }];
    await counter.shop.post(`/transactions/${id}/refunds`, { amount: 100 });
    expect(await find()).toEqual([]);
    await counter.of(token).post("cancel", { expected_refund: 2000 });
    await counter.settle();
    expect(await find()).toEqual([]);
  });

  it("finds a merchant with too much or too little money", async () => {
    await counter.paid();
    await write(sql`update scheduling.charges set keep = 500
      where account_id = ${counter.accountId}`);
    const has = "2000 captured, 0 refunded, 0 pending";
    expect(await find()).toEqual([["payment_kept", "500 kept", has]]);
  });

  it("finds a charge without its receipt, and a refund without its credit note", async () => {
    const { token } = await counter.paid();
    await counter.of(token).post("cancel", { expected_refund: 2000 });
    await counter.settle();
    expect(await find()).toEqual([]);
    const remove = (isCredit: boolean) =>
      write(sql`delete from scheduling.receipts
        where account_id = ${counter.accountId} and is_credit = ${isCredit}`);
    await remove(true);
    const gap = ["receipt_numbers", "1 numbers", "0 numbers"];
    expect(await find()).toEqual([["charge_receipts", "0", "2000"], gap]);
    await write(sql`update scheduling.charges set refunded = 500
      where account_id = ${counter.accountId}`);
    await remove(false);
    expect(await find()).toEqual([["charge_receipts", "1500", "0"], gap, gap]);
  });

  it("finds an unrequested payment with a reference like ours", async () => {
    await counter.paid();
    await write(sql`delete from scheduling.receipts where account_id = ${counter.accountId}`);
    await write(sql`delete from scheduling.receipt_counters
      where account_id = ${counter.accountId}`);
    await write(sql`delete from scheduling.charges where account_id = ${counter.accountId}`);
    await write(sql`delete from scheduling.deposits where account_id = ${counter.accountId}`);
    expect(await find()).toEqual([["payment_unknown", "a deposit that was asked for", "none"]]);
  });

  it("finds a payment undecided for 15 minutes", async () => {
    const { token, url } = await counter.sent();
    await payLink(counter.shop, url);
    counter.later(14);
    expect(await find()).toEqual([]);
    counter.later(2);
    const charge = `a charge of appointment ${Number.parseInt(token, 36)}`;
    expect(await find()).toEqual([["payment_undecided", charge, "none"]]);
    await counter.of(token).post("paid");
    expect(await find()).toEqual([]);
  });

  it("finds a charge without its payment", async () => {
    await counter.paid();
    await write(sql`update scheduling.charges set transaction_id = 'elsewhere'
      where account_id = ${counter.accountId}`);
    expect(await find()).toEqual([["payment_missing", "payment elsewhere", "nothing"]]);
  });

  it("finds two charged deposits of one appointment", async () => {
    const one = await counter.paid();
    const other = await counter.paid({ starts_at: "2027-03-01T11:00:00Z" });
    expect(await find()).toEqual([]);
    await write(sql`update scheduling.charges set appointment_id = ${one.id}
      where account_id = ${counter.accountId} and appointment_id = ${other.id}`);
    expect(await find()).toEqual([
      ["deposits_kept", "1", "2"],
      ["deposits_taken", "1", "2"],
    ]);
  });

  it("reports an unreachable merchant", async () => {
    await counter.paid();
    paying.way.isAway = true;
    expect(await find()).toEqual([["payments_read", "answers", "away"]]);
  });
});
