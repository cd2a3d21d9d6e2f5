import { setTimeout as wait } from "node:timers/promises";
import { thorough } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Instruction } from "../../src/acquiring/port/acquirer.ts";
import { startOutboxRelay } from "../../src/notifications/events/outbox/relay.ts";
import { reconcile } from "../../src/operating/reconcile/reconcile.ts";
import { startTestPayments, type TestPayments } from "../harness.ts";
import { type Json, makePayment, makeShop, type Shop, type TransactionBody } from "../shop.ts";

let payments: TestPayments;
const heard = new Set<string>();
beforeAll(async () => {
  payments = await startTestPayments({
    acquirers: (simulator) => {
      const noting = (instruction: Instruction): Instruction => {
        heard.add(instruction.reference);
        return instruction;
      };
      return {
        test: {
          ...simulator,
          capture: (instruction) => simulator.capture(noting(instruction)),
          refund: (instruction) => simulator.refund(noting(instruction)),
          void: (instruction) => simulator.void(noting(instruction)),
        },
      };
    },
  });
});
afterAll(() => payments.close());

/** Event inserts fail until the undo. */
async function breakTelling(code: string): Promise<() => Promise<void>> {
  const { db } = payments.context;
  await sql`create or replace function payments.refuse_events() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception using errcode = '${code}', message = 'not now'; end`)}
  `.execute(db);
  await sql`create trigger refuse_events before insert on payments.events
    execute function payments.refuse_events()`.execute(db);
  return async () => {
    await sql`drop trigger refuse_events on payments.events`.execute(db);
  };
}

const operations = ["captures", "captures", "refunds", "captures", "refunds", "voids"];
const transactions = 5;

const outageMs = thorough ? 20_000 : 3_000;
const roundMs = 2_500;

async function move({ app, merchant }: Shop): Promise<string[]> {
  return await Promise.all(
    Array.from({ length: transactions }, async () => {
      const id = await makePayment(payments, merchant, { amount: 1_000 });
      for (const [index, kind] of operations.entries()) {
        const amount = kind === "refunds" ? 1 : 10 + index;
        const { status } = await app.post(`/transactions/${id}/${kind}`, { amount });
        expect(status).toBe(201);
      }
      return id;
    }),
  );
}

async function moveThroughout(shop: Shop): Promise<string[]> {
  const ids: string[] = [];
  const until = performance.now() + outageMs;
  for (let left = outageMs; left > 0; left = until - performance.now()) {
    const [changed] = await Promise.all([move(shop), wait(Math.min(left, roundMs))]);
    ids.push(...changed);
  }
  return ids;
}

async function eventsOf({ app, merchant }: Shop): Promise<Json[]> {
  const path = `/merchants/${merchant.id}/events?limit=1000&after=${"0".repeat(24)}`;
  return (await app.get(path)).body;
}

const failures = () => payments.logged().split("not now").length - 1;

/** Events equal the trail, in order. */
async function expectAllPublished(shop: Shop, ids: readonly string[]): Promise<void> {
  const events = await eventsOf(shop);
  const changed = events.filter(({ type }) => /captured|refunded|voided/.test(type));
  expect(changed).toHaveLength(ids.length * operations.length);
  for (const id of ids) {
    const { transaction } = (await shop.app.get(`/transactions/${id}`)).body as {
      transaction: TransactionBody;
    };
    const [created, ...rest] = events.filter(({ data }) => data.transaction?.id === id);
    expect([created.type, created.version]).toEqual(["transaction.created", 0]);
    expect(rest.map(({ data }) => data.entry)).toEqual(transaction.trail);
    expect(rest.map(({ version }) => version)).toEqual(operations.map((_kind, index) => index + 1));
  }
}

it.each([
  // Like a full disk: the whole batch fails and repeats.
  ["the database takes no event at all", "53100", async () => {}],
  // Like a constraint: the entry waits a minute, a new process retries at once.
  ["each event is refused", "P0001", () => startOutboxRelay(payments.context).drain()],
])(
  "while %s, the acquirer gets every instruction, and all events follow in order",
  async (...inputs) => {
    const [, code, goOn] = inputs;
    const shop = await makeShop(payments);
    await expect.poll(() => eventsOf(shop)).toHaveLength(1);
    const [failedBefore, heardBefore] = [failures(), heard.size];
    const mend = await breakTelling(code);
    const brokenAt = performance.now();
    const ids = await moveThroughout(shop);
    await expect.poll(() => heard.size - heardBefore).toBe(ids.length * operations.length);
    await expect.poll(() => failures() - failedBefore).toBeGreaterThan(1);
    expect(await eventsOf(shop)).toHaveLength(1);
    expect(performance.now() - brokenAt).toBeGreaterThanOrEqual(outageMs);
    await mend();
    await goOn();
    const all = 1 + ids.length * (1 + operations.length);
    await expect.poll(async () => (await eventsOf(shop)).length).toBe(all);
    await expectAllPublished(shop, ids);
    expect((await reconcile(payments.context)).findings).toEqual([]);
  },
  180_000,
);
