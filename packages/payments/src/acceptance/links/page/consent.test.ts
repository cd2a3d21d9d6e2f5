import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { behindProxy, type Checkout, eur, makeCheckout } from "../../../../test/checkout.ts";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { contentOf, type Links, makeLinks } from "../../../../test/links.ts";
import type { Json } from "../../../../test/shop.ts";

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

const accepted_at = "2027-02-20T09:00:00Z";
const visit = { currency: "EUR", value: "20.00", reference: "visit-1", text: "Massage" };
const limited = { ...visit, consent: "no_show:4000", given_at: accepted_at };
const sentence =
  "I agree that Flowers keeps my card and may charge up to €40.00 if I do not come or cancel late.";

const pageOf = async (parameters: Record<string, string>): Promise<Json> =>
  contentOf((await links.open(await links.sign({ locale: "en", ...parameters }))).text);

async function paid(parameters: Record<string, string>, more: object = {}) {
  const url = await links.sign({ locale: "en", ...parameters });
  const { seal, consent } = contentOf((await links.open(url)).text);
  const isVerified = parameters.verify === "y";
  return await shop.customer.pay(
    await shop.order({
      integration: { key: shop.merchant.key, seal },
      reference: parameters.reference,
      text: `${parameters.text}\n${consent.text}`,
      unplanned: { merchant: true },
      amount: isVerified ? undefined : eur(2000),
      ...more,
    }),
  );
}

const later = (transactionId: string, fields: object = {}) =>
  shop.app.post(`/merchants/${shop.merchant.id}/transactions`, {
    transactionId,
    currency: "EUR",
    amount: 4000,
    purpose: "no_show",
    ...fields,
  });

describe("link with a limited consent", () => {
  it("shows the sentence with its limit on the page, or asks once", async () => {
    const name = shop.merchant.name ?? shop.merchant.descriptor;
    const text = sentence.replace("Flowers", name);
    expect((await pageOf(limited)).consent).toEqual({ text, isGiven: true });
    const { given_at: _input, ...asking } = limited;
    expect((await pageOf(asking)).consent).toEqual({ text, isGiven: false });
    const both = await pageOf({ ...limited, consent: "no_show:4000,balance:6000" });
    expect(both.consent.text).toMatch(/€40\.00.*€60\.00 for the rest of the price\.$/);
    const german = await pageOf({ ...limited, locale: "de" });
    expect(german.consent.text.replaceAll("\u00a0", " ")).toContain("40,00 €");
  });

  it("saves the card, and requires a signature", async () => {
    expect((await pageOf(limited)).link.isRecurring).toBe(true);
    const url = new URL(await links.sign(limited));
    for (const name of ["consent", "given_at", "signature"]) {
      const edited = new URL(url);
      edited.searchParams.delete(name);
      expect([name, (await links.open(edited.href)).status]).toEqual([name, 400]);
    }
    const raised = new URL(url);
    raised.searchParams.set("consent", "no_show:400000");
    expect((await links.open(raised.href)).status).toBe(400);
    for (const more of [{ back: "https://evil.example" }, { color: "#000000" }]) {
      expect((await links.open(links.unsigned({ ...visit, ...more }))).status).toBe(400);
    }
  });

  it.each([
    ["consent", { consent: "anything:4000" }],
    ["consent", { consent: "no_show:0" }],
    ["consent", { consent: "no_show:40.00" }],
    ["consent", { consent: "no_show:4000,no_show:5000" }],
    ["consent", { consent: "no_show:4000", currency: "", value: "" }],
    ["given_at", { given_at: "yesterday" }],
    ["given_at", { consent: "", given_at: accepted_at }],
    ["back", { back: "javascript:alert(1)" }],
    ["starts", { starts: "2027-03-01T10:00:00" }],
    ["starts", { starts: "2027-13-01T10:00:00+01:00" }],
    ["color", { color: "red" }],
  ])("refuses to sign a wrong %s: %j", async (field, fields) => {
    const path = `/merchants/${shop.merchant.id}/link-signatures`;
    const { status, body } = await shop.app.post(path, { ...limited, ...fields });
    expect([status, body[0].field]).toEqual([400, field]);
  });

  it("shows the start of the booking, the way back and the time left", async () => {
    const starts = "2027-03-01T10:00:00+01:00[Europe/Copenhagen]";
    const until = new Date(Date.now() + 15 * 60_000).toISOString();
    const back = "https://book.example/a/token";
    const { link, secondsLeft } = await pageOf({ ...limited, starts, until, back });
    expect(link.starts).toEqual({ wall: "2027-03-01T10:00", timezone: "Europe/Copenhagen" });
    expect(link.back).toBe(back);
    expect(secondsLeft).toBeGreaterThan(14 * 60);
    expect(secondsLeft).toBeLessThanOrEqual(15 * 60);
    const color = "#8a2be2";
    const past = await links.sign({ ...limited, back, color, until: "2020-01-01T00:00:00Z" });
    const over = await links.open(past);
    expect([over.status, over.text.includes(`href="${back}"`)]).toEqual([410, true]);
    expect(over.text).toContain(`--accent:${color}`);
  });

  it("shows the host of a way back outside the merchant's sites", async () => {
    const backTo = async (back: string) => {
      const { link } = await pageOf({ ...limited, back });
      const until = "2020-01-01T00:00:00Z";
      const over = await links.open(await links.sign({ ...limited, back, until, locale: "en" }));
      return [link.backHost, /Back to booking.*?<\/a>/.exec(over.text)?.[0]];
    };
    const elsewhere = "https://evil.example:8443/a";
    const named = 'Back to booking <span translate="no">(evil.example:8443)</span></span></a>';
    expect(await backTo(elsewhere)).toEqual(["evil.example:8443", named]);
    expect(await backTo("https://example.com/a")).toEqual([
      undefined,
      "Back to booking</span></a>",
    ]);
    const path = `/merchants/${shop.merchant.id}/links`;
    await shop.app.put(path, { sites: ["https://evil.example:8443"] });
    expect(await backTo(elsewhere)).toEqual([undefined, "Back to booking</span></a>"]);
  });

  it("uses the brand colour, and the policy allows it by hash", async () => {
    const page = await links.open(await links.sign({ ...limited, color: "#0b6352" }));
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toMatch(/style-src 'sha256-[^']+' 'sha256-[^']+';/);
    expect(page.text).toContain("--accent:#0b6352");
    const plain = await links.open(await links.sign(limited));
    expect(String(plain.headers["content-security-policy"])).toMatch(/style-src 'sha256-[^']+';/);
  });
});

describe("charge under a limited consent", () => {
  it("is limited in sum, and the payment stores the limit", async () => {
    const { status, body } = await paid(limited);
    expect(status).toBe(201);
    const id = body.authorizationId;
    const kept = (await shop.app.get(`/transactions/${id}`)).body.transaction;
    expect(kept).toMatchObject({ consents: { no_show: 4000 }, consentGivenAt: accepted_at });
    const over = await later(id, { amount: 4001 });
    expect([over.status, over.body]).toEqual([
      400,
      [{ field: "amount", message: "must be at most 4000, the rest of the customer's limit" }],
    ]);
    expect((await later(id, { amount: 3000 })).status).toBe(201);
    const more = await later(id, { amount: 1001 });
    expect([more.status, more.body[0].field]).toEqual([400, "amount"]);
    expect((await later(id, { amount: 1000, purpose: undefined })).status).toBe(201);
    expect((await later(id, { amount: 1 })).status).toBe(400);
  });

  it("counts concurrent charges and charges from follow-ups", async () => {
    const { authorizationId } = (await paid(limited)).body;
    const answers = await Promise.all([1, 2, 3].map(() => later(authorizationId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    const created = answers.find(({ status }) => status === 201)!.body.transaction.id;
    expect((await later(created, { amount: 1 })).status).toBe(400);
  });

  it("frees its amount after a void or a decline", async () => {
    const { authorizationId } = (await paid(limited)).body;
    const { transaction } = (await later(authorizationId)).body;
    expect((await later(authorizationId, { amount: 1 })).status).toBe(400);
    await shop.app.post(`/transactions/${transaction.id}/voids`, { amount: 4000 });
    expect((await later(authorizationId)).status).toBe(201);
  });

  it("repeats by its key, as does a refusal beyond the limit", async () => {
    const { authorizationId: transactionId } = (await paid(limited)).body;
    const path = `/merchants/${shop.merchant.id}/transactions`;
    const body = { transactionId, currency: "EUR", amount: 3000 };
    const call = (key: string) =>
      payments.send(`POST ${path}`, { key: shop.key, body, headers: { "idempotency-key": key } });
    const [one, other] = [await call("a"), await call("a")];
    expect([one.status, other.body]).toEqual([201, one.body]);
    expect((await call("b")).status).toBe(400);
  });

  it("names its purpose if there are several, in the limit's currency", async () => {
    const both = { ...limited, consent: "no_show:4000,balance:6000" };
    const { authorizationId } = (await paid(both)).body;
    const unnamed = await later(authorizationId, { purpose: undefined });
    const message = "must be a purpose that the customer agreed to: no_show, balance";
    expect(unnamed.body).toEqual([{ field: "purpose", message }]);
    const foreign = await later(authorizationId, { currency: "USD" });
    expect(foreign.body).toEqual([
      { field: "currency", message: "must be EUR, the currency of the customer's limit" },
    ]);
    expect((await later(authorizationId)).status).toBe(201);
    expect((await later(authorizationId, { amount: 6000, purpose: "balance" })).status).toBe(201);
    const single = (await paid({ ...limited, reference: "visit-2" })).body.authorizationId;
    expect((await later(single, { amount: 1, purpose: "balance" })).status).toBe(400);
  });

  it("respects the limit of a card that was only verified", async () => {
    const { currency: _currency, value: _value, ...kept } = limited;
    const { authorizationId } = (await paid({ ...kept, verify: "y" })).body;
    expect((await later(authorizationId, { amount: 4001 })).status).toBe(400);
    expect((await later(authorizationId)).status).toBe(201);
  });
});
