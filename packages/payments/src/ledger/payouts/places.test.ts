import type { Database } from "@frontdesk/database/database";
import { endWhile } from "@frontdesk/database/test/leases";
import { onPostgres } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { makeCapture, operate } from "../../../test/ledger.ts";
import { makeShop } from "../../../test/shop.ts";
import { exportPayouts } from "./export.ts";
import { lockPayout } from "./store.ts";

const iban = "DE89370400440532013000";
const debtor = { name: "Frontdesk", iban, bic: "COBADEFFXXX" };

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

async function setUp(amount: number): Promise<string> {
  const shop = await makeShop(payments, { bank: { iban } });
  await makeCapture(payments, shop, { amount });
  const merchantId = shop.merchant.id;
  const { body } = await operate<{ payouts: [{ id: string }] }>(
    payments,
    "POST /payments/operator/payouts",
    { merchantId },
  );
  return body.payouts[0].id;
}

const hold = (id: string) => async (db: Database) => {
  await lockPayout(db, id);
};

const rewrite = (id: string) => async (db: Database) => {
  await sql`update payments.payouts set iban = iban where id = ${id}`.execute(db);
};

it.runIf(onPostgres).each([
  ["held", hold],
  ["written anew", rewrite],
])("payout export: waits for a row that is %s, and includes it", async (_how, work) => {
  const { context, opened } = payments;
  const ids = [await setUp(1), await setUp(2)];
  const created: unknown[] = [];
  await endWhile(opened.db, work(ids[0]!), async () => {
    created.push(await exportPayouts(context, { debtor, test: true }));
  });
  expect(created).toMatchObject([{ payouts: 2, total: 3 }]);
});
