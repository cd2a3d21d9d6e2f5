import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { operate } from "../../../test/ledger.ts";
import { makePayment, makeShop, type Shop } from "../../../test/shop.ts";
import { newId } from "../../core/ids.ts";

let payments: TestPayments;
let shop: Shop;
let clockMs: number;
beforeAll(async () => {
  clockMs = Date.parse("2026-06-15T12:00:00Z");
  payments = await startTestPayments({ now: () => new Date(clockMs) });
  shop = await makeShop(payments);
  await sql`delete from jobs.job`.execute(payments.context.db);
  await sql`delete from payments.instructions`.execute(payments.context.db);
});
afterAll(() => payments.close());

async function health() {
  // biome-ignore lint/suspicious/noExplicitAny: tests read any response.
  const { status, body } = await operate<any>(payments, "GET /payments/operator/health");
  expect(status).toBe(200);
  return body;
}

it("operator health: reports waiting work, failing webhooks and failed jobs", async () => {
  const { db } = payments.context;
  expect(await health()).toMatchObject({
    waiting: [
      { what: "instruction", seconds: 0, count: 0 },
      { what: "reversal", seconds: 0, count: null },
      { what: "event", count: null },
      { what: "mail", seconds: 0, count: null },
    ],
    failingWebhooks: [],
    failedJobs: [],
  });

  const { id: merchantId } = shop.merchant;
  const transactionId = await makePayment(payments, shop.merchant, { amount: 1_000 });
  const late = new Date(clockMs - 60_000);
  await sql`insert into payments.instructions
      (shard, id, transaction_id, kind, amount, due_at, attempts, since)
    select shard, ${newId(1)}, id, 'capture', 1, ${new Date(clockMs + 60_000)}, 9, ${late}
    from payments.transactions where id = ${transactionId}`.execute(db);
  const hook = { url: "https://hooks.example.com/secret-path", types: ["*"] };
  const { body } = await shop.app.post(`/merchants/${merchantId}/webhooks`, hook);
  const { id } = body.webhook;
  await sql`update payments.webhooks set failing_since = ${late}, failures = 3
    where id = ${id}`.execute(db);
  await sql`insert into jobs.job (name, state, data, completed_on)
    values ('mail', 'failed', '{"to": "ann@example.com"}', '2026-06-14T10:00:00Z')`.execute(db);

  const match = await health();
  expect(match.waiting[0]).toEqual({ what: "instruction", seconds: 60, count: 1 });
  expect(match.failingWebhooks).toEqual([
    { merchantId, id, since: late.toISOString(), failures: 3 },
  ]);
  expect(match.failedJobs).toEqual([{ queue: "mail", count: 1, last: "2026-06-14T10:00:00.000Z" }]);
  expect(JSON.stringify(match)).not.toMatch(/secret-path|ann@example/);
});
