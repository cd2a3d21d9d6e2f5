import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { makePayment, makeShop } from "../../../test/shop.ts";
import { tell } from "./entry.store.ts";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

async function countOf(merchantId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from payments.news where merchant_id = ${merchantId})
      + (select count(*) from payments.events where merchant_id = ${merchantId})
      as count`.execute(payments.context.db);
  return rows[0]!.count;
}

describe("outbox entry", () => {
  it("is written by an approval", async () => {
    const { merchant } = await makeShop(payments);
    const before = await countOf(merchant.id);
    await makePayment(payments, merchant, { amount: 10 });
    expect(await countOf(merchant.id)).toBe(before + 1);
  });

  it("disappears with the rollback of its transaction", async () => {
    const { merchant } = await makeShop(payments);
    const before = await countOf(merchant.id);
    const undone = payments.context.db.transaction().execute(async (db) => {
      const { id: merchantId } = merchant;
      const entry = { kind: "merchant.updated", subjectId: merchantId, actor: "system" } as const;
      await tell(db, { ...entry, merchantId, payload: {} });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await countOf(merchant.id)).toBe(before);
  });
});
