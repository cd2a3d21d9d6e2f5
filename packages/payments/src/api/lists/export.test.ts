import { few } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { makeCapture, operate } from "../../../test/ledger.ts";
import { basic, type Json, makeApp, makePayment, makeShop, type Shop } from "../../../test/shop.ts";
import { shardOf, timeOf } from "../../core/ids.ts";

let payments: TestPayments;
let shop: Shop;
let yen: string;
let euro: string;
beforeAll(async () => {
  payments = await startTestPayments();
  shop = await makeShop(payments, { bank: { iban: "DE89370400440532013000" } });
  const more = { text: 'Tea, "green"\nand cake', reference: '=HYPERLINK("http://x")' };
  yen = await makePayment(payments, shop.merchant, { amount: 300, currency: "JPY", exponent: 0 });
  euro = await makeCapture(payments, shop, { amount: 1_205, more });
  await shop.app.post(`/transactions/${euro}/refunds`, { amount: 5 });
  await shop.app.post("/disputes", { transactionId: euro, amount: 100 });
  await operate(payments, "POST /payments/operator/payouts", { merchantId: shop.merchant.id });
});
afterAll(() => payments.close());

async function tableOf(path: string): Promise<string[][]> {
  const { status, headers, text } = await shop.app.get(path);
  expect([status, headers["content-type"]]).toEqual([
    200,
    "text/csv; charset=utf-8; header=present",
  ]);
  return rowsOf(text);
}

/** RFC 4180. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, cell = "", end] of text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)) {
    row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const objectsOf = ([names = [], ...rows]: string[][]) =>
  rows.map((row) => Object.fromEntries(row.map((cell, at) => [names[at], cell])));

const of = (what: string) => `/merchants/${shop.merchant.id}/${what}?format=csv`;

describe("lists with format=csv", () => {
  it("have transactions, amounts with currency, and disarmed formulas", async () => {
    const table = objectsOf(await tableOf(of("transactions")));
    expect(table).toMatchObject([
      {
        id: euro,
        created: timeOf(euro).toISOString(),
        currency: "EUR",
        amount: "12.05",
        captured: "12.05",
        refunded: "0.05",
        disputed: "1.00",
        successful: "true",
        text: 'Tea, "green"\nand cake',
        reference: '\'=HYPERLINK("http://x")',
        scheme: "visa",
        last4: "0000",
        error: "",
      },
      { id: yen, currency: "JPY", amount: "300", pending: "300", reference: "" },
    ]);
    const narrowed = `${of("transactions")}&filter[state]=refunded&filter[currency]=EUR`;
    expect(objectsOf(await tableOf(narrowed)).map(({ id }) => id)).toEqual([euro]);
  });

  it("have lines in the merchant's currency", async () => {
    const table = objectsOf(await tableOf(of("lines")));
    expect(table).toMatchObject([
      { kind: "payout", balance: "-11.00", iban: "DE89370400440532013000" },
      { kind: "dispute", currency: "EUR", balance: "-1.00", amountCurrency: "EUR" },
      { kind: "refund", balance: "-0.05", amount: "0.05", transactionId: euro },
      { kind: "capture", balance: "12.05", fee: "0.00", outcome: "" },
    ]);
    const filtered = await tableOf(`${of("lines")}&filter[kind]=refund`);
    expect(filtered).toHaveLength(2);
  });

  it("have amounts in a language's format, for people", async () => {
    const { text } = await shop.app.get(`${of("lines")}&locale=de`);
    expect(text.startsWith("\ufeffid;created;")).toBe(true);
    expect(text).toContain(";-11,00;");
    const english = await shop.app.get(`${of("lines")}&locale=en-GB`);
    expect(english.text).toContain(",-11.00,");
  });

  it("have payouts and disputes", async () => {
    expect(objectsOf(await tableOf(of("payouts")))).toMatchObject([
      { state: "created", currency: "EUR", amount: "11.00" },
    ]);
    const disputes = `/disputes?format=csv&filter[merchantId]=${shop.merchant.id}`;
    expect(objectsOf(await tableOf(disputes))).toMatchObject([
      { state: "open", currency: "EUR", amount: "1.00", transactionId: euro, answer: "" },
    ]);
    expect(objectsOf(await tableOf(`${disputes}&filter[state]=won`))).toEqual([]);
  });

  it.each(["transactions", "lines", "payouts"])("have %s of a year at most", async (what) => {
    const year = "&filter[from]=2025-01-01T00:00:00Z&filter[to]=2026-01-02T00:00:00Z";
    expect(await tableOf(of(what) + year)).toHaveLength(1);
    const longer = year.replace("2026-01-02T00:00:00Z", "2026-01-02T00:00:01Z");
    const { status, body } = await shop.app.get(of(what) + longer);
    const message = "must be at most 366 days before `filter[to]`";
    expect([status, body]).toEqual([400, [{ field: "filter.from", message }]]);
  });

  it("are refused like the list", async () => {
    const stranger = await makeApp(payments);
    const disputes = `/disputes?format=csv&filter[merchantId]=${shop.merchant.id}`;
    for (const path of [of("transactions"), of("lines"), of("payouts"), disputes]) {
      expect((await stranger.get(path)).status).toBe(403);
      const unknown = await shop.app.get(`${path}&filter[colour]=red`);
      expect([unknown.status, unknown.body[0].field]).toEqual([400, "filter.colour"]);
    }
    const json = await shop.app.get(of("lines").replace("csv", "json"));
    expect([json.status, json.body[0].field]).toEqual([400, "limit"]);
    const other = await shop.app.get(of("lines").replace("csv", "xml"));
    expect(other.status).toBe(400);
  });

  it.each(few([6_000, 30_000]))(
    "send all of %d rows within a small buffer, and leave nothing after a disconnect",
    async (many) => {
      const { id: merchantId } = shop.merchant;
      await sql`insert into payments.lines (shard, id, merchant_id, test, kind, balance, amount,
        currency)
      select ${shardOf(merchantId)}, '5' || lpad(to_hex(n), 23, '0'), ${merchantId}, true,
        case when n % 5000 = 1 then 'refund' else 'capture' end, 1, 1, 'EUR'
      from generate_series(1, ${many}::int) as n
      on conflict on constraint lines_pkey do nothing`.execute(payments.context.db);
      const year = "&filter[from]=2012-07-01T00:00:00Z&filter[to]=2012-07-31T00:00:00Z";
      const all = await tableOf(of("lines") + year);
      expect(all).toHaveLength(many + 1);
      expect(new Set(all.map(([id]) => id)).size).toBe(many + 1);
      expect(await tableOf(`${of("lines")}${year}&filter[kind]=refund`)).toHaveLength(
        1 + Math.ceil(many / 5_000),
      );
      await cut(of("lines") + year);
      expect(await busy()).toEqual([]);
      expect((await shop.app.get(`/merchants/${merchantId}`)).status).toBe(200);
    },
  );
});

async function cut(path: string): Promise<void> {
  const { server } = payments;
  if (!server.server.listening) await server.listen({ port: 0, host: "127.0.0.1" });
  const address = server.listeningOrigin;
  const aborting = new AbortController();
  const { body } = await fetch(address + path, {
    headers: { authorization: basic(shop.key) },
    signal: aborting.signal,
  });
  await body!.getReader().read();
  aborting.abort();
  await expect
    .poll(() => new Promise((done) => server.server.getConnections((_e, n) => done(n))))
    .toBe(0);
}

async function busy(): Promise<Json[]> {
  const { rows } = await sql<Json>`select query from pg_stat_activity
    where backend_type = 'client backend'
      and datname = current_database() and pid <> pg_backend_pid()
      and query like '%payments.lines%' and state <> 'idle'`.execute(payments.context.db);
  return rows;
}
