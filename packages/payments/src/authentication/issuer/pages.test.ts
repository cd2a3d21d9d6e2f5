import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { behindProxy, eur, makeCheckout } from "../../../test/checkout.ts";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { makeBrowser, makePayer } from "../../../test/payer.ts";
import { encode, messageVersion } from "../tds/messages.ts";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments({ settings: { ...behindProxy, paymentsPerMinute: 500 } });
});
afterAll(() => payments.close());

const id = "00010203-0405-4607-8809-0a0b0c0d0e0f";
const open = (path: string, fields: Record<string, string>) =>
  makeBrowser(payments).open({ action: path, fields });

async function makePage(merchant: object, order: object) {
  const shop = await makeCheckout(payments, merchant);
  const input = await shop.order({ test: { tds: { challenge: true } }, ...order });
  const { pay, browser } = makePayer(payments, shop.customer);
  const { hints } = await pay(input, undefined, 1);
  const path = "/payments/challenges/tds-challenge";
  return await browser.open((await shop.customer.post(path, { ...input, hints })).body);
}

describe("issuer's method page", () => {
  it.each<[string, string]>([
    ["nothing", ""],
    ["no message", "x"],
    ["an address elsewhere", methodFor("https://evil.example/payments")],
    ["an address that begins alike", methodFor("http://127.0.0.1:4010.evil.example/")],
    ["an address that is no page", methodFor("javascript:alert(1)")],
  ])("redirects no browser with %s", async (_is, request) => {
    const { status, visited, text } = await open("/issuer/method", { threeDSMethodData: request });
    expect([status, visited]).toEqual([400, ["/issuer/method"]]);
    expect(text).not.toContain("evil");
  });

  it("reports nothing for an unknown authentication", async () => {
    const request = methodFor("http://127.0.0.1:4010/payments/challenges/tds-fingerprint/return");
    const { status, hints } = await open("/issuer/method", { threeDSMethodData: request });
    expect([status, hints]).toEqual([400, undefined]);
  });
});

function methodFor(threeDSMethodNotificationURL: string): string {
  return encode({ threeDSServerTransID: id, threeDSMethodNotificationURL });
}

describe("issuer's challenge page", () => {
  it("shows merchant, amount and card, with any characters", async () => {
    const name = `<script>alert("1")</script> & 'Söhne'`;
    const { text } = await makePage({ name }, { amount: eur(123_450) });
    expect(text).toContain(
      "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Söhne&#39;",
    );
    expect(text).not.toContain("<script>alert");
    expect(text).toContain("€1,234.50");
    expect(text).toContain("•••• 0000");
  });

  it.each<[object, string]>([
    [{ currency: "JPY", exponent: 0, value: 300 }, "¥300"],
    [{ currency: "USD", exponent: 2, value: 1 }, "$0.01"],
    // These currencies have cents, though prices rarely show them.
    [{ currency: "HUF", exponent: 2, value: 123_456 }, "HUF\u00a01,234.56"],
  ])("writes %j as %s", async (amount, written) => {
    expect((await makePage({}, { amount })).text).toContain(written);
  });

  it("says that a verification charges nothing", async () => {
    const { text } = await makePage({}, { amount: undefined });
    expect(text).toContain("Nothing, the card is saved only");
  });

  it.each(["/issuer/challenge", "/issuer/challenge/answer"])(
    "has nothing to confirm at %s for an unknown challenge",
    async (path) => {
      const creq = encode({
        messageType: "CReq",
        messageVersion,
        threeDSServerTransID: id,
        acsTransID: id,
        challengeWindowSize: "02",
      });
      for (const fields of [
        {},
        { creq: "x" },
        { creq },
        { creq, code: "000000", action: "answer" },
      ]) {
        const { status, text } = await open(path, fields as Record<string, string>);
        expect([status, text.includes("There is nothing to confirm")]).toEqual([400, true]);
      }
    },
  );
});

describe("page in an iframe after an error", () => {
  it("is an error page", async () => {
    const broken = await payments.server.inject({
      method: "POST",
      url: "/issuer/challenge",
      headers: { "content-type": "application/json" },
      payload: "{",
    });
    expect([broken.statusCode, broken.headers["content-type"]]).toEqual([
      400,
      "text/html; charset=utf-8",
    ]);
    expect(broken.headers.connection).toBe("keep-alive");
    const last = Array.from({ length: 501 }, () => open("/issuer/method/silent", {}));
    const limited = (await Promise.all(last)).at(-1);
    expect(limited?.status).toBe(429);
    expect(limited?.text).toContain("too many requests");
  });
});
