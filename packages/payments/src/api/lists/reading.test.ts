import type { Database } from "@frontdesk/database/database";
import { filledOncePlanned, planOnce, readBy } from "@frontdesk/database/test/plans";
import { statementsOf } from "@frontdesk/database/test/statements";
import type { TestDatabase } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listAllDisputes, listDisputes } from "../../card-payments/disputes/store.ts";
import { listFrauds } from "../../card-payments/frauds/store.ts";
import { listTransactions } from "../../card-payments/transactions/store.ts";
import { shardOf } from "../../core/ids.ts";
import { migrations } from "../../core/migrations.ts";
import { listLinesOf } from "../../ledger/lines/store.ts";
import type { PayoutRow } from "../../ledger/payouts/payout.ts";
import { getPaidSpan, listPayouts } from "../../ledger/payouts/store.ts";
import { listSums } from "../../ledger/revenue/store.ts";
import { type EventFilter, listEvents } from "../../notifications/events/events.store.ts";
import { listOperated } from "../../parties/merchants/operated/store.ts";

/* With any plan, a page reads only its rows, a filter without an index its limit. */

const many = 20_000;
const merchantId = `${"0".repeat(23)}a`;
const shard = shardOf(merchantId);
const appId = "b";
const limit = 20;
const transactionId = `f${"0".repeat(22)}7`;
const before = "f".repeat(24);
const bounds = [{ limit }, { limit, before }, { limit, after: "0" }];

const idOf = (n: number) => `f${n.toString(16).padStart(23, "0")}`;
const span = { since: idOf(100), until: idOf(200) };
const whole = { limit, isWhole: true, before, since: idOf(1), until: idOf(3 * many) };
const ofApp = { shard, merchantId, callerId: appId, filter: {} };
const exact = { min: 507, max: 507 };
const payout = { shard, merchantId, id: idOf(21), lineId: idOf(21) } as PayoutRow;

const transactions = (filter: Parameters<typeof listTransactions>[1]["filter"]) =>
  bounds.map((page) => (db: Database) => {
    return listTransactions(db, { shard, merchantId, callerId: appId, page, filter });
  });

const events = (filter: EventFilter) =>
  bounds.map((page) => (db: Database) => listEvents(db, { merchantId, filter, page }));

const lists: [string, ((db: Database) => Promise<unknown>)[], number][] = [
  ["transactions", transactions({}), 60],
  ["transactions of a reference", transactions({ reference: "r7" }), 60],
  ["transactions by card", transactions({ last4: "0007" }), 60],
  ["failed transactions", transactions({ successful: false }), 60],
  ["transactions by a currency that many have", transactions({ currency: "EUR" }), 120],
  ["transactions by a currency that none has", transactions({ currency: "JPY" }), 10_100],
  ["transactions of one amount", transactions({ amount: exact, exponent: 2 }), 120],
  ["contested transactions", transactions({ state: "disputed" }), 120],
  ["transactions of a state that many have", transactions({ state: "captured" }), 120],
  ["transactions of one card", transactions({ card: { last4: "0007", fingerprint: "7" } }), 180],
  [
    "transactions of a time",
    bounds.map((page) => (db) => listTransactions(db, { ...ofApp, page: { ...page, ...span } })),
    60,
  ],
  ["takings", [(db) => listSums(db, merchantId, [idOf(1), idOf(11), idOf(21)])], 60],
  ["lines of a payout", [(db) => getPaidSpan(db, payout)], 60],
  ["lines", bounds.map((page) => (db) => listLinesOf(db, { merchantId, page, filter: {} })), 40],
  [
    "lines of a transaction",
    bounds.map((page) => (db) => listLinesOf(db, { merchantId, page, filter: { transactionId } })),
    40,
  ],
  ["disputes", bounds.map((page) => (db) => listDisputes(db, { merchantId, page })), 40],
  [
    "disputes of a transaction",
    bounds.map((page) => (db) => listDisputes(db, { merchantId, transactionId, page })),
    40,
  ],
  [
    "frauds of a transaction",
    bounds.map((page) => (db) => listFrauds(db, { merchantId, transactionId, page })),
    40,
  ],
  ["exported disputes", [(db) => listDisputes(db, { merchantId, page: whole })], 40],
  [
    "exported disputes of a transaction",
    [(db) => listDisputes(db, { merchantId, transactionId, page: whole })],
    40,
  ],
  ["disputes of all", bounds.map((page) => (db) => listAllDisputes(db, { filter: {}, page })), 40],
  ["exported payouts", [(db) => listPayouts(db, { filter: { merchantId }, page: whole })], 40],
  ["payouts of all", bounds.map((page) => (db) => listPayouts(db, { filter: {}, page })), 40],
  ["events", events({}), 60],
  ["events of a transaction", events({ transactionId }), 60],
  ["events of a type that many are of", events({ type: "transaction.captured" }), 120],
  ["events of a type that none is of", events({ type: "payout.paid" }), 10_100],
  ["operators' merchants", bounds.map((page) => (db) => listOperated(db, { page })), 40],
];

const few: [string, (db: Database) => Promise<unknown>][] = [
  [
    "events of a short time",
    (db) => {
      const page = { limit, since: idOf(many - 20), until: idOf(many - 10) };
      return listEvents(db, { merchantId, filter: {}, page });
    },
  ],
  [
    "transactions of a rare reference",
    (db) => listTransactions(db, { ...ofApp, page: { limit }, filter: { reference: "rare" } }),
  ],
];

async function fill(db: Database): Promise<void> {
  const id = sql`'f' || lpad(to_hex(n), 23, '0')`;
  const rows = sql`from generate_series(1, ${many}::int) as n`;
  const twice = sql`from generate_series(1, ${2 * many}::int) as n`;
  const whose = sql`case when n > ${many} then 'another' else ${merchantId} end`;
  await sql`insert into payments.apps (id) values (${appId})`.execute(db);
  await sql`insert into payments.merchant_access
    values (${merchantId}, ${appId}, ${appId})`.execute(db);
  await sql`insert into payments.merchants (shard, id, key, currency, exponent, test, email,
      website, descriptor, company_country, can_charge_card, can_save_card, can_transfer_to_card,
      can_capture, can_refund, can_void)
    select ${shard}, ${id}, gen_random_uuid(), 'EUR', 2, true, 'a@example.com',
      'https://example.com', 'A', 'DK', true, true, true, true, true, true ${rows}`.execute(db);
  await sql`insert into payments.transactions (shard, id, merchant_id, authorization_id,
      card_number_id, test, currency, exponent, amount, descriptor, bin, last4, expiry_month,
      expiry_year, scheme, code_present, recurring, reference, error_code, captured, disputed)
    select ${shard}, ${id}, ${merchantId}, 'a' || n, 'none', true, 'EUR', 2, 500 + n % 100,
      'Flowers', '410000', lpad((n % 10)::text, 4, '0'), 12, 2030, 'visa', true, false,
      case when n = 7 then 'rare' else 'r' || n % 10 end,
      case when n % 2 = 0 then 20 end, n % 2, (n % 100 = 1)::int
    ${rows}`.execute(db);
  await sql`insert into payments.authorizations (shard, id, merchant_id, fingerprint, currency,
      amount, deadline, actor)
    select ${shard}, 'a' || n, ${merchantId}, n % 10, 'EUR', 500, now(), 'test' ${rows}`.execute(
    db,
  );
  await sql`insert into payments.lines (shard, id, merchant_id, test, kind, balance, amount,
      currency, transaction_id)
    select ${shard}, ${id}, ${merchantId}, true, 'capture', 1, 1, 'EUR', ${id} ${rows}`.execute(db);
  await sql`insert into payments.disputes (shard, id, merchant_id, transaction_id, amount,
      reason_code, reason_title, due, opening_line_id)
    select ${shard}, ${id}, ${whose}, ${id}, 1, 1, '', now(), 'l' ${twice}`.execute(db);
  await sql`insert into payments.frauds (shard, id, merchant_id, transaction_id)
    select ${shard}, ${id}, ${merchantId}, ${id} ${rows}`.execute(db);
  await sql`insert into payments.heads (shard, merchant_id)
    values (${shard}, ${merchantId})`.execute(db);
  await sql`insert into payments.events (shard, merchant_id, id, kind, at, transaction_id, version,
      subject_id, buckets, actor)
    select ${shard}, ${merchantId}, ${id}, case when n % 2 = 0 then 'transaction.captured'
      else 'transaction.voided' end, now(), ${id}, 1, ${id}, '{1,0,0,0}', 'system' ${rows}`.execute(
    db,
  );
  await sql`insert into payments.payouts (shard, id, merchant_id, amount, currency, iban,
      end_to_end_id, state, line_id)
    select ${shard}, ${id}, ${whose}, 1, 'EUR', 'DK', 'e' || n, 'paid', ${id}
    ${twice}`.execute(db);
}

let opened: TestDatabase;
const planned = new Map<string, { name: string; values: readonly unknown[] }[]>();
beforeAll(async () => {
  const prepare = async (db: Database) => {
    for (const [what, request] of [...lists, ...few.map(([what, ask]) => [what, [ask]] as const)]) {
      const plans = [];
      for (const work of request) {
        for (const { text, values } of await statementsOf(db, work)) {
          plans.push({ name: await planOnce(db, text), values });
        }
      }
      planned.set(what, plans);
    }
  };
  opened = await filledOncePlanned(migrations, { prepare, fill });
});
afterAll(() => opened.close());

async function checkReading(what: string, most: number): Promise<void> {
  for (const { name, values } of planned.get(what)!) {
    const { read, returned, worst } = await readBy(opened.db, name, values);
    expect(returned).toBeGreaterThan(0);
    expect(read, worst).toBeLessThanOrEqual(most);
  }
}

it.each(lists)(
  "list of %s: a page reads no more rows than necessary",
  async (what, _work, most) => {
    await checkReading(what, most);
  },
);

it.each(few)("list behind %s: stays unread, also in the index", async (what) => {
  for (const { name, values } of planned.get(what)!) {
    expect((await readBy(opened.db, name, values)).blocks).toBeLessThan(60);
  }
});

describe.each(["", "analyze"])("list with new plans after %j", (statistics) => {
  beforeAll(async () => {
    await sql`set plan_cache_mode = force_custom_plan`.execute(opened.db);
    if (statistics !== "") await sql.raw(statistics).execute(opened.db);
  });

  it.each(lists)("a page of %s reads no more rows than necessary", async (what, _work, most) => {
    await checkReading(what, most);
  });
});
