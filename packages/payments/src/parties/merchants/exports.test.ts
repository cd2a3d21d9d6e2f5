import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { makeUser, proved, type TestPerson } from "../../../test/persons.ts";
import { type Json, makeShop, type Shop } from "../../../test/shop.ts";
import { shardOf } from "../../core/ids.ts";
import { mostUnproved } from "./exports.ts";

let payments: TestPayments;
let shop: Shop;
let accountant: TestPerson;
let lines: string;
beforeAll(async () => {
  payments = await startTestPayments();
  shop = await makeShop(payments);
  const { app, merchant } = shop;
  accountant = await makeUser(payments, { app, merchantId: merchant.id }, "accountant");
  await sql`insert into payments.lines (shard, id, merchant_id, test, kind, balance, amount,
      currency)
    select ${shardOf(merchant.id)}, '5' || lpad(to_hex(n), 23, '0'), ${merchant.id}, true,
      case when n > ${mostUnproved}::int then 'refund' else 'capture' end, 1, 1, 'EUR'
    from generate_series(1, ${mostUnproved + 1}::int) as n`.execute(payments.context.db);
  await sql`update payments.merchants set test = false where id = ${merchant.id}`.execute(
    payments.context.db,
  );
  const year = "filter[from]=2012-07-01T00:00:00Z&filter[to]=2012-07-31T00:00:00Z";
  lines = `/merchants/${merchant.id}/lines?format=csv&${year}`;
});
afterAll(() => payments.close());

async function exports(): Promise<Json[]> {
  const { body } = await shop.app.get(`/merchants/${shop.merchant.id}/acts?limit=20`);
  return body.filter(({ act }: Json) => act.endsWith(".export"));
}

it("exports: need a person's second factor for more than 10 000 rows, none for apps", async () => {
  const response = await accountant.ask("GET", lines);
  expect([response.status, response.body.code]).toEqual([403, "step_up_required"]);
  expect(response.headers["content-type"]).toContain("application/json");
  expect(await exports()).toEqual([]);
  const few = await accountant.ask("GET", `${lines}&filter[kind]=capture`);
  expect([few.status, few.text.trim().split("\r\n")]).toMatchObject([
    200,
    { length: mostUnproved + 1 },
  ]);
  const all = await accountant.ask("GET", lines, { proof: proved() });
  expect(all.text.trim().split("\r\n")).toHaveLength(mostUnproved + 2);
  expect((await shop.app.get(lines)).status).toBe(200);
  const kept = await exports();
  expect(kept.map(({ act, actor }) => [act, actor.kind])).toEqual([
    ["line.export", "app"],
    ["line.export", "person"],
    ["line.export", "person"],
  ]);
  expect(kept[2]).toMatchObject({
    actor: { kind: "person", id: accountant.id },
    subject: shop.merchant.id,
    after: { filter: { kind: "capture", from: "2012-07-01T00:00:00Z" } },
  });
});

it("exports: are recorded in the audit log for every list", async () => {
  const { id } = shop.merchant;
  for (const path of [
    `/merchants/${id}/transactions?format=csv`,
    `/merchants/${id}/payouts?format=csv`,
    `/disputes?format=csv&filter[merchantId]=${id}`,
  ]) {
    expect((await accountant.ask("GET", path)).status).toBe(200);
  }
  expect((await exports()).slice(0, 3).map(({ act }) => act)).toEqual([
    "dispute.export",
    "payout.export",
    "transaction.export",
  ]);
});
