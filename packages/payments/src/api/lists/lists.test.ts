import { operatorKey } from "@frontdesk/platform/test/harness";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { type App, type Json, makeApp, makeMerchant, send } from "../../../test/shop.ts";
import { shardOf } from "../../core/ids.ts";

/** One more than a filter without an index reads. */
const many = 10_001;
const oldest = idOf("f", 1);

let payments: TestPayments;
let app: App;
let merchantId: string;
beforeAll(async () => {
  payments = await startTestPayments();
  app = await makeApp(payments);
  merchantId = (await makeMerchant(payments, app)).id;
  await fill();
});
afterAll(() => payments.close());

function idOf(first: string, n: number): string {
  return first + n.toString(16).padStart(23, "0");
}

async function fill(): Promise<void> {
  const { db } = payments.context;
  const shard = shardOf(merchantId);
  const id = (first: string) => sql`${first} || lpad(to_hex(n), 23, '0')`;
  const rows = sql`from generate_series(1, ${many}::int) as n`;
  const isOldest = sql`n = 1`;
  await sql`insert into payments.transactions (shard, id, merchant_id, authorization_id,
      card_number_id, test, currency, exponent, amount, descriptor, bin, last4, expiry_month,
      expiry_year, scheme, code_present, recurring, reference, error_code)
    select ${shard}, ${id("f")}, ${merchantId}, 'a' || n, 'none', not ${isOldest},
      case when ${isOldest} then 'JPY' else 'EUR' end, 2, 500, 'Flowers', '410000', '1111', 12,
      2030, 'visa', true, false, 'same', case when ${isOldest} then null else 20 end
    ${rows}`.execute(db);
  await sql`insert into payments.lines (shard, id, merchant_id, test, kind, balance, amount,
      currency)
    select ${shard}, ${id("f")}, ${merchantId}, true,
      case when ${isOldest} then 'payout' else 'capture' end, 1, 1, 'EUR' ${rows}`.execute(db);
  await sql`insert into payments.operator_actions (id, created_at, actor, action, subject, details)
    select ${id("f")}, now(), 'test', case when ${isOldest} then 'odd' else 'even' end,
      case when ${isOldest} then 'odd' else 'even' end, '{}' ${rows}`.execute(db);
  await sql`insert into payments.payouts (shard, id, merchant_id, amount, currency, iban,
      end_to_end_id, state, line_id)
    select ${shard}, ${id("f")}, ${merchantId}, 1, 'EUR', 'DK', 'e' || n,
      case when ${isOldest} then 'returned' else 'paid' end, 'l' || n ${rows}`.execute(db);
  await sql`insert into payments.merchants select copy.* from payments.merchants m,
      generate_series(1, ${many}::int) as n, jsonb_populate_record(m, jsonb_build_object('id',
        ${id("f")}, 'shard', 0, 'key', gen_random_uuid(), 'test', not ${isOldest})) as copy
    where m.shard = ${shard} and m.id = ${merchantId}`.execute(db);
  await sql`insert into payments.merchant_access (merchant_id, caller_id, app_id)
    select ${id("f")}, ${app.id}, ${app.id} ${rows}`.execute(db);
}

async function list(path: string): Promise<{ status: number; body: Json }> {
  const isOperators = path.startsWith("/payments/operator");
  return await send<Json>(payments, `GET ${path}`, { key: isOperators ? operatorKey : app.key });
}

const idsOf = (body: Json[]): string[] => body.map(({ id }) => id);
const transactions = () => `/merchants/${merchantId}/transactions?`;
const operators = "/payments/operator";

const lists: [string, () => string][] = [
  ["transactions by currency", () => `${transactions()}filter[currency]=JPY`],
  ["transactions by test", () => `${transactions()}filter[test]=false`],
  ["transactions by success", () => `${transactions()}filter[successful]=true`],
  [
    "transactions by currency, of one reference",
    () => `${transactions()}filter[currency]=JPY&filter[reference]=same`,
  ],
  [
    "transactions by reference and card",
    () => `${transactions()}filter[test]=false&filter[card.last4]=1111&filter[reference]=same`,
  ],
  ["lines by kind", () => `/merchants/${merchantId}/lines?filter[kind]=payout`],
  ["an app's merchants by test", () => `/identities/${app.id}/merchants?filter[test]=false`],
  ["operators' merchants by test", () => `${operators}/merchants?filter[test]=false`],
  ["payouts by state", () => `${operators}/payouts?filter[state]=returned`],
  ["operators' actions by action", () => `${operators}/actions?filter[action]=odd`],
  ["operators' actions by subject", () => `${operators}/actions?filter[subject]=odd`],
];

describe.each(lists)("list of %s", (_what, path) => {
  it("is refused if the match is behind more than 10000 ids", async () => {
    const { status, body } = await list(`${path()}&limit=1`);
    expect([status, body]).toEqual([
      400,
      ["after", "before"].map((field) => ({
        field,
        message: "must narrow the range: the filter reads at most 10000 ids",
      })),
    ]);
  });

  it("is complete if it reaches back 10000 ids at most", async () => {
    const narrow = await list(`${path()}&limit=2&before=${idOf("f", many)}&after=${idOf("f", 0)}`);
    expect([narrow.status, idsOf(narrow.body)]).toEqual([200, [oldest]]);
    const full = await list(`${path()}&limit=1&after=${idOf("f", 0)}`);
    expect([full.status, idsOf(full.body)]).toEqual([200, [oldest]]);
  });

  it("is refused oldest first too, instead of a short page", async () => {
    const { status } = await list(`${path()}&limit=2&after=${idOf("f", 0)}`);
    expect(status).toBe(400);
  });
});

it("list of payouts: finds payouts in a state behind any number of others", async () => {
  const ofMerchant = `filter[state]=returned&filter[merchantId]=${merchantId}`;
  const { status, body } = await list(`${operators}/payouts?${ofMerchant}&limit=1`);
  expect([status, idsOf(body)]).toEqual([200, [oldest]]);
});
