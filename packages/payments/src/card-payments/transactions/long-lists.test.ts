import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { type Json, makeApp, makePayment, makeShop, type Shop } from "../../../test/shop.ts";
import { newId, shardOf } from "../../core/ids.ts";

const most = 1_000;
const custom = { note: "x".repeat(31_000) };

let payments: TestPayments;
let shop: Shop;
let path: string;
beforeAll(async () => {
  payments = await startTestPayments();
  shop = await makeShop(payments);
  path = `/merchants/${shop.merchant.id}/transactions`;
  const id = await makePayment(payments, shop.merchant, { amount: 100, more: { custom } });
  await addCopies(id, most - 1);
});
afterAll(() => payments.close());

async function addCopies(id: string, count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => newId(shardOf(id)));
  await sql`insert into payments.transactions
    select (jsonb_populate_record(t, jsonb_build_object('id', k.id))).*
    from payments.transactions t cross join unnest(${ids}::text[]) as k (id)
    where t.shard = ${shardOf(id)} and t.id = ${id}`.execute(payments.context.db);
}

describe("long list of transactions", () => {
  it("returns the page of its limit in order, even with large rows", async () => {
    const inject = async (query: string): Promise<Json[]> =>
      (await shop.app.get(`${path}?${query}`)).body;
    const few = await inject("limit=8");
    const many = await inject("limit=200");
    expect(many).toHaveLength(200);
    expect(many.slice(0, 8)).toEqual(few);
    expect(many[199].custom).toEqual(custom);
    const oldest = await inject(`limit=200&after=${"0".repeat(24)}`);
    const ids = (rows: Json[]) => rows.map(({ id }) => id);
    expect(ids(oldest)).toEqual(ids(oldest).toSorted());
    expect(ids(many)).toEqual(ids(many).toSorted().toReversed());
    const next = await inject(`limit=${most}&before=${many.at(-1).id}`);
    expect([...ids(many), ...ids(next)]).toEqual(ids(await inject(`limit=${most}`)));
    expect(new Set([...ids(many), ...ids(next)]).size).toBe(most);
  });

  it("refuses before the first byte of the body", async () => {
    const stranger = await makeApp(payments);
    const { status, body } = await stranger.get(`${path}?limit=${most}`);
    expect([status, body]).toEqual([403, { message: expect.any(String) }]);
  });
});
