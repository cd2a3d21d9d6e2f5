import type { Reply } from "@frontdesk/platform/test/harness";
import { sql } from "kysely";
import type { Static } from "typebox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { ledgerOf, makeCapture, operate } from "../../../test/ledger.ts";
import { makeShop, type Shop } from "../../../test/shop.ts";
import { newId } from "../../core/ids.ts";
import type { ExportAnswer, Payout } from "./schema.ts";

type PayoutBody = Static<typeof Payout>;
type PayoutsReply = Reply<{
  payouts: PayoutBody[];
  refused: { merchantId: string; message: string }[];
}>;

const iban = "DE89370400440532013000";
const debtor = { name: "Frontdesk", iban, bic: "COBADEFFXXX" };

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

async function payOut(body: object): Promise<PayoutsReply> {
  return await operate(payments, "POST /payments/operator/payouts", body);
}

async function setUp(amount: number, fields: object = { bank: { iban } }): Promise<Shop> {
  const shop = await makeShop(payments, fields);
  await makeCapture(payments, shop, { amount });
  return shop;
}

async function makePayout(amount: number, fields?: object) {
  const shop = await setUp(amount, fields);
  const { body } = await payOut({ merchantId: shop.merchant.id });
  return { shop, books: ledgerOf(payments, shop), payout: body.payouts[0]! };
}

async function makeLive({ merchant }: Shop): Promise<void> {
  await sql`update payments.merchants set test = false
    where id = ${merchant.id}`.execute(payments.context.db);
}

async function end(id: string, ending: "paid" | "returned") {
  return await operate<{ payout: PayoutBody }>(
    payments,
    `POST /payments/operator/payouts/${id}/${ending}`,
  );
}

async function exportAll(body: object): Promise<Reply<Static<typeof ExportAnswer>>> {
  return await operate(payments, "POST /payments/operator/payout-exports", { debtor, ...body });
}

describe("payout", () => {
  it("takes the whole balance by a line that names the account", async () => {
    const { shop, books, payout } = await makePayout(12_345);
    expect(payout).toEqual({
      id: expect.any(String),
      merchantId: shop.merchant.id,
      created: expect.any(String),
      amount: 12_345,
      currency: "EUR",
      bank: { iban },
      endToEndId: expect.stringMatching(/^[0-9A-Za-z]{1,35}$/),
      state: "created",
      lineId: expect.any(String),
    });
    expect(await books.balance()).toBe(0);
    const [line] = await books.lines();
    expect(line).toMatchObject({ id: payout.lineId, payout: true, balance: -12_345, fee: 0 });
    expect(line).toMatchObject({ bank: { iban } });
  });

  it("with `test` is refused for a live merchant", async () => {
    const live = await setUp(700);
    await makeLive(live);
    const merchantId = live.merchant.id;
    expect(await payOut({ merchantId, test: true })).toMatchObject({
      status: 409,
      body: { code: "merchant_is_live" },
    });
    expect(await ledgerOf(payments, live).balance()).toBe(700);
    expect((await payOut({ merchantId })).status).toBe(201);
    await exportAll({ merchantId });
  });

  it("is refused without a positive balance, an account, or a merchant", async () => {
    const poor = await makeShop(payments, { bank: { iban } });
    const homeless = await setUp(100, {});
    const answers = [
      await payOut({ merchantId: poor.merchant.id }),
      await payOut({ merchantId: homeless.merchant.id }),
      await payOut({ merchantId: newId(1) }),
    ];
    expect(answers.map(({ status, body }) => ({ status, body }))).toMatchObject([
      { status: 409, body: { code: "nothing_owed" } },
      { status: 409, body: { code: "iban_missing", message: expect.stringContaining("IBAN") } },
      { status: 404 },
    ]);
    expect(await ledgerOf(payments, homeless).balance()).toBe(100);
    await operate(payments, `PUT /payments/operator/merchants/${homeless.merchant.id}/bank`, {
      iban,
    });
    expect((await payOut({ merchantId: homeless.merchant.id })).status).toBe(201);
  });

  it("of all pays every positive balance, and lists merchants it cannot pay", async () => {
    await payOut({ test: true });
    const [first, second, homeless] = [await setUp(1), await setUp(2), await setUp(3, {})];
    const { status, body } = await payOut({ test: true });
    expect(status).toBe(201);
    const paid = body.payouts.map(({ merchantId, amount }) => [merchantId, amount]);
    expect(paid).toEqual([
      [first.merchant.id, 1],
      [second.merchant.id, 2],
    ]);
    expect(body.refused).toContainEqual({
      merchantId: homeless.merchant.id,
      message: expect.stringContaining("IBAN"),
    });
  });

  it("of all covers live merchants, unless the request asks for test merchants", async () => {
    const [live, test] = [await setUp(5), await setUp(6)];
    await makeLive(live);
    const { body } = await payOut({});
    expect(body.payouts.map(({ merchantId }) => merchantId)).toEqual([live.merchant.id]);
    const tests = await payOut({ test: true });
    expect(tests.body.payouts.map(({ merchantId }) => merchantId)).toEqual([test.merchant.id]);
    expect((await exportAll({})).body.export).toMatchObject({ payouts: 1, total: 5 });
  });

  it("of all continues after one merchant's failure, and logs the reason", async () => {
    const [broken, sound] = [await setUp(7), await setUp(8)];
    const { id: merchantId } = broken.merchant;
    const { db } = payments.context;
    await sql`alter table payments.payouts add constraint broken_check
      check (merchant_id <> ${sql.lit(merchantId)})`.execute(db);
    const { status, body } = await payOut({ test: true });
    await sql`alter table payments.payouts drop constraint broken_check`.execute(db);
    expect(status).toBe(201);
    expect(body.payouts.map(({ merchantId }) => merchantId)).toEqual([sound.merchant.id]);
    expect(body.refused).toContainEqual({
      merchantId,
      message: expect.not.stringContaining("constraint"),
    });
    const logged = payments.logged().split("\n");
    expect(logged.find((line) => line.includes("broken_check"))).toContain(merchantId);
    expect((await payOut({ merchantId })).status).toBe(201);
  });

  it("never exceeds the balance under concurrent requests", async () => {
    const shop = await setUp(5_000);
    const { id: merchantId } = shop.merchant;
    const answers = await Promise.all(Array.from({ length: 8 }, () => payOut({ merchantId })));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(7).fill(409)]);
    expect(await ledgerOf(payments, shop).balance()).toBe(0);
  });

  it("leaves amounts above the transfer limit for the next payout", async () => {
    const shop = await setUp(100);
    await sql`update payments.balance_slots set amount = 562949953421311
      where merchant_id = ${shop.merchant.id}`.execute(payments.context.db);
    const { body } = await payOut({ merchantId: shop.merchant.id });
    expect(body.payouts[0]?.amount).toBe(99_999_999_999);
    expect(await ledgerOf(payments, shop).balance()).toBe(
      16 * 562_949_953_421_311 - 99_999_999_999,
    );
    await sql`delete from payments.payouts where id = ${body.payouts[0]?.id}`.execute(
      payments.context.db,
    );
    await sql`update payments.balance_slots set amount = 0
      where merchant_id = ${shop.merchant.id}`.execute(payments.context.db);
  });

  it("in euro requires an account in the SEPA area", async () => {
    const abroad = { bank: { iban: "BR1800360305000010009795493C1" } };
    const shop = await setUp(100, abroad);
    const { status, body } = await payOut({ merchantId: shop.merchant.id });
    expect([status, body]).toMatchObject([409, { code: "iban_outside_sepa" }]);
    const { payout } = await makePayout(100, { ...abroad, currency: "DKK" });
    expect(payout.bank).toEqual(abroad.bank);
  });
});

describe("payout export", () => {
  it("contains waiting euro payouts once, and repeats identical bytes", async () => {
    await payOut({ test: true });
    await exportAll({ test: true });
    const one = await makePayout(1_001);
    const two = await makePayout(2_002);
    const kroner = await makePayout(500, { currency: "DKK", bank: { iban } });
    const { status, body } = await exportAll({ test: true });
    expect([status, body.export]).toEqual([
      201,
      { id: expect.any(String), payouts: 2, total: 3_003 },
    ]);
    const path = `GET /payments/operator/payout-exports/${body.export.id}` as const;
    const file = await operate(payments, path);
    expect(file.headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(file.text).toContain(`<MsgId>TEST-${body.export.id}</MsgId>`);
    for (const { payout } of [one, two]) expect(file.text).toContain(payout.endToEndId);
    expect(file.text).not.toContain(kroner.payout.endToEndId);
    expect(file.text).toContain("<CtrlSum>30.03</CtrlSum>");
    await end(one.payout.id, "paid");
    expect((await operate(payments, path)).text).toBe(file.text);
    const again = await exportAll({ test: true });
    expect([again.status, again.body]).toMatchObject([409, { code: "nothing_to_export" }]);
  });

  it("never mixes live and test payouts", async () => {
    const { payout } = await makePayout(100);
    const { shop, payout: live } = await makePayout(200);
    expect((await exportAll({})).status).toBe(409);
    await makeLive(shop);
    const { body } = await exportAll({});
    expect(body.export).toMatchObject({ payouts: 1, total: 200 });
    const { text } = await operate(
      payments,
      `GET /payments/operator/payout-exports/${body.export.id}`,
    );
    expect(text).toContain(`<MsgId>${body.export.id}</MsgId>`);
    expect(text).toContain(live.endToEndId);
    expect(text).not.toContain(payout.endToEndId);
  });

  it("puts each payout into one file under concurrent requests", async () => {
    await exportAll({ test: true });
    const payouts = [await makePayout(1), await makePayout(2), await makePayout(4)];
    const answers = await Promise.all(Array.from({ length: 4 }, () => exportAll({ test: true })));
    const replies = answers.filter(({ status }) => status === 201);
    expect(replies.reduce((sum, { body }) => sum + body.export.total, 0)).toBe(7);
    const { body } = await operate<PayoutBody[]>(
      payments,
      `GET /payments/operator/payouts?limit=3&filter[state]=exported`,
    );
    const ids = body.map(({ id }) => id);
    expect(ids.sort()).toEqual(payouts.map(({ payout }) => payout.id).sort());
  });

  it.each([
    ["debtor.iban", { debtor: { ...debtor, iban: "DE00370400440532013000" } }],
    ["debtor.bic", { debtor: { ...debtor, bic: "x" } }],
    ["debtor.name", { debtor: { ...debtor, name: "x".repeat(71) } }],
    ["debtor.name", { debtor: undefined }],
  ])("requires a valid %s", async (field, change) => {
    const { status, body } = await exportAll({ test: true, ...change });
    expect(status).toBe(400);
    expect(body).toContainEqual({ field, message: expect.any(String) });
  });

  it("is readable by its id", async () => {
    const { status } = await operate(payments, `GET /payments/operator/payout-exports/${newId(1)}`);
    expect(status).toBe(404);
  });
});

describe("end of a payout", () => {
  it("is paid after the export, and only once", async () => {
    const { payout } = await makePayout(100);
    const early = await end(payout.id, "paid");
    const waits = { message: "The payout was not exported yet" };
    expect([early.status, early.body]).toEqual([409, waits]);
    await exportAll({ test: true });
    const { status, body } = await end(payout.id, "paid");
    expect([status, body.payout.state]).toEqual([201, "paid"]);
    const again = await end(payout.id, "paid");
    expect([again.status, again.body]).toEqual([409, { message: "The payout is paid already" }]);
  });

  it("can be a return days after the payment, and is then final", async () => {
    const { payout, books } = await makePayout(300);
    await exportAll({ test: true });
    await end(payout.id, "paid");
    const { status, body } = await end(payout.id, "returned");
    expect([status, body.payout.state]).toEqual([201, "returned"]);
    expect(await books.balance()).toBe(300);
    const more = [await end(payout.id, "paid"), await end(payout.id, "returned")];
    expect(more.map(({ status }) => status)).toEqual([409, 409]);
    expect(await books.balance()).toBe(300);
  });

  it("credits the merchant once on a return", async () => {
    const { payout, books } = await makePayout(700);
    await exportAll({ test: true });
    const ending = Array.from({ length: 5 }, () => end(payout.id, "returned"));
    const statuses = (await Promise.all(ending)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409]);
    expect(await books.balance()).toBe(700);
    const [line] = await books.lines();
    expect(line).toMatchObject({ payout: true, balance: 700, bank: { iban } });
  });

  it("needs no export for a currency without a file", async () => {
    const { payout } = await makePayout(100, { currency: "DKK", bank: { iban } });
    expect((await end(payout.id, "paid")).body.payout.state).toBe("paid");
  });

  it("of an unknown payout answers 404", async () => {
    expect((await end(newId(1), "paid")).status).toBe(404);
  });
});
