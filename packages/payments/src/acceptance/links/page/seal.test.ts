import { formatMessage } from "@frontdesk/server/locales/message";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { behindProxy, type Checkout, eur, makeCheckout } from "../../../../test/checkout.ts";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { contentOf, type Links, makeLinks } from "../../../../test/links.ts";

let payments: TestPayments;
let shop: Checkout;
let links: Links;
beforeAll(async () => {
  payments = await startTestPayments({ settings: behindProxy });
});
afterAll(() => payments.close());
beforeEach(async () => {
  shop = await makeCheckout(payments);
  links = await makeLinks(payments, shop);
});

const tea = { currency: "EUR", value: "12.50", reference: "tea-1", text: "Tea" };
const ordered = { reference: "tea-1", text: "Tea", amount: eur(1250) };
const disabled = { status: 400, body: { code: "PAYMENT_INTEGRATION_DISABLED" } };

async function order(seal: string | undefined, more: object = ordered) {
  const integration = { key: shop.merchant.key, ...(seal !== undefined && { seal }) };
  return await shop.customer.pay(await shop.order({ integration, ...more }));
}

describe("orders of a merchant that requires signed links", () => {
  beforeEach(() => links.requireSignature(true));

  it("succeed with the seal from the link's page", async () => {
    expect(await order(await links.sealOf(await links.sign(tea)))).toMatchObject({ status: 201 });
    expect(await shop.transactions()).toMatchObject([{ amount: 1250, reference: "tea-1" }]);
  });

  it("are refused without a seal, and store nothing", async () => {
    expect(await order(undefined)).toMatchObject(disabled);
    expect(await order(undefined, {})).toMatchObject(disabled);
    expect(await shop.transactions()).toEqual([]);
  });

  it.each<[string, object]>([
    ["amount", { ...ordered, amount: eur(1) }],
    ["currency", { ...ordered, amount: { currency: "USD", exponent: 2, value: 1250 } }],
    ["reference", { ...ordered, reference: "tea-2" }],
    ["text", { ...ordered, text: "Cake" }],
    ["consent", { ...ordered, unplanned: { merchant: true } }],
    ["no amount at all", { ...ordered, amount: undefined }],
  ])("are refused with another value than the link's: %s", async (_title, more) => {
    expect(await order(await links.sealOf(await links.sign(tea)), more)).toMatchObject(disabled);
    expect(await shop.transactions()).toEqual([]);
  });

  it("are refused with the seal of another merchant, an edited one, or none at all", async () => {
    const other = await makeCheckout(payments);
    const theirs = await makeLinks(payments, other);
    const seal = await links.sealOf(await links.sign(tea));
    const edited = `${seal.slice(0, -6)}AAAAAA`;
    for (const wrong of [await theirs.sealOf(await theirs.sign(tea)), edited, "", "AAAA"]) {
      expect(await order(wrong)).toMatchObject(disabled);
    }
  });

  it("are refused with a seal from before the requirement, or of a revoked secret", async () => {
    await links.requireSignature(false);
    const unsigned = await links.sealOf(links.unsigned(tea));
    expect(await order(unsigned)).toMatchObject({ status: 201 });
    const signed = await links.sealOf(await links.sign(tea));
    await links.requireSignature(true);
    expect(await order(unsigned)).toMatchObject(disabled);
    await shop.app.post(`/merchants/${shop.merchant.id}/link-secret`);
    expect(await order(signed)).toMatchObject(disabled);
  });

  it("must match their seal in challenges too", async () => {
    const integration = { key: shop.merchant.key };
    const input = await shop.order({ integration, ...ordered });
    const path = "/payments/challenges/tds-authenticate";
    expect(await shop.customer.post(path, input)).toMatchObject(disabled);
  });

  it("may set values that the link left open", async () => {
    const seal = await links.sealOf(await links.sign({}));
    expect(await order(seal, { amount: eur(777) })).toMatchObject({ status: 201 });
    const euros = await links.sealOf(await links.sign({ currency: "EUR" }));
    const dollars = { amount: { currency: "USD", exponent: 2, value: 777 } };
    expect(await order(euros, dollars)).toMatchObject(disabled);
  });

  it("carry the consent text of the page", async () => {
    const url = await links.sign({ ...tea, recurring: "y", locale: "da" });
    const { seal, words, payee } = contentOf((await links.open(url)).text);
    const consent = formatMessage(words.consent, { merchant: payee.name });
    const agreed = { ...ordered, unplanned: { merchant: true } };
    expect(await order(seal, { ...agreed, text: "Tea" })).toMatchObject(disabled);
    const text = `Tea\n${consent}`;
    expect(await order(seal, { ...agreed, text })).toMatchObject({ status: 201 });
  });
});

describe("orders of other merchants", () => {
  it("need no seal, but must match one that they bring", async () => {
    expect(await order(undefined)).toMatchObject({ status: 201 });
    const seal = await links.sealOf(links.unsigned(tea));
    expect(await order(seal)).toMatchObject({ status: 201 });
    expect(await order(seal, { ...ordered, amount: eur(1) })).toMatchObject(disabled);
  });
});

describe("popup and seals", () => {
  const popup = (url: string) => links.open(url, "/pay/popup");

  it("gives a seal for a signature of the shop's server", async () => {
    await links.requireSignature(true);
    const { text } = await popup(await links.sign(tea));
    const content = contentOf(text);
    expect(content).toMatchObject({ kind: "popup", link: { amount: 1250, reference: "tea-1" } });
    expect(await order(content.seal)).toMatchObject({ status: 201 });
  });

  it("refuses to open with a wrong signature, or without a required one", async () => {
    const { url } = { url: await links.sign(tea) };
    expect((await popup(links.unsigned(tea))).status).toBe(200);
    expect(contentOf((await popup(links.unsigned(tea))).text)).not.toHaveProperty("seal");
    expect((await popup(url.replace("12.50", "1.00"))).status).toBe(400);
    await links.requireSignature(true);
    const { status, text } = await popup(links.unsigned(tea));
    expect(status).toBe(400);
    expect(contentOf(text)).toMatchObject({ kind: "fault" });
  });
});
