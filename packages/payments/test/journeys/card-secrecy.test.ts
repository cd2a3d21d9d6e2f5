import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Receiver, startReceiver } from "@frontdesk/platform/test/receiver";
import { listen } from "@frontdesk/server/test/harness";
import { listenTo } from "@frontdesk/server/test/listening";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../harness.ts";
import { basic, makePayment, makeShop, makeToken, pay, type Shop, send } from "../shop.ts";
import { settle } from "../webhooks.ts";

// These digits are unlikely elsewhere by chance.
const numbers = ["4111222233334444", "4999888877776661", "5105105105105100"];
const code = "847";

let payments: TestPayments;
let receiver: Receiver;
beforeAll(async () => {
  payments = await startTestPayments({ settings: { webhooksToPrivate: true } });
  receiver = await startReceiver();
});
afterAll(async () => {
  await payments.close();
  await receiver.close();
});

async function everyRow(): Promise<string> {
  const { db } = payments.context;
  const { rows } = await sql<{ schema: string; name: string }>`
    select n.nspname as schema, c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('payments', 'people', 'jobs', 'public')`.execute(db);
  let text = "";
  for (const { schema, name } of rows) {
    const result = await sql<{ row: string }>`
      select t::text as row from ${sql.table(`${schema}.${name}`)} t`.execute(db);
    text += result.rows.map(({ row }) => `${schema}.${name} ${row}\n`).join("");
  }
  return text;
}

async function everythingSent(key: string, merchantId: string): Promise<string> {
  const untold = async () =>
    (
      await sql`select 1 from payments.news where merchant_id = ${merchantId}`.execute(
        payments.context.db,
      )
    ).rows;
  await expect.poll(untold).toEqual([]);
  const route = `GET /merchants/${merchantId}/events?limit=1000` as const;
  const { text } = await send(payments, route, { key });
  expect(text).toContain("transaction.failed");
  return text + (await everythingStreamed(key, merchantId));
}

async function everythingStreamed(key: string, merchantId: string): Promise<string> {
  const stream = await listenTo({
    port: await listen(payments.server),
    path: `/merchants/${merchantId}/events/stream?after=${"0".repeat(24)}`,
    headers: { authorization: basic(key) },
  });
  await expect.poll(stream.text).toContain("transaction.failed");
  stream.request.destroy();
  return stream.text();
}

/** Requests to an echoing receiver, and the stored answers. */
async function everythingDelivered({ app }: Shop, path: string): Promise<string> {
  await settle(payments);
  const sent = receiver.received.map(({ headers, body }) => JSON.stringify(headers) + body);
  expect(sent.join("")).toContain("transaction.failed");
  const { body: deliveries, text } = await app.get(`${path}/deliveries?limit=1000`);
  const kept: string[] = [];
  for (const { id } of deliveries) {
    const one = await app.get(`${path}/deliveries/${id}`);
    expect(one.body.delivery.tried[0].answer).toContain(id);
    kept.push(one.text);
  }
  expect(kept).toHaveLength(receiver.counts().size);
  return [...sent, text, ...kept].join("\n");
}

describe("card data", () => {
  it("appears in no row, log line or response after a whole journey", async () => {
    const shop = await makeShop(payments);
    const { key, merchant, app } = shop;
    receiver.react(({ body }) => [200, body]);
    const webhooks = `/merchants/${merchant.id}/webhooks`;
    const { body: created } = await app.post(webhooks, { url: receiver.url, types: ["*"] });
    const answers: string[] = [];
    const ask = async (route: `POST ${string}` | `GET ${string}`, body?: object) => {
      const sending = { key, headers: { "accept-version": "1" } };
      const reply = await send(
        payments,
        route,
        body === undefined ? sending : { ...sending, body },
      );
      answers.push(reply.text);
    };

    for (const number of numbers) {
      const id = await makePayment(payments, merchant, { number, csc: code });
      await ask(`POST /transactions/${id}/captures`, { amount: 500 });
      await ask(`POST /transactions/${id}/refunds`, { amount: 100 });
      await ask(`POST /merchants/${merchant.id}/cards`, { transactionId: id });
      const followUp = { transactionId: id, currency: "EUR", amount: 100 };
      await ask(`POST /merchants/${merchant.id}/transactions`, followUp);
      await ask(`GET /transactions/${id}`);
    }
    answers.push((await pay(payments, merchant, { number: "4100000000000007", csc: code })).text);
    answers.push(
      (await pay(payments, merchant, { csc: code, test: { card: { code: "invalid" } } })).text,
    );
    await ask(`GET /merchants/${merchant.id}/transactions?limit=50`);
    answers.push(await everythingSent(key, merchant.id));
    answers.push(await everythingDelivered(shop, `${webhooks}/${created.webhook.id}`));
    const [number = ""] = numbers;
    await ask("POST /vault", { type: "pcsc", value: number });
    await ask("POST /vault", { type: "pcn", value: `${number}x` });
    await ask("POST /payments", { card: { number }, code });
    await ask(`GET /transactions/${number}`);
    await ask(`GET /merchants/${merchant.id}/transactions?limit=5&filter[card.last4]=${number}`);
    const token = await makeToken(payments, "pcn", number);
    expect(Buffer.from(token.token, "base64url").toString("latin1")).not.toContain(number);

    const rows = await everyRow();
    const locations = { rows, log: payments.logged(), answers: answers.join("\n") };
    expect(rows.length).toBeGreaterThan(10_000);
    for (const [location, text] of Object.entries(locations)) {
      for (const secret of numbers) {
        expect([location, text.includes(secret)]).toEqual([location, false]);
        expect([location, text.includes(secret.slice(4, 14))]).toEqual([location, false]);
      }
      expect([location, new RegExp(`"(code|csc|cvc|value)":"?${code}`).test(text)]).toEqual([
        location,
        false,
      ]);
    }
    expect(rows).not.toMatch(new RegExp(`[,(]${code}[,)]`));
    expect(rows).not.toContain(key);
  });

  it("appears in no file of the data folder", async () => {
    const folder = payments.context.settings.dataFolder;
    for (const name of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!name.isFile()) continue;
      const content = readFileSync(join(name.parentPath, name.name), "latin1");
      for (const secret of numbers) expect(content).not.toContain(secret);
    }
  });
});
