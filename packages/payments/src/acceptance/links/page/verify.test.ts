import { formatMessage } from "@frontdesk/server/locales/message";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { behindProxy, type Checkout, eur, makeCheckout } from "../../../../test/checkout.ts";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { contentOf, type Links, makeLinks } from "../../../../test/links.ts";
import { allPublished } from "../../../../test/outbox-entries.ts";
import { entersCode, makePayer } from "../../../../test/payer.ts";
import { findingsIn } from "../../../../test/reconciling.ts";
import type { Json } from "../../../../test/shop.ts";

let payments: TestPayments;
let shop: Checkout;
let links: Links;
let path: string;
beforeAll(async () => {
  payments = await startTestPayments({ settings: behindProxy });
});
afterAll(() => payments.close());
beforeEach(async () => {
  shop = await makeCheckout(payments);
  links = await makeLinks(payments, shop);
  path = `/merchants/${shop.merchant.id}`;
  await links.requireSignature(true);
});

const parameters = { verify: "y", reference: "client-1", text: "In case you do not come" };
const disabled = { status: 400, body: { code: "PAYMENT_INTEGRATION_DISABLED" } };

async function orderBy(url: string, more: object = {}) {
  const { seal, words, payee, link } = contentOf((await links.open(url)).text);
  const consent = formatMessage(words.consent, { merchant: payee.name });
  const { number, ...rest } = more as { number?: string };
  const card = await shop.customer.card(number);
  return await shop.order(
    {
      integration: { key: shop.merchant.key, seal },
      amount: undefined,
      reference: link.reference,
      text: `${link.text}\n${consent}`,
      unplanned: { merchant: true },
      ...rest,
    },
    card,
  );
}

async function verify(more: object = {}): Promise<string> {
  const { status, body, text } = await shop.customer.pay(
    await orderBy(await links.sign(parameters), more),
  );
  if (status !== 201) throw new Error(`it was answered ${status} ${text}`);
  return body.authorizationId;
}

describe("link that verifies a card", () => {
  it("creates a transaction of zero as the original of later payments", async () => {
    const id = await verify();
    expect(await shop.transactions()).toMatchObject([
      {
        id,
        amount: 0,
        currency: "EUR",
        pendingAmount: 0,
        refundableAmount: 0,
        successful: true,
        recurring: false,
        trail: [],
        reference: "client-1",
        unplanned: { merchant: true },
      },
    ]);
    for (const operation of ["captures", "voids", "refunds"]) {
      const { status } = await shop.app.post(`/transactions/${id}/${operation}`, { amount: 1 });
      expect([operation, status]).toEqual([operation, 400]);
    }
    const later = { transactionId: id, currency: "EUR", amount: 700 };
    const { body } = await shop.app.post(`${path}/transactions`, later);
    const captures = `/transactions/${body.transaction.id}/captures`;
    const { transaction } = (await shop.app.post(captures, { amount: 700 })).body;
    expect(transaction).toMatchObject({ capturedAmount: 700, recurring: true });
  });

  it("moves no balance, and publishes the event of a saved card", async () => {
    await shop.app.put(`${path}/links`, { capture: "automatic" });
    const id = await verify();
    await allPublished(payments.context.db);
    expect((await shop.app.get(`${path}/lines?limit=10`)).body).toEqual([]);
    expect((await shop.app.get(path)).body.merchant.balance).toBe(0);
    const events = await shop.app.get(`${path}/events?limit=10&filter[transactionId]=${id}`);
    expect(events.body.map(({ type }: Json) => type)).toEqual(["transaction.created"]);
    expect(await findingsIn(payments, { merchantId: shop.merchant.id })).toEqual([]);
  });

  it("can be declined and tried again", async () => {
    const order = await orderBy(await links.sign(parameters), { number: "4100000000000010" });
    expect((await shop.customer.pay(order)).status).toBe(400);
    await verify();
    const [kept, declined] = await shop.transactions();
    expect([kept.successful, declined.successful, declined.amount]).toEqual([true, false, 0]);
  });

  it("follows the merchant's 3-D Secure mode", async () => {
    await shop.app.put(`${path}/tds`, { mode: "full" });
    const unknown = await orderBy(await links.sign(parameters));
    expect(await shop.customer.pay(unknown)).toMatchObject({ body: { code: "TDSECURE_REQUIRED" } });
    const order = await orderBy(await links.sign(parameters), { number: "4100000000030010" });
    expect((await shop.customer.pay(order)).body.challenges).toHaveLength(1);
    const payer = makePayer(payments, shop.customer);
    expect((await payer.pay(order, entersCode)).status).toBe(201);
    expect((await shop.transactions())[0]).toMatchObject({ amount: 0, tds: "full" });
  });

  it("refuses an amount, and an order without the consent", async () => {
    const url = await links.sign(parameters);
    for (const more of [{ amount: eur(1) }, { unplanned: undefined }, { text: "In case" }]) {
      expect(await shop.customer.pay(await orderBy(url, more))).toMatchObject(disabled);
    }
    expect(await shop.transactions()).toEqual([]);
  });

  it("does not turn into a payment link, nor the reverse", async () => {
    const url = new URL(await links.sign({ reference: "client-1" }));
    url.searchParams.set("verify", "y");
    expect((await links.open(url.href)).status).toBe(400);
    const verifying = new URL(await links.sign(parameters));
    verifying.searchParams.delete("verify");
    expect((await links.open(verifying.href)).status).toBe(400);
  });

  it("shows later visitors that the card is saved, if it accepts one only", async () => {
    const url = await links.sign({ ...parameters, once: "y" });
    const { body } = await shop.customer.pay(await orderBy(url));
    const { receipt, seal } = contentOf((await links.open(url)).text);
    expect(receipt).toEqual({
      id: body.authorizationId,
      at: expect.any(String),
      isCaptured: false,
      refunded: 0,
      reference: "client-1",
    });
    expect(seal).toBeUndefined();
  });

  it.each([
    [{ value: "5.00" }, "verify"],
    [{ currency: "EUR" }, "verify"],
    [{ verify: "maybe" }, "verify"],
  ])("is not signed with %j", async (more, field) => {
    const input = { ...parameters, ...more };
    expect(await shop.app.post(`${path}/link-signatures`, input)).toMatchObject({
      status: 400,
      body: [{ field }],
    });
  });
});
