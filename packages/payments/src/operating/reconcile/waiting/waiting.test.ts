import { operatorKey } from "@frontdesk/platform/test/harness";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { makeEntry, makeHead } from "../../../../test/outbox-entries.ts";
import { makePayment, makeShop, type Shop, send } from "../../../../test/shop.ts";
import { newId } from "../../../core/ids.ts";
import { reconcile } from "../reconcile.ts";
import { agesOfWaiting, findWaiting } from "./waiting.ts";

let payments: TestPayments;
let shop: Shop;
let transactionId: string;
let clockMs: number;
beforeAll(async () => {
  clockMs = Date.parse("2026-06-15T12:00:00Z");
  payments = await startTestPayments({ now: () => new Date(clockMs) });
  shop = await makeShop(payments);
  transactionId = await makePayment(payments, shop.merchant, { amount: 1_000 });
});
afterAll(() => payments.close());
beforeEach(async () => {
  const { db } = payments.context;
  await sql`delete from payments.instructions`.execute(db);
  await sql`delete from payments.authorizations where transaction_id is null`.execute(db);
});

const after = (minutes: number) => new Date(clockMs - minutes * 60_000);

async function makeInstruction(minutes: number): Promise<string> {
  const id = newId(Number(await shardOf()));
  await sql`insert into payments.instructions
      (shard, id, transaction_id, kind, amount, due_at, attempts, since)
    select shard, ${id}, id, 'capture', 1, ${after(-60)}, 9, ${after(minutes)}
    from payments.transactions where id = ${transactionId}`.execute(payments.context.db);
  return id;
}

async function shardOf(): Promise<number> {
  const { rows } = await sql<{ shard: number }>`
    select shard from payments.transactions where id = ${transactionId}`.execute(
    payments.context.db,
  );
  return rows[0]!.shard;
}

async function makeReversal(minutes: number, state: "asked" | "reversing"): Promise<string> {
  const id = newId(await shardOf());
  await sql`insert into payments.authorizations (shard, id, merchant_id, fingerprint, state,
      currency, amount, deadline, actor, reversal_due_at)
    values (${await shardOf()}, ${id}, ${shop.merchant.id}, 'print', ${state}, 'EUR', 5,
      ${after(minutes)}, 'test', ${state === "asked" ? null : after(-60)})`.execute(
    payments.context.db,
  );
  return id;
}

async function makeMail(minutes: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into jobs.job (name, created_on, start_after)
    values ('mail', now() - make_interval(mins => ${minutes}), now() + interval '1 day')
    returning id`.execute(payments.context.db);
  return rows[0]!.id;
}

async function ages(): Promise<Record<string, number>> {
  const { text } = await send(payments, "GET /payments/metrics", { key: operatorKey });
  const lines = text.matchAll(/^oldest_waiting_seconds\{what="(\w+)"\} (\S+)$/gm);
  return Object.fromEntries([...lines].map(([, what, seconds]) => [what, Number(seconds)]));
}

async function waiting() {
  const { findings } = await reconcile(payments.context);
  return findings.filter(({ check }) => check.startsWith("waiting_"));
}

it("waiting work: reports none", async () => {
  await sql`delete from jobs.job where name = 'mail'`.execute(payments.context.db);
  const nothing = { instruction: 0, reversal: 0, event: 0, mail: 0 };
  await expect.poll(ages).toEqual(nothing);
  expect(await waiting()).toEqual([]);
});

it("waiting work: reports an instruction after 15 minutes and any number of attempts", async () => {
  await makeInstruction(15);
  expect(await waiting()).toEqual([]);
  const subject = await makeInstruction(16);
  expect((await ages()).instruction).toBe(16 * 60);
  const { id: merchantId } = shop.merchant;
  expect(await waiting()).toEqual([
    {
      check: "waiting_instructions",
      merchantId,
      subject,
      expected: "15 minutes",
      found: "16 minutes",
    },
  ]);
});

it.each(["asked", "reversing"] as const)(
  "waiting work: reports one %s past its deadline",
  async (state) => {
    await makeReversal(-1, "asked");
    expect((await ages()).reversal).toBe(0);
    const subject = await makeReversal(20, state);
    expect((await ages()).reversal).toBe(20 * 60);
    expect(await waiting()).toMatchObject([
      { check: "waiting_reversals", subject, found: "20 minutes" },
    ]);
  },
);

it("waiting work: reports an unpublished change", async () => {
  const { db } = payments.context;
  const merchant = await makeHead(db, 7);
  // The open transaction hides it from the relay.
  const undone = db.transaction().execute(async (db) => {
    await makeEntry(db, merchant, { agoMs: 20 * 60_000 });
    const { merchantId } = merchant;
    expect((await agesOfWaiting(db, after(0))).event).toBeGreaterThanOrEqual(20 * 60_000);
    expect(await findWaiting(db, after(0))).toMatchObject([
      { check: "waiting_events", merchantId, subject: merchantId, found: "20 minutes" },
    ]);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
});

it("waiting work: reports a mail that no server accepts", async () => {
  const subject = await makeMail(30);
  expect((await ages()).mail).toBeGreaterThanOrEqual(30 * 60);
  expect(await waiting()).toMatchObject([{ check: "waiting_mails", merchantId: null, subject }]);
  await sql`delete from jobs.job where name = 'mail'`.execute(payments.context.db);
});
