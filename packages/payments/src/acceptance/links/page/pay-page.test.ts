import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { makeMerchant, makeShop, type Shop } from "../../../../test/shop.ts";
import { sign } from "../signature.ts";
import { readAssets } from "./assets.ts";

let payments: TestPayments;
let shop: Shop;
let live: Shop["merchant"];
beforeAll(async () => {
  payments = await startTestPayments({ live: true });
  shop = await makeShop(payments);
  live = await makeMerchant(payments, shop.app, {
    test: false,
    website: "https://shop.example/about",
  });
  await sql`update payments.merchants set can_charge_card = true where id = ${live.id}`.execute(
    payments.opened.db,
  );
});
afterAll(() => payments.close());

type PageQuery = Record<string, string>;

async function open(path: string, parameters: PageQuery = {}, headers: PageQuery = {}) {
  const query = new URLSearchParams(parameters);
  return await payments.send(`GET ${path}?${query}`, { headers });
}

const openLink = (parameters: PageQuery = {}, headers: PageQuery = {}) =>
  open("/pay/", { key: shop.merchant.key, test: "1", ...parameters }, headers);

function contentOf(text: string) {
  const [, json] =
    /<script type="application\/json" id="content">(.*?)<\/script>/s.exec(text) ?? [];
  return json && JSON.parse(json);
}

describe("payment page", () => {
  it("is self-contained except for one script, and its policy blocks everything else", async () => {
    const { status, headers, text } = await openLink({ value: "5", locale: "da_DK" });
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    const policy = String(headers["content-security-policy"]).split("; ");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.join()).not.toContain("unsafe");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(text).toContain('<html lang="da-DK">');
    expect(text).toContain("<title>Betal til Coffee &amp; Jane</title>");
    expect(text.match(/<script [^>]*src=/g)).toHaveLength(1);
    expect(contentOf(text)).toMatchObject({
      kind: "link",
      locale: "da-DK",
      payee: { key: shop.merchant.key, name: "Coffee & Jane" },
      link: { amount: 500, currency: { code: "EUR", exponent: 2 } },
    });
    expect((await open("/pay", { key: shop.merchant.key, test: "1" })).status).toBe(200);
  });

  it("serves its script with a long cache and a hash in the name", async () => {
    const { text } = await openLink();
    const [, script] = /src="([^"]+)"/.exec(text) ?? [];
    expect(script).toMatch(/^\/pay\/checkout-[\w-]{8,}\.js$/);
    const { headers, text: code } = await payments.send(`GET ${script}` as "GET ");
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(/\beval\(|new Function|sourceMapping/.test(code)).toBe(false);
    const zipped = await payments.server.inject({
      url: script!,
      headers: { "accept-encoding": "gzip" },
    });
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(zipped.rawPayload.length).toBeLessThan(40 * 1024);
    expect((await open("/pay/checkout-old.js")).status).toBe(404);
  });

  it("is compressed safely, because every seal differs", async () => {
    const url = `/pay/?key=${shop.merchant.key}&test=1&value=5`;
    const headers = { "accept-encoding": "gzip" };
    const [one, other] = [
      await payments.server.inject({ url, headers }),
      await payments.server.inject({ url, headers }),
    ];
    expect([one.headers["content-encoding"], one.headers.vary]).toEqual([
      "gzip",
      "accept-encoding",
    ]);
    const [first, second] = [one, other].map(({ rawPayload }) =>
      contentOf(gunzipSync(rawPayload).toString()),
    );
    expect(first.seal).toEqual(expect.any(String));
    expect(second.seal).not.toBe(first.seal);
    expect((await payments.server.inject({ url })).headers["content-encoding"]).toBeUndefined();
  });

  it("works below any base path", async () => {
    const settings = { publicUrl: "https://example.com/money/" };
    const elsewhere = await startTestPayments({ settings });
    const { merchant } = await makeShop(elsewhere);
    const { text } = await elsewhere.send(`GET /pay?key=${merchant.key}&test=1`);
    await elsewhere.close();
    expect(text).toMatch(/src="\/money\/pay\/checkout-[\w-]+\.js"/);
    expect(contentOf(text).api).toBe("/money");
  });

  it("stops the startup with the build command if it was not built", () => {
    const nowhere = new URL("file:///nowhere/");
    expect(() => readAssets(nowhere)).toThrow("run npm run build:pages -w packages/payments");
  });

  it("uses the requested language, or the browser's", async () => {
    const accept = { "accept-language": "is, en;q=0.5" };
    expect((await openLink({}, accept)).text).toContain('<html lang="is">');
    expect((await openLink({ locale: "fr-CH" }, accept)).text).toContain('<html lang="fr-CH">');
    expect((await openLink({ locale: "xx" }, accept)).text).toContain('<html lang="en">');
  });

  it("offers exchangeable currencies, the merchant's own first", async () => {
    const { payee } = contentOf((await openLink()).text);
    const codes: string[] = payee.currencies.map(({ code }: { code: string }) => code);
    expect(codes[0]).toBe("EUR");
    expect(codes).toContain("JPY");
    expect(codes).not.toContain("BHD");
    expect((await openLink({ currency: "BHD", value: "1" })).status).toBe(400);
  });

  it("lists test cards for a test merchant, and allows banks' frames for a live one", async () => {
    const test = await openLink();
    expect(contentOf(test.text).testCards).toContainEqual({
      number: "4100000000000007",
      outcome: "funds",
    });
    const { headers, text } = await open("/pay", { key: live.key });
    expect(contentOf(text)).not.toHaveProperty("testCards");
    expect(headers["content-security-policy"]).toContain("frame-src 'self' https:;");
    expect(headers["content-security-policy"]).toContain("form-action 'self' https:;");
  });
});

describe("page of an invalid link", () => {
  const script = `"><script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}\${7*7}`;
  const hostile: [string, number, PageQuery][] = [
    ["an unknown key", 404, { key: "7c6d4b5e-1111-4222-8333-944445555666" }],
    ["no key", 404, { key: "" }],
    ["a key that is none", 404, { key: script }],
    ["no test", 400, { test: "" }],
    ["another test", 400, { test: "2" }],
    ["a bad currency", 400, { currency: script, value: "1" }],
    ["a negative value", 400, { value: "-5" }],
    ["a value too precise", 400, { value: "10.5", currency: "JPY" }],
    ["a value of script", 400, { value: script }],
    ["a value beyond all", 400, { value: "9".repeat(5_000) }],
    ["a script as redirect", 400, { redirect: "javascript:alert(1)" }],
    ["a redirect of data", 400, { redirect: `data:text/html,${script}` }],
    ["a huge text", 400, { text: "x".repeat(9_000) }],
    ["a huge reference", 400, { reference: "x".repeat(9_000) }],
    ["a strange recurring", 400, { recurring: script }],
    ["a signature of nothing", 400, { signature: script }],
  ];

  it.each(hostile)("with %s explains the error, with %i", async (_title, status, parameters) => {
    const reply = await openLink({ locale: "da", ...parameters });
    expect(reply.status).toBe(status);
    expect(reply.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(reply.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(reply.text).toContain("<h1>Betalingslinket virker ikke</h1>");
    expect(reply.text).not.toMatch(/<script|<img|onerror=alert\(1\)>|\bat .*\.ts:/);
  });

  it("shows script in its texts as text", async () => {
    const { status, text } = await openLink({ text: script, reference: script, locale: script });
    expect(status).toBe(200);
    expect(text.match(/<script/g)).toHaveLength(2);
    expect(text).not.toContain("<img");
    expect(contentOf(text).link).toMatchObject({ text: script, reference: script });
  });

  it.each(["?key", "?%", "?key=%E0%A4%A", "?key[]=1&key[a]=2", "?a&a&a", `?${"a&".repeat(5_000)}`])(
    "of a query like %.30s explains the error",
    async (query) => {
      const { status, headers } = await payments.send(`GET /pay/${query}`);
      expect(status).toBe(404);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    },
  );

  it("names a merchant who cannot take payments", async () => {
    const merchant = await makeMerchant(payments, shop.app, { test: false });
    const { status, text } = await open("/pay", { key: merchant.key });
    expect(status).toBe(403);
    expect(text).toContain("The business cannot take payments at the moment.");
    const popup = await open("/pay/popup", { key: merchant.key });
    expect(popup.status).toBe(403);
    expect(contentOf(popup.text)).toMatchObject({ kind: "fault" });
  });

  it("explains an internal error of the service too", async () => {
    const broken = await startTestPayments();
    await sql`alter table payments.merchant_keys rename to lost`.execute(broken.opened.db);
    const { status, text } = await broken.send(`GET /pay/?key=${shop.merchant.key}&test=1`);
    await broken.close();
    expect(status).toBe(500);
    expect(text).toContain("<h1>This page is not available at the moment. Nothing was charged.");
  });
});

describe("signed link", () => {
  it("is valid with its exact signature only, after any change or addition", async () => {
    const merchant = await makeMerchant(payments, shop.app);
    const path = `/merchants/${merchant.id}`;
    const link = { key: merchant.key, test: "1", currency: "EUR", value: "5.00", text: "ø & =" };
    const unsigned = sign(link, "guessed");
    expect((await open("/pay", { ...link, signature: unsigned })).status).toBe(400);
    const { secret } = (await shop.app.post(`${path}/link-secret`)).body;
    const signature = sign(link, secret);
    expect((await open("/pay", link)).status).toBe(200);
    await shop.app.put(`${path}/links`, { signatureRequired: true });
    expect((await open("/pay", { ...link, signature })).status).toBe(200);
    expect((await open("/pay", { utm_source: "mail", ...link, signature })).status).toBe(200);
    for (const changed of [
      link,
      { ...link, signature: "" },
      { ...link, signature: signature.toUpperCase() },
      { ...link, signature, value: "4.00" },
      { ...link, signature, redirect: "https://evil.example" },
    ]) {
      expect((await open("/pay", changed)).status).toBe(400);
    }
    await shop.app.post(`${path}/link-secret`);
    expect((await open("/pay", { ...link, signature })).status).toBe(400);
  });
});

describe("payment popup", () => {
  it("allows frames of the merchant's website, and of any site for a test merchant", async () => {
    const test = await open("/pay/popup", { key: shop.merchant.key, test: "1" });
    expect(test.headers["content-security-policy"]).toContain("frame-ancestors *");
    expect(test.headers).not.toHaveProperty("x-frame-options");
    const { headers } = await open("/pay/popup", { key: live.key });
    expect(headers["content-security-policy"]).toMatch(/frame-ancestors https:\/\/shop\.example$/);
    expect(contentOf(test.text)).toMatchObject({ kind: "popup" });
    expect(contentOf(test.text)).not.toHaveProperty("link");
  });

  it("allows frames of the merchant's other sites, where its links return", async () => {
    const sites = ["https://book.example", "https://desk.example"];
    const rules = `/merchants/${live.id}/links`;
    expect((await shop.app.put(rules, { sites })).status).toBe(204);
    const popup = await open("/pay/popup", { key: live.key });
    expect(popup.headers["content-security-policy"]).toMatch(
      /frame-ancestors https:\/\/shop\.example https:\/\/book\.example https:\/\/desk\.example$/,
    );
    const redirect = "https://desk.example/thanks";
    const page = await open("/pay", { key: live.key, redirect });
    expect(contentOf(page.text).link.redirect).toMatchObject({ isAutomatic: true });
    expect(page.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    await shop.app.put(rules, { sites: [] });
    const without = await open("/pay", { key: live.key, redirect });
    expect(contentOf(without.text).link.redirect).toMatchObject({ isAutomatic: false });
  });

  it("notifies the shop why it cannot take a payment", async () => {
    const { status, text } = await open("/pay/popup", { key: shop.merchant.key, locale: "de" });
    expect(status).toBe(400);
    expect(text).toContain("<h1>Der Link vermischt Test und echte Zahlungen.</h1>");
    expect(contentOf(text)).toEqual({
      kind: "fault",
      message: "The payment page shows an error: The link mixes test and real payments.",
    });
  });
});
