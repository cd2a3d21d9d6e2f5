import { openDatabase } from "@frontdesk/database/database";
import { onPostgres } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import {
  makePayment,
  makeShop,
  type Shop,
  send,
  type TransactionBody,
} from "../../../test/shop.ts";

let payments: TestPayments;
let shop: Shop;
beforeAll(async () => {
  payments = await startTestPayments();
  shop = await makeShop(payments);
});
afterAll(() => payments.close());

async function several(count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push(await makePayment(payments, shop.merchant));
  return ids;
}

interface CaptureCall {
  id: string;
  key: string;
  amount?: number;
}

const capture = async ({ id, key, amount = 100 }: CaptureCall, at = payments) =>
  await send<{ transaction: TransactionBody; code?: string }>(
    at,
    `POST /transactions/${id}/captures`,
    { key: shop.key, body: { amount }, headers: { "idempotency-key": key } },
  );

async function trailOf(id: string): Promise<TransactionBody["trail"]> {
  const { body } = await send<{ transaction: TransactionBody }>(
    payments,
    `GET /transactions/${id}`,
    { key: shop.key },
  );
  return body.transaction.trail;
}

async function countWriters(ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct xmin::text)::int as count from payments.entries
    where transaction_id = any(${ids})`.execute(payments.context.db);
  return rows[0]!.count;
}

async function countKept(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payments.idempotency`.execute(payments.context.db);
  return rows[0]!.count;
}

describe("concurrent captures with keys", () => {
  it("share database transactions, and repeat the same bytes", async () => {
    const requests = (await several(8)).map((id) => ({ id, key: `together ${id}` }));
    const first = await Promise.all(requests.map((each) => capture(each)));
    expect(first.map(({ status }) => status)).toEqual(requests.map(() => 201));
    expect(first.map(({ body }) => body.transaction.id)).toEqual(requests.map(({ id }) => id));
    const again = await Promise.all(requests.map((each) => capture(each)));
    expect(again.map(({ text }) => text)).toEqual(first.map(({ text }) => text));
    for (const { id } of requests) expect(await trailOf(id)).toHaveLength(1);
    expect(await countWriters(requests.map(({ id }) => id))).toBeLessThan(requests.length);
  });

  it("are refused separately, and repeat the refusal", async () => {
    const [one, two, three] = (await several(3)) as [string, string, string];
    const requests = [
      { id: one, key: "enough" },
      { id: two, key: "too much", amount: 100_000 },
      { id: three, key: "enough" },
    ];
    const first = await Promise.all(requests.map((each) => capture(each)));
    expect(first.map(({ status }) => status)).toEqual([201, 400, 201]);
    const again = await Promise.all(requests.map((each) => capture(each)));
    expect(again.map(({ text }) => text)).toEqual(first.map(({ text }) => text));
    expect(await trailOf(two)).toEqual([]);
  });

  it("of one transaction all succeed in turn", async () => {
    const [id] = (await several(1)) as [string];
    const keys = ["a", "b", "c", "d"];
    const replies = await Promise.all(keys.map((key) => capture({ id, key })));
    expect(replies.map(({ status }) => status)).toEqual(keys.map(() => 201));
    const lengths = replies.map(({ body }) => body.transaction.trail!.length);
    expect(lengths.sort()).toEqual([1, 2, 3, 4]);
  });

  it("run separately after a failure, and the failed capture stores nothing", async () => {
    const ids = await several(4);
    await sql`alter table payments.entries
      add constraint entries_trial_check check (amount <> 177)`.execute(payments.context.db);
    const requests = ids.map((id, index) => ({ id, key: `trial ${id}`, amount: 176 + index }));
    const before = await countKept();
    const replies = await Promise.all(requests.map((each) => capture(each)));
    await sql`alter table payments.entries drop constraint entries_trial_check`.execute(
      payments.context.db,
    );
    expect(replies.map(({ status }) => status)).toEqual([201, 500, 201, 201]);
    expect((await countKept()) - before).toBe(3);
    expect((await capture(requests[1]!)).status).toBe(201);
    for (const { id } of requests) expect(await trailOf(id)).toHaveLength(1);
  });
});

describe.runIf(onPostgres)("capture with a key", () => {
  it("runs once across processes", async () => {
    const opened = await openDatabase({ url: payments.opened.url! });
    const other = await startTestPayments({ opened: { ...payments.opened, ...opened } });
    for (let round = 0; round < 20; round += 1) {
      const requests = (await several(3)).map((id) => ({ id, key: `process ${round}` }));
      const replies = await Promise.all(
        [payments, other, other, payments].flatMap((at) =>
          requests.map((each) => capture(each, at)),
        ),
      );
      expect(replies.every(({ status }) => status === 201 || status === 409)).toBe(true);
      for (const each of requests) {
        const { text } = await capture(each, other);
        const texts = replies
          .filter(({ status, body }) => status === 201 && body.transaction.id === each.id)
          .map(({ text }) => text);
        expect(new Set([...texts, text]).size).toBe(1);
        expect(await trailOf(each.id)).toHaveLength(1);
      }
    }
    await other.close();
  });

  it("stores nothing if its connection breaks, and succeeds on repeat", async () => {
    const { db } = payments.context;
    const requests = (await several(3)).map((id) => ({ id, key: `broken ${id}` }));
    const before = await countKept();
    let running: Promise<Awaited<ReturnType<typeof capture>>[]> | undefined;
    await db.transaction().execute(async (own) => {
      await sql`select from payments.transactions where id = ${requests[1]!.id}
        for update`.execute(own);
      running = Promise.all(requests.map((each) => capture(each)));
      await expect
        .poll(async () => {
          const { rows } = await sql`
            select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'
              and query like '%seen as (%'`.execute(db);
          return rows.length;
        })
        .toBe(1);
      await running;
    });
    const statuses = (await running!).map(({ status }) => status);
    expect(statuses[1]).toBe(503);
    expect(await trailOf(requests[1]!.id)).toEqual([]);
    const done = statuses.filter((status) => status !== 503);
    expect([done, await countKept()]).toEqual([done.map(() => 201), before + done.length]);
    const again = await Promise.all(requests.map((each) => capture(each)));
    expect(again.map(({ status }) => status)).toEqual([201, 201, 201]);
    for (const { id } of requests) expect(await trailOf(id)).toHaveLength(1);
  });
});
