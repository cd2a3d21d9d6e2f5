import { runs } from "@frontdesk/database/testing";
import type { Reply } from "@frontdesk/platform/test/harness";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { makePricedShop, operate } from "../../../test/ledger.ts";
import { makePayment, type Shop, send } from "../../../test/shop.ts";
import { refuseEntry } from "../../card-payments/transactions/refuse-entry.ts";
import { shardOf } from "../../core/ids.ts";
import { reconcile } from "./reconcile.ts";

let payments: TestPayments;
let shop: Shop;
beforeAll(async () => {
  payments = await startTestPayments();
  const fields = { currency: "DKK", bank: { iban: "DE89370400440532013000" } };
  shop = await makePricedShop(payments, fields, {
    rate: 13_500,
    flat: 25,
    dispute: 9_900,
    refundsFee: true,
  });
});
afterAll(() => payments.close());

const operation = fc.record({
  kind: fc.constantFrom(
    "captures",
    "refunds",
    "voids",
    "disputes",
    "wins",
    "losses",
    "payouts",
    "returned",
    "refuse",
  ),
  amount: fc.integer({ min: 1, max: 700 }),
  pick: fc.nat(),
});
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

async function idsOf(table: string, transactionId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from payments.${sql.ref(table)} where shard = ${shardOf(transactionId)}
    ${table === "payouts" ? sql`` : sql`and transaction_id = ${transactionId}`}
    order by id`.execute(payments.context.db);
  return rows.map(({ id }) => id);
}

async function perform(id: string, { kind, amount, pick }: Operation): Promise<void> {
  const { key } = shop;
  const choose = async (table: string) => {
    const ids = await idsOf(table, id);
    return ids[pick % ids.length] ?? id;
  };
  const post = async (path: string, body: object = {}): Promise<Reply> =>
    await send(payments, `POST /${path}`, { key, body });
  if (kind === "refuse") {
    const entryId = await choose("entries");
    await refuseEntry(payments.context, { shard: shardOf(id), entryId }).catch(() => {});
    return;
  }
  const { status } =
    kind === "disputes"
      ? await post("disputes", { transactionId: id, amount })
      : kind === "wins" || kind === "losses"
        ? await post(`disputes/${await choose("disputes")}/${kind}`)
        : kind === "payouts"
          ? await operate(payments, "POST /payments/operator/payouts", {
              merchantId: shop.merchant.id,
            })
          : kind === "returned"
            ? await operate(
                payments,
                `POST /payments/operator/payouts/${await choose("payouts")}/returned`,
              )
            : await post(`transactions/${id}/${kind}`, { amount });
  expect([201, 400, 404, 409]).toContain(status);
}

it("reconciliation: finds nothing after random operations, three at once", async () => {
  const sequence = fc.array(fc.array(operation, { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(sequence, async (steps) => {
      const payment = { amount: 2_000, currency: "EUR" };
      const id = await makePayment(payments, shop.merchant, payment);
      await perform(id, { kind: "captures", amount: 700, pick: 0 });
      for (const stages of steps) {
        await Promise.all(stages.map((operation) => perform(id, operation)));
      }
      const { findings } = await reconcile(payments.context);
      // A refused entry's instruction may wait for its delivery.
      expect(findings.filter(({ check }) => check !== "instructions")).toEqual([]);
    }),
    runs(40),
  );
});
