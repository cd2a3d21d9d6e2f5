import type { Database } from "@frontdesk/database/database";
import { filledOncePlanned, planOnce, readBy } from "@frontdesk/database/test/plans";
import type { TestDatabase } from "@frontdesk/database/testing";
import { type CompiledQuery, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findBalances } from "../src/acquiring/simulator/store.ts";
import {
  askFollowUps,
  type FollowUpQuestion,
  findFollowUpCards,
} from "../src/card-payments/transactions/follow-up.store.ts";
import {
  type NewOutcome,
  type OutcomeColumns,
  saveOutcomes,
} from "../src/card-payments/transactions/outcome.store.ts";
import { migrations } from "../src/core/migrations.ts";

/* Planned on an empty database, then run with ten thousand payments in one shard. */

const now = new Date("2026-06-15T12:00:00Z");
const numbered = sql`from generate_series(1, 10000) as n`;
const hundred = Array.from({ length: 100 }, (_, n) => n + 1);

async function fill(db: Database): Promise<void> {
  const all = [
    sql`insert into payments.merchants (shard, id, key, currency, exponent, test, email, website,
        descriptor, company_country, can_charge_card, can_save_card, can_transfer_to_card,
        can_capture, can_refund, can_void)
      select 1, 'm' || n, gen_random_uuid(), 'EUR', 2, true, 'a@example.com',
        'https://example.com', 'A', 'DK', true, true, true, true, true, true ${numbered}`,
    sql`insert into payments.merchant_access (merchant_id, caller_id, app_id)
      select 'm' || n % 10, 'c' || n, 'c' || n ${numbered}
      union all select 'm' || n, 'caller', 'caller' ${numbered}`,
    sql`insert into payments.authorizations (shard, id, merchant_id, fingerprint, state, currency,
        amount, deadline, actor)
      select 1, 'a' || n, 'm1', 'print', case when n > 5000 then 'approved' else 'asked' end,
        'EUR', 500, ${now}::timestamptz, 'test' ${numbered}`,
    sql`insert into payments.card_numbers (shard, id, merchant_id, sealed, key_version,
        fingerprint, bin, last4, expiry_month, expiry_year, scheme)
      select 1, 'n' || n, 'm1', 'sealed', 1, 'print', '410000', '0000', 12, 2030, 'visa'
      ${numbered}`,
    sql`insert into payments.transactions (shard, id, merchant_id, authorization_id,
        card_number_id, test, currency, exponent, amount, descriptor, bin, last4, expiry_month,
        expiry_year, scheme, code_present, recurring)
      select 1, 't' || n, 'm1', 'a' || n, 'n' || n, true, 'EUR', 2, 500, 'Flowers',
        '410000', '0000', 12, 2030, 'visa', true, false ${numbered}`,
    sql`insert into payments.simulator_cards (shard, merchant_id, fingerprint, currency, balance,
        expires_at)
      select 1, 'm1', 'f' || n, 'EUR', 500, ${now}::timestamptz + interval '1 day' ${numbered}`,
  ];
  for (const each of all) await each.execute(db);
}

const questions = hundred.map(
  (n): FollowUpQuestion => ({
    shard: 1,
    merchantId: "m1",
    callerId: "caller",
    transactionId: `t${n * 50}`,
    cardId: undefined,
    currency: "EUR",
    amount: 100,
    day: "2026-06-15",
    oldestRate: "2026-06-01",
    authorizationId: `b${n}`,
    deadline: now,
    payerAddress: null,
    actor: "test",
    acquiresLive: false,
    purpose: null,
  }),
);

const outcomes = hundred.map((n): NewOutcome => {
  const outcome: Partial<OutcomeColumns> = {
    state: "approved",
    transaction_id: `u${n}`,
    card_number_id: `n${n}`,
    test: true,
    fingerprint: "print",
    bin: "410000",
    last4: "0000",
    expiry_month: 12,
    expiry_year: 2030,
    scheme: "visa",
    code_present: false,
    exponent: 2,
    descriptor: "Flowers",
    recurring: true,
  };
  return { shard: 1, id: `a${n}`, outcome: outcome as OutcomeColumns };
});

const cards = hundred.map((n) => ({ shard: 1, merchantId: "m1", fingerprint: `f${n}`, now }));

const cases: Record<string, { work: (db: Database) => Promise<unknown>; most: number }> = {
  "finding the cards of payments": {
    work: (db) => findFollowUpCards(db, questions),
    most: 300,
  },
  "asking for payments": {
    // Merchant, access, transaction and authorisation twice, and the card number.
    work: (db) => askFollowUps(db, questions),
    most: 700,
  },
  "finding what is remembered of cards": { work: (db) => findBalances(db, cards), most: 100 },
  "writing what came of payments": { work: (db) => saveOutcomes(db, outcomes), most: 100 },
};

async function statementOf(work: (db: Database) => Promise<unknown>): Promise<CompiledQuery> {
  const requests: CompiledQuery[] = [];
  const executeQuery = async (query: CompiledQuery) => {
    requests.push(query);
    return { rows: [] };
  };
  await work({ executeQuery } as unknown as Database);
  expect(requests).toHaveLength(1);
  return requests[0]!;
}

let opened: TestDatabase;
const plans = new Map<string, { name: string; values: readonly unknown[] }>();
beforeAll(async () => {
  const prepare = async (db: Database) => {
    for (const [what, { work }] of Object.entries(cases)) {
      const { sql: text, parameters: values } = await statementOf(work);
      plans.set(what, { name: await planOnce(db, text), values });
    }
  };
  opened = await filledOncePlanned(migrations, { prepare, fill });
});
afterAll(() => opened.close());

it.each(Object.entries(cases))("batched %s: read only their rows", async (what, { most }) => {
  const { name, values } = plans.get(what)!;
  await sql`begin`.execute(opened.db);
  const reading = await readBy(opened.db, name, values);
  await sql`rollback`.execute(opened.db);
  expect(reading.returned).toBe(100);
  expect(reading.read, reading.worst).toBeLessThanOrEqual(most);
});
