import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  givenPayingCounter,
  givenPayingPlace,
  type PayingCounter,
  type PayingPlace,
} from "../../../../test/paying.ts";
import { payLink } from "../../../../test/payment-gateway.ts";
import { reconcile } from "../reconcile.ts";

let paying: PayingPlace;
let counter: PayingCounter;
beforeAll(async () => {
  paying = await givenPayingPlace();
});
beforeEach(async () => {
  counter = await givenPayingCounter(paying, { service: { no_show_fee: 3000 } });
});
afterAll(() => paying.close());

async function found(): Promise<string[][]> {
  const { findings } = await reconcile(paying.scheduling.context, { withPayments: true });
  return findings
    .filter(({ accountId }) => accountId === counter.accountId)
    .map(({ check, expected, found }) => [check, expected, found]);
}

const write = (change: RawBuilder<unknown>) => change.execute(paying.scheduling.context.db);

describe("reconciliation with the payment service", () => {
  it("finds nothing of what is on its way, settled, voided, or given back by staff", async () => {
    const { token, url } = await counter.sent();
    await payLink(counter.shop, url);
    expect(await found()).toEqual([]);
    await counter.of(token).post("paid");
    expect(await found()).toEqual([]);
    await counter.settle();
    expect(await found()).toEqual([]);
    const [{ id }] = (await counter.shop.transactions()) as [{ id: string }];
    await counter.shop.post(`/transactions/${id}/refunds`, { amount: 100 });
    expect(await found()).toEqual([]);
    await counter.of(token).post("cancel", { expected_refund: 2000 });
    await counter.settle();
    expect(await found()).toEqual([]);
  });

  it("finds what the merchant has and should not, or has not and should", async () => {
    await counter.paid();
    await write(sql`update scheduling.charges set keep = 500
      where account_id = ${counter.accountId}`);
    const has = "2000 captured, 0 refunded, 0 pending";
    expect(await found()).toEqual([["payment_kept", "500 kept", has]]);
  });

  it("finds a payment with a reference like ours that nobody asked for", async () => {
    await counter.paid();
    await write(sql`delete from scheduling.charges where account_id = ${counter.accountId}`);
    await write(sql`delete from scheduling.deposits where account_id = ${counter.accountId}`);
    expect(await found()).toEqual([["payment_unknown", "a deposit that was asked for", "none"]]);
  });

  it("finds a payment that was not decided within a quarter of an hour", async () => {
    const { token, url } = await counter.sent();
    await payLink(counter.shop, url);
    counter.later(14);
    expect(await found()).toEqual([]);
    counter.later(2);
    const charge = `a charge of appointment ${Number.parseInt(token, 36)}`;
    expect(await found()).toEqual([["payment_undecided", charge, "none"]]);
    await counter.of(token).post("paid");
    expect(await found()).toEqual([]);
  });

  it("finds a charge whose payment is not there", async () => {
    await counter.paid();
    await write(sql`update scheduling.charges set transaction_id = 'elsewhere'
      where account_id = ${counter.accountId}`);
    expect(await found()).toEqual([["payment_missing", "payment elsewhere", "nothing"]]);
  });

  it("finds two deposits of one appointment of which something was taken", async () => {
    const one = await counter.paid();
    const other = await counter.paid({ starts_at: "2027-03-01T11:00:00Z" });
    expect(await found()).toEqual([]);
    await write(sql`update scheduling.charges set appointment_id = ${one.id}
      where account_id = ${counter.accountId} and appointment_id = ${other.id}`);
    expect(await found()).toEqual([
      ["deposits_kept", "1", "2"],
      ["deposits_taken", "1", "2"],
    ]);
  });

  it("says that a merchant could not be asked", async () => {
    await counter.paid();
    paying.way.isAway = true;
    expect(await found()).toEqual([["payments_read", "answers", "away"]]);
  });
});
