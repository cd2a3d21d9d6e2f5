import type { Database } from "@frontdesk/database/database";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { makePayment, makeShop, send, type TransactionBody } from "../../../test/shop.ts";
import { getTransaction } from "./find.ts";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

it("transaction reads: concurrent ones share a statement, each caller sees its own", async () => {
  const shop = await makeShop(payments);
  const other = await makeShop(payments);
  const ids = [
    await makePayment(payments, shop.merchant),
    await makePayment(payments, shop.merchant),
  ];
  const [captured] = ids;
  const body = { amount: 100 };
  await send(payments, `POST /transactions/${captured}/captures`, { key: shop.key, body });
  const requests: unknown[][] = [];
  const { db } = payments.context;
  const executeQuery: Database["executeQuery"] = async (query) => {
    requests.push([...(query as unknown as { parameters: readonly unknown[] }).parameters]);
    return await db.executeQuery(query);
  };
  const watched = new Proxy(db, {
    get: (target, name) => (name === "executeQuery" ? executeQuery : Reflect.get(target, name)),
  });
  const context = { ...payments.context, db: watched };
  const absent = `${captured!.slice(0, -1)}${captured!.endsWith("0") ? 1 : 0}`;
  const reading = [
    ...ids.map((id) => getTransaction(context, id, shop.app.id)),
    getTransaction(context, captured!, other.app.id),
    getTransaction(context, absent, shop.app.id),
  ];
  const read = await Promise.allSettled(reading);
  expect(requests).toHaveLength(1);
  for (const [index, id] of ids.entries()) {
    const alone = await send<{ transaction: TransactionBody }>(
      payments,
      `GET /transactions/${id}`,
      { key: shop.key },
    );
    expect(read[index]).toMatchObject({ value: alone.body });
    expect(alone.body.transaction.trail).toHaveLength(index === 0 ? 1 : 0);
  }
  expect(read.slice(2)).toMatchObject([{ reason: { status: 403 } }, { reason: { status: 404 } }]);
});
