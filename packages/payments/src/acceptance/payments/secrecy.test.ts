import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { behindProxy, makeCheckout } from "../../../test/checkout.ts";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { wordsOf } from "../../../test/words.ts";

const number = "4539578763621486";
const declined = "5200828282828210";
const securityCode = "9731";

let payments: TestPayments;
let tokens: string[];

beforeAll(async () => {
  payments = await startTestPayments({ settings: behindProxy });
  tokens = await takePayments();
});
afterAll(() => payments.close());

async function takePayments(): Promise<string[]> {
  const shop = await makeCheckout(payments);
  const { customer } = shop;
  const cards = [await customer.card(number, securityCode)];
  const order = await shop.order({ text: "Tea", custom: { a: 1 } }, cards[0]);
  const { body } = await customer.pay(order);
  await customer.pay(order);
  await customer.pay({ ...order, text: "Cake" });
  const transactionId = body.authorizationId;
  const followUp = { transactionId, currency: "EUR", amount: 300 };
  await shop.app.post(`/merchants/${shop.merchant.id}/transactions`, followUp);
  cards.push(await customer.card(declined, securityCode));
  await customer.pay(await shop.order({ test: { card: { status: "lost" } } }, cards[1]));
  cards.push(await customer.card(number, securityCode));
  payments.simulator.setFaults({ next: { authorize: ["answer-lost"] } });
  await customer.pay(await shop.order({}, cards[2]));
  await customer.post("/vault", { type: "pcsc", value: number });
  await customer.post("/vault", { type: number, value: securityCode });
  await customer.pay({ ...order, integration: { key: number } });
  await customer.pay({ ...order, card: { number, code: securityCode } });
  await customer.post(`/payments/${number}`, { number });
  await customer.post("/vault", `{"type":"pcn","value":"${number}"`, {
    "content-type": "application/json",
  });
  return cards.flatMap((card) => [card.number.token, card.code.token]);
}

async function everyRow(): Promise<Map<string, string>> {
  const { db } = payments.opened;
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE'
      and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  const matches = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select row_to_json(t)::text as row from ${sql.raw(name)} t`.execute(db);
    matches.set(name, rows.map(({ row }) => row).join("\n"));
  }
  return matches;
}

function writings(text: string): string[] {
  const bytes = Buffer.from(text);
  const base64 = bytes.toString("base64").replace(/=+$/, "");
  return [text, bytes.toString("hex"), base64.slice(0, -1)];
}

const aloneInText = new RegExp(`\\b${securityCode}\\b`);

describe("after every kind of payment", () => {
  it("card numbers are stored in encrypted form only", async () => {
    const rows = await everyRow();
    expect(rows.get("payments.card_numbers")?.split("\n")).toHaveLength(1);
    expect(rows.get("payments.transactions")).toContain('"bin":"453957","last4":"1486"');
    for (const [table, text] of rows) {
      for (const writing of [...writings(number), ...writings(declined)]) {
        expect(text.includes(writing), `${table} has a card number`).toBe(false);
      }
    }
  });

  it("security codes stand nowhere in the database, and neither do tokens", async () => {
    const rows = await everyRow();
    expect(rows.get("payments.order_tokens")?.split("\n")).toHaveLength(6);
    for (const [table, text] of rows) {
      expect(aloneInText.test(text), `${table} has a security code`).toBe(false);
      for (const token of tokens) expect(text.includes(token), table).toBe(false);
    }
  });

  it("the log contains no card number or security code", () => {
    const logged = payments.logged();
    expect(logged.split("\n").length).toBeGreaterThan(15);
    expect(logged).toContain("the acquirer did not respond");
    for (const secret of [number, declined, ...tokens]) expect(logged).not.toContain(secret);
    expect(wordsOf(logged)).not.toContain(securityCode);
  });
});
