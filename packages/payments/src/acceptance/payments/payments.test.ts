import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { behindProxy, eur, makeCheckout } from "../../../test/checkout.ts";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { processingErrors } from "../../core/processing.ts";

let payments: TestPayments;

beforeAll(async () => {
  payments = await startTestPayments({ settings: behindProxy });
});
afterAll(() => payments.close());

async function kept(transactionId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select a.consent_text, a.payer_address, a.actor, a.state, t.agreement
    from payments.transactions t
    join payments.authorizations a on a.shard = t.shard and a.id = t.authorization_id
    where t.id = ${transactionId}`.execute(payments.opened.db);
  return rows[0];
}

describe("first payment at POST /payments", () => {
  it("returns the id of a transaction that its merchant can read", async () => {
    const shop = await makeCheckout(payments);
    const details = { text: "Two tickets", reference: "order 7", custom: { seats: [1, 2] } };
    const { status, text, body } = await shop.customer.pay(await shop.order(details));
    expect(status).toBe(201);
    expect(text).toBe(`${JSON.stringify({ authorizationId: body.authorizationId })}\n`);
    const { transaction } = (await shop.app.get(`/transactions/${body.authorizationId}`)).body;
    expect(transaction).toMatchObject({
      id: body.authorizationId,
      merchantId: shop.merchant.id,
      test: true,
      currency: "EUR",
      amount: 1250,
      pendingAmount: 1250,
      descriptor: shop.merchant.descriptor,
      card: {
        bin: "410000",
        last4: "0000",
        expiry: "2040-12-31T23:59:59.999Z",
        scheme: "visa",
        code: { present: true },
      },
      ...details,
      recurring: false,
      successful: true,
      error: false,
      trail: [],
    });
    expect(await shop.transactions()).toEqual([transaction]);
  });

  it("without an amount verifies the card, and needs no security code", async () => {
    const shop = await makeCheckout(payments, { currency: "DKK" });
    const { code: _code, ...card } = await shop.customer.card("5100000000000000");
    const { status } = await shop.customer.pay(await shop.order({ amount: undefined }, card));
    expect(status).toBe(201);
    expect(await shop.transactions()).toMatchObject([
      {
        currency: "DKK",
        amount: 0,
        pendingAmount: 0,
        successful: true,
        card: { scheme: "mastercard", code: { present: false } },
      },
    ]);
  });

  it("accepts another currency than the merchant's, with its decimals", async () => {
    const shop = await makeCheckout(payments);
    const amount = { currency: "JPY", exponent: 1, value: 5000 };
    expect((await shop.customer.pay(await shop.order({ amount }))).status).toBe(201);
    expect(await shop.transactions()).toMatchObject([{ currency: "JPY", amount: 500 }]);
  });

  it("stores the agreement on later payments, and its text", async () => {
    const shop = await makeCheckout(payments);
    const agreement = {
      plan: [
        { amount: eur(100), scheduled: "2027-01-01" },
        {
          amount: eur(200),
          repeat: {
            first: "2027-02-01T00:00:00Z",
            count: 12,
            interval: { unit: "month", value: 1 },
          },
        },
      ],
      unplanned: { costumer: true, merchant: false },
    };
    const order = await shop.order({ ...agreement, text: "Monthly" });
    const { body } = await shop.customer.pay(order);
    expect(await kept(body.authorizationId)).toEqual({
      consent_text: "Monthly",
      payer_address: shop.customer.address,
      actor: "payer",
      state: "approved",
      agreement: { plan: agreement.plan, unplanned: { customer: true } },
    });
  });

  it("stores no consent without an agreement", async () => {
    const shop = await makeCheckout(payments);
    const { body } = await shop.customer.pay(await shop.order({ text: "Once" }));
    const [{ custom }] = await shop.transactions();
    expect(custom).toBeNull();
    expect(await kept(body.authorizationId)).toMatchObject({ consent_text: null, agreement: null });
  });

  it("allows later payments by the merchant", async () => {
    const shop = await makeCheckout(payments);
    const { body } = await shop.customer.pay(await shop.order());
    const path = `/merchants/${shop.merchant.id}/transactions`;
    const followUp = { transactionId: body.authorizationId, currency: "EUR", amount: 300 };
    const { transaction } = (await shop.app.post(path, followUp)).body;
    expect((await shop.transactions())[0]).toMatchObject({
      id: transaction.id,
      amount: 300,
      recurring: true,
      card: { bin: "410000", last4: "0000" },
    });
  });

  it("drains a remembered balance together with later payments", async () => {
    const shop = await makeCheckout(payments);
    const test = { card: { balance: eur(2000) } };
    const { body } = await shop.customer.pay(await shop.order({ test }));
    const path = `/merchants/${shop.merchant.id}/transactions`;
    const followUp = { transactionId: body.authorizationId, currency: "EUR", amount: 800 };
    expect((await shop.app.post(path, followUp)).body).toMatchObject({ code: 7 });
  });
});

const codes = new Map<number, string>([
  [3, "PAYMENT_CARD_NUMBER_INVALID"],
  [4, "PAYMENT_CARD_SECURITY_CODE_INVALID"],
  [6, "PAYMENT_CARD_EXPIRED"],
  [7, "PAYMENT_INSUFFICIENT_FUNDS"],
  [8, "PAYMENT_REJECTED_BY_ISSUER"],
  [9, "PAYMENT_CARD_DISABLED"],
  [10, "PAYMENT_CARD_LOST"],
  [12, "PAYMENT_METHOD_ERROR"],
  [25, "PAYMENT_AMOUNT_LIMIT"],
  [29, "PAYMENT_CARD_SCHEME_UNSUPPORTED"],
  [30, "TDSECURE_REQUIRED"],
  [31, "TDSECURE_FAILED"],
]);

describe("payment decline", () => {
  it.each([...processingErrors.keys()])(
    "with the processing error %i is returned and stored as a failed transaction",
    async (error) => {
      const shop = await makeCheckout(payments);
      const number = `41000000000000${String(error).padStart(2, "0")}`;
      const card = await shop.customer.card(number);
      const { status, body } = await shop.customer.pay(await shop.order({}, card));
      const code = codes.get(error) ?? "PAYMENT_REJECTED";
      expect({ status, body }).toEqual({
        status: 400,
        body: { code, message: expect.stringMatching(/\w/) },
      });
      expect(await shop.transactions()).toMatchObject([
        { successful: false, error: processingErrors.get(error), pendingAmount: 0, amount: 1250 },
      ]);
    },
  );

  it.each<[object, string, number]>([
    [{ scheme: "unsupported" }, "PAYMENT_CARD_SCHEME_UNSUPPORTED", 29],
    [{ scheme: "unknown" }, "PAYMENT_CARD_SCHEME_UNKNOWN", 29],
    [{ code: "invalid" }, "PAYMENT_CARD_SECURITY_CODE_INVALID", 4],
    [{ status: "invalid" }, "PAYMENT_CARD_NUMBER_INVALID", 3],
    [{ status: "expired" }, "PAYMENT_CARD_EXPIRED", 6],
    [{ status: "disabled" }, "PAYMENT_CARD_DISABLED", 9],
    [{ status: "lost" }, "PAYMENT_CARD_LOST", 10],
    [{ limit: eur(1249) }, "PAYMENT_AMOUNT_LIMIT", 25],
    [{ balance: eur(1249) }, "PAYMENT_INSUFFICIENT_FUNDS", 7],
  ])("follows from the scenario %j as %s", async (card, code, error) => {
    const shop = await makeCheckout(payments);
    const { status, body } = await shop.customer.pay(await shop.order({ test: { card } }));
    expect({ status, code: body.code }).toEqual({ status: 400, code });
    expect(await shop.transactions()).toMatchObject([{ error: { code: error } }]);
  });

  it.each<[object]>([
    [{}],
    [{ scheme: "supported", code: "valid", status: "valid" }],
    [{ limit: eur(1250), balance: eur(1250) }],
  ])("does not follow from the scenario %j", async (card) => {
    const shop = await makeCheckout(payments);
    expect((await shop.customer.pay(await shop.order({ test: { card } }))).status).toBe(201);
  });

  it("follows from the card's own expiry", async () => {
    const shop = await makeCheckout(payments);
    const card = { ...(await shop.customer.card()), expiry: { month: 1, year: 2020 } };
    const { body } = await shop.customer.pay(await shop.order({}, card));
    expect(body.code).toBe("PAYMENT_CARD_EXPIRED");
  });

  it("stores no card number", async () => {
    const shop = await makeCheckout(payments);
    const card = await shop.customer.card("4100000000000007");
    await shop.customer.pay(await shop.order({}, card));
    const { rows } = await sql`
      select 1 from payments.card_numbers where merchant_id = ${shop.merchant.id}`.execute(
      payments.opened.db,
    );
    expect(rows).toEqual([]);
  });
});
