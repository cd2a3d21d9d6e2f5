import type { Database } from "@frontdesk/database/database";
import { filledOncePlanned, planOnce, readBy } from "@frontdesk/database/test/plans";
import type { TestDatabase } from "@frontdesk/database/testing";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  leaseReversals,
  listReversible,
  markReversed,
  postponeReversals,
  type ReversalLease,
  renewReversals,
} from "../src/acquiring/authorizations/store.ts";
import {
  leaseInstructions,
  listDueInstructions,
  postponeInstructions,
  removeInstructions,
  renewInstructions,
} from "../src/acquiring/instructions/store.ts";
import { findCall, removeKeys, saveAnswers } from "../src/api/idempotency/store.ts";
import { migrations } from "../src/core/migrations.ts";
import {
  findHeads,
  listEntries,
  listWaitingMerchants,
  lockHeads,
} from "../src/core/outbox/taking.store.ts";
import { insertEvents, type PublishedEntry } from "../src/notifications/events/events.store.ts";
import {
  type DeliveryLease,
  leaseDeliveries,
  listDueOf,
  listDueWebhooks,
  noteForWebhook,
  renewDeliveries,
} from "../src/notifications/webhooks/deliveries/leases.store.ts";
import { demote, holdLeaders } from "../src/notifications/webhooks/deliveries/store.ts";

/* Planned on an empty database, then run with ten thousand payments in one shard. */

const many = 10_000;
const now = new Date("2026-06-15T12:00:00Z");
const leaseMs = 20_000;

async function fill(db: Database): Promise<void> {
  const numbered = sql`from generate_series(1, ${sql.raw(String(many))}) as n`;
  const all: RawBuilder<unknown>[] = [
    sql`insert into payments.merchants (shard, id, key, currency, exponent, test, email, website,
        descriptor, company_country, can_charge_card, can_save_card, can_transfer_to_card,
        can_capture, can_refund, can_void)
      select 1, 'm' || n % 10, gen_random_uuid(), 'EUR', 2, true, 'a@example.com',
        'https://example.com', 'A', 'DK', true, true, true, true, true, true
      ${numbered} where n <= 10`,
    sql`insert into payments.authorizations (shard, id, merchant_id, fingerprint, state, currency,
        amount, deadline, acquirer_reference, actor, reversal_due_at)
      select 1, 'a' || n, 'm' || n % 10, 'print', case when n > 1000 then 'approved'
        when n > 500 then 'reversing' else 'asked' end, 'EUR', 500, ${now}::timestamptz
        - interval '1 hour', 'reference', 'test', ${now}::timestamptz ${numbered}`,
    sql`insert into payments.transactions (shard, id, merchant_id, authorization_id,
        card_number_id, test, currency, exponent, amount, descriptor, bin, last4, expiry_month,
        expiry_year, scheme, code_present, recurring)
      select 1, 't' || n, 'm' || n % 10, 'a' || n, 'none', true, 'EUR', 2, 500, 'Flowers',
        '410000', '0000', 12, 2030, 'visa', true, false ${numbered}`,
    sql`insert into payments.instructions (shard, id, transaction_id, kind, amount, due_at)
      select 1, 'i' || n, 't' || n, 'capture', 100, ${now}::timestamptz ${numbered}`,
    sql`insert into payments.heads (shard, merchant_id) select 1, 'm' || n ${numbered}`,
    sql`insert into payments.news (shard, merchant_id, about, id, version, kind, subject_id, actor)
      select 1, 'm' || n % 10, 't' || n, 'n' || n, 1, 'transaction.captured', 'n' || n, 'system'
      ${numbered}`,
    sql`insert into payments.webhooks (shard, id, merchant_id, test, url, types, state, created_at)
      select 1, 'w' || n, 'm' || n % 10, true, 'https://example.com', '{*}', 'active', ${now}
      ${numbered} where n <= 100`,
    sql`insert into payments.deliveries (shard, webhook_id, id, merchant_id, test, kind, at,
        created_at, state, due_at, body, transaction_id, claimed_by)
      select 1, case when n <= 9 then 'w' || n * 10 else 'w1' end, 'e' || n, 'm1', true,
        'payout.paid', ${now}, ${now}, 'waiting',
        case when n < 9999 then ${now}::timestamptz end, '',
        't' || case when n > 9998 then 1 else n end, case when n between 100 and 107
          then '00000000-0000-0000-0000-000000000000'::uuid end ${numbered}`,
    sql`insert into payments.idempotency (shard, scope, body, created_at, authorization_id)
      select 1, decode(lpad(to_hex(n), 16, '0'), 'hex'), '', ${now}::timestamptz, 'a' || n
      ${numbered}`,
  ];
  for (const each of all) await each.execute(db);
}

type Work = (db: Database) => Promise<unknown>;

async function statementOf(work: Work): Promise<{ text: string; values: readonly unknown[] }> {
  const requests: { sql: string; parameters: readonly unknown[] }[] = [];
  const executeQuery = async (query: (typeof requests)[number]) => {
    requests.push(query);
    return { rows: [] };
  };
  await work({ executeQuery } as unknown as Database).catch(() => {});
  const [{ sql: text, parameters: values }] = requests as [(typeof requests)[number]];
  return { text, values };
}

const hundred = Array.from({ length: 100 }, (_, n) => ({ shard: 1, id: `i${n + 1}`, attempts: 0 }));
const claims = hundred as unknown as Parameters<typeof removeInstructions>[1];
const reversals = hundred.map((lease, n) => ({ ...lease, id: `a${n + 501}` })) as ReversalLease[];
const later = <Lease>(list: readonly Lease[]) => list.map((lease) => ({ lease, dueAt: now }));
const claimed = Array.from({ length: 8 }, (_, n) => ({
  shard: 1,
  webhookId: "w1",
  id: `e${n + 100}`,
  claimedBy: "00000000-0000-0000-0000-000000000000",
})) as DeliveryLease[];
const merchantIds = ["m1", "m2"];
const publishedEntries = Array.from({ length: 100 }, (_, n) => ({
  merchantId: "m1",
  about: `t${n * 10 + 1}`,
  id: `n${n * 10 + 1}`,
  eventId: `e${n}`,
  kind: "transaction.captured",
  version: 1,
})) as PublishedEntry[];
const handles = hundred.map((_, n) => ({
  shard: 1,
  body: Buffer.alloc(0),
  hash: Buffer.from((n * 10 + 1).toString(16).padStart(16, "0"), "hex"),
}));
const answered = handles.map((handle) => ({ handle, answer: { status: 201 } }));
const scope = { shard: 1, hash: Buffer.from("00000000000000ff", "hex") };

const cases: Record<string, { work: Work; returned: number; most: number }> = {
  "finding instructions that are due": {
    work: (db) => listDueInstructions(db, now),
    returned: 100,
    most: 100,
  },
  "claiming instructions": {
    work: (db) => leaseInstructions(db, hundred, { now, leaseMs }),
    returned: 100,
    most: 600,
  },
  "renewing instructions": {
    work: (db) => renewInstructions(db, claims, leaseMs),
    returned: 100,
    most: 200,
  },
  "removing instructions": {
    work: (db) => removeInstructions(db, claims),
    returned: 100,
    most: 200,
  },
  "postponing instructions": {
    work: (db) => postponeInstructions(db, later(claims)),
    returned: 100,
    most: 200,
  },
  "finding what is to be reversed": {
    work: (db) => listReversible(db, { overdueBefore: now, now }),
    returned: 100,
    most: 100,
  },
  "claiming reversals": {
    work: (db) => leaseReversals(db, reversals, { overdueBefore: now, now, leaseMs }),
    returned: 100,
    most: 500,
  },
  "renewing reversals": {
    work: (db) => renewReversals(db, reversals, leaseMs),
    returned: 100,
    most: 200,
  },
  "marking reversals": {
    work: (db) => markReversed(db, reversals),
    returned: 100,
    most: 200,
  },
  "postponing reversals": {
    work: (db) => postponeReversals(db, later(reversals)),
    returned: 100,
    most: 200,
  },
  "finding who has news, of which there is little as a rule,": {
    work: (db) => listWaitingMerchants(db, 1_000),
    returned: 10,
    most: many + 30,
  },
  "locking heads": {
    work: (db) => lockHeads(db, 1, merchantIds),
    returned: 2,
    most: 6,
  },
  "listing the oldest news of merchants": {
    work: (db) => listEntries(db, { shard: 1, merchantIds, left: ["t9"], limit: 100 }),
    returned: 200,
    most: 600,
  },
  "making events of news": {
    work: (db) => insertEvents(db, 1, publishedEntries),
    returned: 100,
    most: 300,
  },
  "looking at heads": {
    work: (db) => findHeads(db, [{ shard: 1, merchantId: "m1" }]),
    returned: 1,
    most: 2,
  },
  "finding webhooks that something is due of": {
    work: (db) => listDueWebhooks(db, { now, limit: 256 }),
    returned: 10,
    // Reads the first due deliveries per webhook.
    most: 100 + 10,
  },
  "counting what is due of webhooks": {
    work: (db) => listDueOf(db, { shard: 1, ids: ["w1", "w10"] }, { now, most: 8 }),
    returned: 2,
    most: 2 * 3 + 8 + 1,
  },
  "claiming deliveries that are due at the same moment": {
    work: (db) =>
      leaseDeliveries(
        db,
        { shard: 1, webhookId: "w1", isFailing: false, isDoubtful: false },
        { now, leaseMs, most: 8 },
      ),
    returned: 8,
    most: 32,
  },
  "renewing deliveries": {
    work: (db) => renewDeliveries(db, claimed, leaseMs),
    returned: 8,
    most: 32,
  },
  "having the next of a lane follow": {
    work: (db) => {
      const noted = { isTaken: true, at: now, doneOf: "t1", now };
      return noteForWebhook(db, { shard: 1, webhookId: "w1" }, noted);
    },
    returned: 1,
    most: 4,
  },
  "having leaders of lanes wait": {
    work: (db) => demote(db, { shard: 1, id: "w1" }, ["e200", "e300"]),
    returned: 2,
    most: 4,
  },
  "holding leaders of lanes": {
    work: (db) => holdLeaders(db, { shard: 1, id: "w1" }, ["t200", "t300"]),
    returned: 2,
    most: 6,
  },
  "finding a call by its idempotency key": {
    work: (db) => findCall(db, scope),
    returned: 1,
    most: 2,
  },
  "keeping the answers of calls": {
    work: (db) => saveAnswers(db, answered),
    returned: 100,
    most: 200,
  },
  "giving idempotency keys back": {
    work: (db) => removeKeys(db, handles),
    returned: 100,
    most: 200,
  },
};

let opened: TestDatabase;
const plans = new Map<string, { name: string; values: readonly unknown[] }>();
beforeAll(async () => {
  const prepare = async (db: Database) => {
    for (const [what, { work }] of Object.entries(cases)) {
      const { text, values } = await statementOf(work);
      plans.set(what, { name: await planOnce(db, text), values });
    }
  };
  opened = await filledOncePlanned(migrations, { prepare, fill });
});
afterAll(() => opened.close());

it.each(Object.entries(cases))(
  "statement %s: reads only its rows",
  async (what, { returned, most }) => {
    const { name, values } = plans.get(what)!;
    await sql`begin`.execute(opened.db);
    const reading = await readBy(opened.db, name, values);
    await sql`rollback`.execute(opened.db);
    expect(reading.returned).toBe(returned);
    expect(reading.read, reading.worst).toBeLessThanOrEqual(most);
  },
);

// First executions use default estimates: a sequential scan is fine then, a nested scan per row is
// not.
it.each(Object.entries(cases))("statement %s: rereads no row under a custom plan", async (what) => {
  const { name, values } = plans.get(what)!;
  await sql`begin`.execute(opened.db);
  await sql`set local plan_cache_mode = force_custom_plan`.execute(opened.db);
  const reading = await readBy(opened.db, name, values);
  await sql`rollback`.execute(opened.db);
  expect(reading.read, reading.worst).toBeLessThanOrEqual(3 * many);
});
