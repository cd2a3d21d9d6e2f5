import type { Reply } from "@frontdesk/platform/test/harness";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { ledgerOf } from "../../../test/ledger.ts";
import {
  makePayment,
  makeShop,
  type Shop,
  send,
  type TransactionBody,
} from "../../../test/shop.ts";
import { shardOf } from "../../core/ids.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";
import { refuseEntry } from "./refuse-entry.ts";

let payments: TestPayments;
let shop: Shop;
beforeAll(async () => {
  payments = await startTestPayments();
  shop = await makeShop(payments);
});
afterAll(() => payments.close());

async function post<Body = { transaction: TransactionBody }>(
  path: string,
  body: object,
): Promise<Reply<Body>> {
  return await send(payments, `POST /${path}`, { key: shop.key, body });
}

async function move(id: string, path: string, amount: number): Promise<unknown[]> {
  const { status, body } = await post(`transactions/${id}/${path}`, { amount });
  return status === 201 ? [status] : [status, body];
}

async function makeFull(count = 200): Promise<string> {
  const id = await makePayment(payments, shop.merchant, { amount: 1000 });
  expect(await move(id, "captures", 400)).toEqual([201]);
  await sql`update payments.transactions set movements = ${count}
    where shard = ${shardOf(id)} and id = ${id}`.execute(payments.context.db);
  return id;
}

const tooMany = "A transaction takes at most 200 captures, refunds and voids";
const reject = (message: string) => [400, [{ field: "amount", message }]];

describe("movement limit of a transaction", () => {
  it("takes 200 captures, refunds and voids, and not one more", async () => {
    const id = await makePayment(payments, shop.merchant, { amount: 1000 });
    for (let round = 0; round < 198; round += 1) await move(id, "captures", 2);
    expect(await move(id, "refunds", 1)).toEqual([201]);
    expect(await move(id, "voids", 1)).toEqual([201]);
    expect(await move(id, "captures", 1)).toEqual(reject(tooMany));
    const only = (kind: string, left: string) =>
      `${tooMany}: now you can ${kind} ${left} only, the`;
    expect(await move(id, "voids", 1)).toEqual(reject(`${only("void", "EUR 6.03")} full rest`));
    expect(await move(id, "refunds", 394)).toEqual(
      reject(`${only("refund", "EUR 3.95")} full rest`),
    );
    const { trail } = await ledgerOf(payments, shop).transaction(id);
    expect(trail).toHaveLength(200);
  });

  it("never blocks the void or refund of the whole remainder", async () => {
    const id = await makeFull();
    expect(await move(id, "captures", 600)).toEqual(reject(tooMany));
    expect(await move(id, "voids", 600)).toEqual([201]);
    expect(await move(id, "refunds", 401)).toEqual(reject("Can refund at most EUR 4.00"));
    expect(await move(id, "refunds", 400)).toEqual([201]);
    expect(await move(id, "refunds", 1)).toEqual(reject("Can refund at most EUR 0.00"));
  });

  it("never blocks disputes and refused entries", async () => {
    const id = await makeFull();
    const opened = await post<{ dispute: { id: string } }>("disputes", {
      transactionId: id,
      amount: 100,
    });
    expect(opened.status).toBe(201);
    expect((await post(`disputes/${opened.body.dispute.id}/wins`, {})).status).toBe(201);
    expect(await move(id, "refunds", 400)).toEqual([201]);
    const shard = shardOf(id);
    const { rows } = await sql<{ id: string; kind: string }>`
      select id, kind from payments.entries where shard = ${shard} and transaction_id = ${id}
        and kind in ('capture', 'refund') order by id desc`.execute(payments.context.db);
    for (const entry of rows) await refuseEntry(payments.context, { shard, entryId: entry.id });
    const transaction = await ledgerOf(payments, shop).transaction(id);
    expect(transaction).toMatchObject({
      capturedAmount: 0,
      refundedAmount: 0,
      pendingAmount: 1000,
    });
    expect(await move(id, "voids", 1000)).toEqual([201]);
  });

  it("counts on the locked row: of many at once, only the last that fits gets in", async () => {
    const id = await makeFull(195);
    const answers = await Promise.all(Array.from({ length: 12 }, () => move(id, "captures", 1)));
    expect(answers.filter(([status]) => status === 201)).toHaveLength(5);
    expect(answers.filter(([status]) => status !== 201)).toEqual(
      Array.from({ length: 7 }, () => reject(tooMany)),
    );
  });

  it("has a count that reconcile verifies", async () => {
    const id = await makeFull(200);
    const { findings } = await reconcile(payments.context);
    expect(findings.filter(({ subject }) => subject === id)).toMatchObject([
      { check: "movements", expected: "1 movement", found: "200 counted" },
    ]);
  });
});
