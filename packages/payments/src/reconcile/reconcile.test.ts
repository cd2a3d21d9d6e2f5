import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { givenCapture, operate } from "../../test/books.ts";
import { startTestPayments, type TestPayments } from "../../test/harness.ts";
import { givenShop, type Shop, send } from "../../test/shop.ts";
import { newId, shardOf } from "../ids.ts";
import { refuseEntry } from "../transactions/refuse-entry.ts";
import type { Finding } from "./finding.ts";
import { reconcile } from "./reconcile.ts";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

interface Books {
  shop: Shop;
  shard: number;
  merchantId: string;
  /** Captured 1000, refunded 200, with a lost dispute of 300 and an open one of 400. */
  transactionId: string;
}

async function given(): Promise<Books> {
  const fields = { bank: { iban: "DE89370400440532013000" } };
  const shop = await givenShop(payments, fields);
  const { id: merchantId } = shop.merchant;
  const transactionId = await givenCapture(payments, shop, { amount: 1_000 });
  await ask(shop, `transactions/${transactionId}/refunds`, { amount: 200 });
  const lost = await ask(shop, "disputes", { transactionId, amount: 300 });
  await ask(shop, `disputes/${lost.dispute.id}/losses`, {});
  await operate(payments, "POST /operator/payouts", { merchantId });
  await ask(shop, "disputes", { transactionId, amount: 400 });
  return { shop, shard: shardOf(merchantId), merchantId, transactionId };
}

async function ask({ key }: Shop, path: string, body: object) {
  const route = `POST /${path}` as const;
  const answer = await send<{ dispute: { id: string } }>(payments, route, { key, body });
  expect(answer.status).toBe(201);
  return answer.body;
}

async function findings({ merchantId }: Books): Promise<Finding[]> {
  const { findings } = await reconcile(payments.context, { batchSize: 3, mostFindings: 10_000 });
  return findings.filter((finding) => finding.merchantId === merchantId);
}

type Break = (books: Books) => RawBuilder<unknown>;
const nowhere = "0".repeat(24);

const breaks: [check: string, what: string, how: Break, found: string][] = [
  [
    "slots",
    "a slot moved without a line",
    ({ shard }) => sql`update payments.balance_slots set amount = amount + 1
      where shard = ${shard} and slot = 7`,
    "balance -399 in 16 slots",
  ],
  [
    "slots",
    "a slot is missing",
    ({ shard }) => sql`delete from payments.balance_slots where shard = ${shard} and slot =
      (select min(slot) from payments.balance_slots where shard = ${shard} and amount = 0)`,
    "balance -400 in 15 slots",
  ],
  [
    "line_transaction",
    "a line names no transaction",
    ({ shard, merchantId }) => sql`insert into payments.lines
      (shard, id, merchant_id, test, kind, balance, transaction_id, amount, currency) values
      (${shard}, ${newId(shard)}, ${merchantId}, true, 'refund', 0, ${nowhere}, 1, 'EUR')`,
    nowhere,
  ],
  [
    "payout_lines",
    "a payout is larger than its line",
    ({ shard }) => sql`update payments.payouts set amount = amount + 1 where shard = ${shard}`,
    "balance -500",
  ],
  [
    "payout_lines",
    "a payout is gone and its line is not",
    ({ shard }) => sql`delete from payments.payouts where shard = ${shard}`,
    "balance -500",
  ],
  [
    "instructions",
    "an instruction has no entry",
    ({ shard, transactionId }) => sql`insert into payments.instructions
      (shard, id, transaction_id, kind, amount, due_at) values
      (${shard}, ${newId(shard)}, ${transactionId}, 'void', 5, '2100-01-01')`,
    "no entry",
  ],
  [
    "buckets",
    "a bucket moved without an entry",
    ({ shard }) => sql`update payments.transactions set refunded = refunded + 1
      where shard = ${shard}`,
    "captured 1000, refunded 201, voided 0",
  ],
  [
    "balances",
    "an entry says another balance than the lines",
    ({ shard }) => sql`update payments.entries set balance = balance - 1
      where shard = ${shard} and kind = 'refund'`,
    "balance 500 in lines, without open disputes",
  ],
  [
    "disputed",
    "more is disputed than disputes say",
    ({ shard }) => sql`update payments.transactions set disputed = disputed + 1
      where shard = ${shard}`,
    "disputed 701",
  ],
  [
    "dispute_entries",
    "a lost dispute is not in the trail",
    ({ shard }) => sql`update payments.entries set dispute_id = ${nowhere}
      where shard = ${shard} and kind = 'dispute'`,
    "0 entries, 0 won",
  ],
  [
    "entry_lines",
    "an entry has no line",
    ({ shard }) => sql`update payments.entries set line_id = ${nowhere}
      where shard = ${shard} and kind = 'capture'`,
    "none",
  ],
  [
    "authorizations",
    "a transaction's authorisation was reversed",
    ({ shard }) => sql`update payments.authorizations set state = 'reversed'
      where shard = ${shard}`,
    "reversed",
  ],
  [
    "authorizations",
    "an approved authorisation is no transaction",
    ({ shard, merchantId }) => sql`insert into payments.authorizations (shard, id, merchant_id,
      fingerprint, state, currency, amount, deadline, actor) values
      (${shard}, ${newId(shard)}, ${merchantId}, 'x', 'approved', 'EUR', 1, now(), 'test')`,
    "none",
  ],
];

describe("reconciliation", () => {
  it("finds nothing in books that are whole, and says how much it looked at", async () => {
    expect(await findings(await given())).toEqual([]);
    const { checked, complete, findings: all } = await reconcile(payments.context);
    expect([all, complete]).toEqual([[], true]);
    expect(checked).toEqual({ merchants: 1, transactions: 1, authorizations: 1 });
  });

  it.each(breaks)("finds by %s that %s", async (check, _what, how, found) => {
    const books = await given();
    const { shard, merchantId } = books;
    // What still waits for the acquirer depends on time, and is none of these checks' matter.
    await sql`delete from payments.instructions where shard = ${shard}`.execute(
      payments.context.db,
    );
    await how(books).execute(payments.context.db);
    const found1 = await findings(books);
    const strings = { subject: expect.any(String), expected: expect.any(String) };
    expect(found1).toEqual([{ check, merchantId, found, ...strings }]);
  });

  it("finds by instructions that one is left for an entry that failed", async () => {
    const books = await given();
    const { shard, transactionId } = books;
    const { db } = payments.context;
    const { rows } = await sql<{ id: string }>`select id from payments.entries
      where shard = ${shard} and kind = 'refund'`.execute(db);
    const entryId = rows[0]!.id;
    await refuseEntry({ db }, { shard, entryId });
    await sql`insert into payments.instructions (shard, id, transaction_id, kind, amount, due_at)
      values (${shard}, ${entryId}, ${transactionId}, 'refund', 200, '2100-01-01')
      on conflict on constraint instructions_pkey do update set due_at = '2100-01-01'`.execute(db);
    expect(await findings(books)).toMatchObject([
      { check: "instructions", subject: entryId, found: "refund of 200, failed" },
    ]);
  });

  it("finds by bucket_limits that more is refunded than captured", async () => {
    const books = await given();
    const { shard } = books;
    const { db } = payments.context;
    await sql`alter table payments.transactions
      drop constraint transactions_refunded_check`.execute(db);
    await sql`update payments.transactions set refunded = 1001 where shard = ${shard}`.execute(db);
    await sql`update payments.entries set amount = 1001
      where shard = ${shard} and kind = 'refund'`.execute(db);
    await sql`delete from payments.instructions where shard = ${shard}`.execute(db);
    expect(await findings(books)).toMatchObject([
      { check: "bucket_limits", found: expect.stringContaining("refunded 1001") },
    ]);
  });

  it("ends early when there is too much to tell", async () => {
    const { complete, findings } = await reconcile(payments.context, { mostFindings: 2 });
    expect(complete).toBe(false);
    expect(findings.length).toBeGreaterThanOrEqual(2);
  });
});
