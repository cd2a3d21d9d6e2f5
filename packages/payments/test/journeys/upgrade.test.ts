import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refuseEntry } from "../../src/card-payments/transactions/refuse-entry.ts";
import { shardOf } from "../../src/core/ids.ts";
import { reconcile } from "../../src/operating/reconcile/reconcile.ts";
import { startTestPayments, type TestPayments } from "../harness.ts";
import { type LineBody, ledgerOf } from "../ledger.ts";
import { makeOlderCaptures, type OlderCapture, olderDatabase } from "../older.ts";
import { type App, makeApp, type TransactionBody } from "../shop.ts";

let payments: TestPayments;
let older: OlderCapture;
let app: App;
let ledger: ReturnType<typeof ledgerOf>;

// 1 JPY is 0.5637 cents; the old version credited a whole cent each.
const parts = Array.from({ length: 5 }, () => ({ amount: 1, balance: 1, feeRate: 0 }));

beforeAll(async () => {
  const opened = await olderDatabase("0004-links");
  older = await makeOlderCaptures(opened, parts);
  payments = await startTestPayments({ opened });
  app = await makeApp(payments);
  await sql`insert into payments.merchant_access (merchant_id, caller_id, app_id)
    values (${older.merchantId}, ${app.id}, ${app.id})`.execute(payments.context.db);
  const { body } = await app.get(`/merchants/${older.merchantId}`);
  ledger = ledgerOf(payments, { app, key: app.key, merchant: body.merchant });
});
afterAll(() => payments.close());

async function capture(amount: number): Promise<TransactionBody> {
  const path = `/transactions/${older.transactionId}/captures`;
  return (await app.post(path, { amount })).body.transaction;
}

async function newestLine(): Promise<LineBody | undefined> {
  return (await ledger.lines())[0];
}

async function findings() {
  const matches = (await reconcile(payments.context)).findings;
  return matches.filter(({ check }) => check !== "instructions");
}

it("upgrade: counts the captures, refunds and voids of an older transaction", async () => {
  const { rows } = await sql`select movements from payments.transactions
    where id = ${older.transactionId}`.execute(payments.context.db);
  expect(rows).toEqual([{ movements: 5 }]);
});

describe("upgrade of a transaction without stored totals", () => {
  it("is complete after the upgrade, without correction lines", async () => {
    expect(await findings()).toEqual([]);
    expect(await ledger.balance()).toBe(5);
    expect((await capture(2)).trail.map(({ balance }) => balance)).toEqual([1, 1, 1, 1, 1, 1]);
    await capture(2);
    expect(await newestLine()).toMatchObject({ balance: 1 });
    expect(await findings()).toEqual([]);
  });

  it("an older entry reverses with its original amounts", async () => {
    const { entryIds, transactionId } = older;
    const shard = shardOf(transactionId);
    const balance = await ledger.balance();
    await refuseEntry(payments.context, { shard, entryId: entryIds[0]! });
    expect(await newestLine()).toMatchObject({ capture: true, balance: -1 });
    expect(await ledger.balance()).toBe(balance - 1);
    expect(await findings()).toEqual([]);
  });
});
