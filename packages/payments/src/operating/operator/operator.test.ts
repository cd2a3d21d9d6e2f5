import { onPostgres } from "@frontdesk/database/testing";
import { operatorKey, type Reply } from "@frontdesk/platform/test/harness";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { type DisputeBody, makeCapture, operate } from "../../../test/ledger.ts";
import { type MerchantBody, makeShop, type Shop, send } from "../../../test/shop.ts";
import { newId } from "../../core/ids.ts";

let payments: TestPayments;
let shop: Shop;
beforeAll(async () => {
  payments = await startTestPayments();
  shop = await makeShop(payments);
});
afterAll(() => payments.close());

interface Action {
  action: string;
  subject: string;
  actor: string;
  details: Record<string, unknown>;
}

async function actions(subject: string): Promise<Action[]> {
  const path = `GET /payments/operator/actions?limit=50&filter[subject]=${subject}` as const;
  return (await operate<Action[]>(payments, path)).body;
}

async function read({ merchant, key }: Shop): Promise<MerchantBody> {
  const route = `GET /merchants/${merchant.id}` as const;
  return (await send<{ merchant: MerchantBody }>(payments, route, { key })).body.merchant;
}

async function put(path: string, body: object, { merchant } = shop): Promise<Reply> {
  return await operate(payments, `PUT /payments/operator/merchants/${merchant.id}/${path}`, body);
}

describe("merchant changes by an operator", () => {
  it("set prices, bank account and 3-D Secure mode, each audited", async () => {
    const pricing = { rate: 13_500, flat: 25, dispute: 1_500 };
    const iban = "de89 3704 0044 0532 0130 00";
    const answers = [
      await put("pricing", pricing),
      await put("bank", { iban }),
      await put("tds", { mode: "avoid" }),
    ];
    expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([204, ""]));
    expect(await read(shop)).toMatchObject({
      pricing: {
        rate: 0.0135,
        flat: { currency: "EUR", amount: 25 },
        dispute: { currency: "EUR", amount: 1_500 },
      },
      bank: { iban: "DE89370400440532013000" },
      tds: { mode: "avoid" },
    });
    const actor = "operator at 127.0.0.1";
    expect(await actions(shop.merchant.id)).toMatchObject([
      { action: "merchant.tds", actor, details: { mode: "avoid" } },
      { action: "merchant.bank", actor, details: { iban: iban.replaceAll(" ", "").toUpperCase() } },
      { action: "merchant.pricing", actor, details: pricing },
    ]);
  });

  it("record the values before", async () => {
    const other = await makeShop(payments);
    const pricing = { rate: 13_500, flat: 25, dispute: 1_500 };
    const iban = "DE89370400440532013000";
    await put("pricing", pricing, other);
    await put("pricing", { ...pricing, rate: 9_000 }, other);
    await put("bank", { iban }, other);
    await put("bank", { iban: "DE02120300000000202051" }, other);
    await put("tds", { mode: "avoid" }, other);
    await put("tds", { mode: "full" }, other);
    await put("expiry", { authorizationDays: 9 }, other);
    await put("expiry", { authorizationDays: 7 }, other);
    const suspension = { payments: true, captures: false, payouts: false, reason: "Fraud" };
    await put("suspension", suspension, other);
    const path = `/payments/operator/merchants/${other.merchant.id}/suspension` as const;
    await operate(payments, `DELETE ${path}`);
    const matches = (await actions(other.merchant.id)).map(({ action, details }) => {
      return [action, details.before];
    });
    const kept = expect.objectContaining(suspension);
    expect(matches.slice(0, 2)).toEqual([
      ["merchant.resume", kept],
      ["merchant.suspend", null],
    ]);
    expect([2, 4, 6, 8].map((location) => matches[location])).toEqual([
      ["merchant.expiry", { authorizationDays: 9 }],
      ["merchant.tds", { mode: "avoid" }],
      ["merchant.bank", { iban }],
      ["merchant.pricing", { ...pricing, refundsFee: false }],
    ]);
  });

  it.each([
    ["pricing", "rate", { rate: 1_000_001, flat: 0, dispute: 0 }],
    ["pricing", "flat", { rate: 0, flat: -1, dispute: 0 }],
    ["pricing", "dispute", { rate: 0, flat: 0 }],
    ["bank", "iban", { iban: "nothing" }],
    ["bank", "iban", {}],
    ["tds", "mode", { mode: "never" }],
  ])("keep %s with an invalid %s, without an audit log entry", async (path, field, body) => {
    const [before, audited] = [await read(shop), await actions(shop.merchant.id)];
    const answer = await put(path, body);
    const problem = { field, message: expect.any(String) };
    expect([answer.status, answer.body]).toEqual([400, [problem]]);
    expect(await read(shop)).toEqual(before);
    expect(await actions(shop.merchant.id)).toEqual(audited);
  });

  it("answer 404 for an unknown merchant", async () => {
    const missing = { ...shop, merchant: { ...shop.merchant, id: newId(9) } };
    const answers = [
      await put("tds", { mode: "full" }, missing),
      await operate(payments, `POST /payments/operator/merchants/${newId(9)}/approval`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  it("need a live merchant's IBAN with valid check digits", async () => {
    const live = await makeShop(payments, { test: false });
    expect((await put("bank", { iban: "DE00370400440532013000" }, live)).status).toBe(400);
    expect((await put("bank", { iban: "DE89370400440532013000" }, live)).status).toBe(204);
  });

  it("list all merchants, newest first", async () => {
    const other = await makeShop(payments, { currency: "DKK" });
    const live = await makeShop(payments, { test: false });
    const path = "GET /payments/operator/merchants?limit=2";
    const { body } = await operate<MerchantBody[]>(payments, path);
    expect(body.map(({ id }) => id)).toEqual([live.merchant.id, other.merchant.id]);
    const existing = { state: "waiting", owners: [], volume: { days: 30, captured: 0, count: 0 } };
    const decided = { ...existing, approved: null, suspension: null, authorizationDays: null };
    expect(body[0]).toEqual({ ...(await read(live)), ...decided });
    const tests = await operate<MerchantBody[]>(payments, `${path}&filter[test]=yes`);
    expect(tests.body[0]?.id).toBe(other.merchant.id);
    const next = await operate<MerchantBody[]>(payments, `${path}&before=${other.merchant.id}`);
    expect(next.body.map(({ id }) => id)).not.toContain(other.merchant.id);
    expect((await operate(payments, "GET /payments/operator/merchants")).status).toBe(400);
  });
});

describe("merchant approval", () => {
  async function approve({ merchant }: Shop): Promise<Reply> {
    return await operate(payments, `POST /payments/operator/merchants/${merchant.id}/approval`);
  }

  it("refuses test merchants", async () => {
    const { status, body } = await approve(shop);
    expect([status, body]).toMatchObject([409, { code: "test_merchant" }]);
  });

  it.runIf(!onPostgres)("is refused on the embedded database, with the reason", async () => {
    const live = await makeShop(payments, { test: false });
    const { status, body } = await approve(live);
    const message = expect.stringContaining("power cut");
    expect([status, body]).toEqual([409, { code: "embedded_database", message }]);
    expect((await read(live)).claim.canCapture).toBe(false);
  });

  it.runIf(onPostgres)("gives a live merchant all capabilities", async () => {
    const live = await makeShop(payments, { test: false });
    const { status, body } = await approve(live);
    expect([status, body]).toMatchObject([201, { merchant: { approved: expect.any(String) } }]);
    expect(Object.values((await read(live)).claim)).toEqual(Array(6).fill(true));
    expect(await actions(live.merchant.id)).toMatchObject([{ action: "merchant.approve" }]);
    expect((await approve(live)).body).toEqual(body);
  });
});

describe("disputes and frauds of an operator", () => {
  it("are opened, closed and reported for live merchants too, each audited", async () => {
    const transactionId = await makeCapture(payments, shop, { amount: 1_000 });
    await sql`update payments.transactions set test = false
      where id = ${transactionId}`.execute(payments.context.db);
    const reported = { transactionId, amount: 600 };
    type Disputed = Reply<{ dispute: DisputeBody }>;
    const opened: Disputed = await operate(payments, "POST /payments/operator/disputes", reported);
    const { id } = opened.body.dispute;
    expect([opened.status, opened.body.dispute.state]).toEqual([201, "open"]);
    const closed: Disputed = await operate(
      payments,
      `POST /payments/operator/disputes/${id}/losses`,
    );
    expect([closed.status, closed.body.dispute.state]).toEqual([201, "lost"]);
    expect((await operate(payments, `POST /payments/operator/disputes/${id}/wins`)).status).toBe(
      409,
    );
    expect(await actions(id)).toMatchObject([
      { action: "dispute.lose" },
      { action: "dispute.open", details: reported },
    ]);
    const fraud = { transactionId, reason: 6 };
    const reply = await operate<{ fraud: { id: string } }>(
      payments,
      "POST /payments/operator/frauds",
      fraud,
    );
    expect(await actions(reply.body.fraud.id)).toMatchObject([
      { action: "fraud.report", details: fraud },
    ]);
  });

  it("are opened once per Idempotency-Key", async () => {
    const transactionId = await makeCapture(payments, shop, { amount: 500 });
    const headers = { "idempotency-key": newId(1) };
    const sending = { key: operatorKey, headers, body: { transactionId, amount: 100 } };
    const first = await send(payments, "POST /payments/operator/disputes", sending);
    const second = await send(payments, "POST /payments/operator/disputes", sending);
    expect([first.status, second.text]).toEqual([201, first.text]);
  });
});

describe("operators' audit log", () => {
  it("has a row for a payout and its file, and for a reconciliation", async () => {
    const fields = { bank: { iban: "DE89370400440532013000" } };
    const paid = await makeShop(payments, fields);
    await makeCapture(payments, paid, { amount: 700 });
    await operate(payments, "POST /payments/operator/payouts", { merchantId: paid.merchant.id });
    const details = { amount: 700, currency: "EUR" };
    expect(await actions(paid.merchant.id)).toMatchObject([{ action: "payout.create", details }]);
    const debtor = { name: "Frontdesk", iban: "DE89370400440532013000" };
    const exporting = { debtor, test: true };
    const { body } = await operate<{ export: { id: string } }>(
      payments,
      "POST /payments/operator/payout-exports",
      exporting,
    );
    expect(await actions(body.export.id)).toMatchObject([{ action: "payout.export" }]);
    const proof = await operate(payments, "POST /payments/operator/reconciliations");
    expect(proof.status).toBe(201);
    expect(proof.body).toMatchObject({ findings: [], complete: true });
    expect(await actions("all")).toMatchObject([
      { action: "books.reconcile", details: { findings: 0 } },
    ]);
  });

  it("is part of each action: without it nothing happens", async () => {
    const { db } = payments.context;
    const closed = sql`alter table payments.operator_actions add constraint closed
      check (action <> 'merchant.tds') not valid`;
    await closed.execute(db);
    const before = await read(shop);
    expect((await put("tds", { mode: "full" })).status).toBe(500);
    expect(await read(shop)).toEqual(before);
    await sql`alter table payments.operator_actions drop constraint closed`.execute(db);
  });
});
