import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { findingsIn, makeLedger } from "../../../test/reconciling.ts";
import { makePayment } from "../../../test/shop.ts";
import { refuseEntry } from "../../card-payments/transactions/refuse-entry.ts";
import { reconcile } from "./reconcile.ts";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

describe("reconciliation", () => {
  it("finds nothing in a consistent ledger, and counts the examined rows", async () => {
    expect(await findingsIn(payments, await makeLedger(payments))).toEqual([]);
    const { checked, complete, findings: all } = await reconcile(payments.context);
    expect([all, complete]).toEqual([[], true]);
    expect(checked).toEqual({ merchants: 1, transactions: 1, authorizations: 1 });
  });

  it("visits every part of a shard, with any part size", async () => {
    const { shop, shard } = await makeLedger(payments);
    for (let count = 0; count < 3; count += 1) await makePayment(payments, shop.merchant);
    const { db } = payments.context;
    const all = await reconcile(payments.context);
    await sql`update payments.authorizations set amount = amount + 1
      where shard = ${shard}`.execute(db);
    for (const batchSize of [1, 2, 3, 4, 5]) {
      const { checked, findings } = await reconcile(payments.context, { batchSize });
      expect(checked).toEqual(all.checked);
      expect(findings.map(({ check }) => check)).toEqual(Array(4).fill("authorized_amounts"));
    }
    await sql`update payments.authorizations set amount = amount - 1
      where shard = ${shard}`.execute(db);
  });

  it("check `instructions`: finds one left for a failed entry", async () => {
    const ledger = await makeLedger(payments);
    const { shard, transactionId } = ledger;
    const { db } = payments.context;
    const { rows } = await sql<{ id: string }>`select id from payments.entries
      where shard = ${shard} and kind = 'refund'`.execute(db);
    const entryId = rows[0]!.id;
    await refuseEntry({ db }, { shard, entryId });
    await sql`insert into payments.instructions (shard, id, transaction_id, kind, amount, due_at)
      values (${shard}, ${entryId}, ${transactionId}, 'refund', 200, '2100-01-01')
      on conflict on constraint instructions_pkey do update set due_at = '2100-01-01'`.execute(db);
    expect(await findingsIn(payments, ledger)).toMatchObject([
      { check: "instructions", subject: entryId, found: "refund of 200, failed" },
    ]);
  });

  it("check `bucket_limits`: finds more refunded than captured", async () => {
    const ledger = await makeLedger(payments);
    const { shard } = ledger;
    const { db } = payments.context;
    await sql`alter table payments.transactions
      drop constraint transactions_refunded_check`.execute(db);
    await sql`update payments.transactions set refunded = 1001 where shard = ${shard}`.execute(db);
    await sql`update payments.entries set amount = 1001
      where shard = ${shard} and kind = 'refund'`.execute(db);
    await sql`delete from payments.instructions where shard = ${shard}`.execute(db);
    expect(await findingsIn(payments, ledger)).toMatchObject([
      { check: "bucket_limits", found: expect.stringContaining("refunded 1001") },
      { check: "entry_amounts", found: "amount 1001, balance -200, fee 0" },
    ]);
  });

  it("ends early with too many findings", async () => {
    const { complete, findings } = await reconcile(payments.context, { mostFindings: 2 });
    expect(complete).toBe(false);
    expect(findings.length).toBeGreaterThanOrEqual(2);
  });
});
