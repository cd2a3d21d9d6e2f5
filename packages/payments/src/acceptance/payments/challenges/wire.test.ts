import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { behindProxy, type Checkout, makeCheckout } from "../../../../test/checkout.ts";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { entersCode, makePayer } from "../../../../test/payer.ts";
import { Script } from "../../../../test/script.ts";
import type { DirectoryServer } from "../../../authentication/tds/directory.ts";
import { CReq, decode, MethodRequest } from "../../../authentication/tds/messages.ts";

let payments: TestPayments;
const network = new Script<DirectoryServer>();
let shop: Checkout;

beforeAll(async () => {
  payments = await startTestPayments({
    directories: (simulated) => ({ test: network.over(simulated) }),
    settings: behindProxy,
  });
  shop = await makeCheckout(payments);
});
afterAll(() => payments.close());

const post = (path: string, body: object) => shop.customer.post(path, body);
const origin = "http://127.0.0.1:4010";
const aHint = expect.stringMatching(/^[\w-]{60,}$/);

describe("payment with 3-D Secure", () => {
  it("returns one challenge at a time", async () => {
    const order = await shop.order({ test: { fingerprint: "success", tds: { challenge: true } } });
    const hints: string[] = [];
    const next = async () => (await post("/payments", { ...order, hints })).body;
    const take = makePayer(payments, shop.customer).take;
    for (const [name, type] of [
      ["tds-fingerprint", "background-iframe"],
      ["tds-authenticate", "fetch"],
      ["tds-challenge", "iframe"],
    ]) {
      const path = `/payments/challenges/${name}`;
      expect(await next()).toEqual({ challenges: [{ name, type, path }] });
      hints.push(...(await take(path, { ...order, hints }, entersCode)));
    }
    expect(await next()).toEqual({ authorizationId: expect.stringMatching(/^[0-9a-f]{24}$/) });
    expect(hints).toEqual([aHint, aHint, aHint]);
  });

  it("stays at its step for a page without its hints", async () => {
    const order = await shop.order({ test: { tds: { challenge: false } } });
    const path = "/payments/challenges/tds-authenticate";
    const { body } = await post(path, order);
    await post(path, order);
    const without = await post("/payments", order);
    expect(without.body.challenges[0].path).toBe(path);
    const paid = await post("/payments", { ...order, ...body });
    expect(paid.body).toEqual({ authorizationId: expect.any(String) });
  });

  it("answers each request in one line", async () => {
    const order = await shop.order({ test: { tds: { challenge: true } } });
    const first = await post("/payments", order);
    const fetched = await post("/payments/challenges/tds-authenticate", order);
    const framed = await post("/payments/challenges/tds-challenge", { ...order, ...fetched.body });
    for (const { status, text, headers } of [first, fetched, framed]) {
      expect([status, text.indexOf("\n")]).toEqual([201, text.length - 1]);
      expect(headers["content-type"]).toContain("application/json");
      expect(headers["access-control-allow-origin"]).toBe("*");
    }
  });
});

describe("hidden iframe", () => {
  it("loads the issuer's page with an EMV 3DS method request", async () => {
    const order = await shop.order({ test: { tds: { fingerprint: "success" } } });
    const { body } = await post("/payments/challenges/tds-fingerprint", order);
    const again = await post("/payments/challenges/tds-fingerprint", order);
    expect(body).toEqual({
      action: `${origin}/issuer/method`,
      method: "POST",
      fields: { threeDSMethodData: expect.any(String) },
      timeout: 10_000,
      hints: [aHint],
    });
    expect(again.body.fields).toEqual(body.fields);
    expect(decode(MethodRequest, body.fields.threeDSMethodData)).toEqual({
      threeDSServerTransID: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-/),
      threeDSMethodNotificationURL: `${origin}/payments/challenges/tds-fingerprint/return`,
    });
  });

  it.each<[object, string[], string]>([
    [{ fingerprint: "success" }, ["tds-fingerprint", "tds-authenticate"], "Y"],
    [{ fingerprint: "timeout" }, ["tds-fingerprint", "tds-authenticate"], "N"],
    [{ tds: { fingerprint: "success" } }, ["tds-fingerprint", "tds-authenticate"], "Y"],
    [{ tds: { fingerprint: "timeout" } }, ["tds-fingerprint", "tds-authenticate"], "N"],
    [{ tds: { fingerprint: "unavailable" } }, ["tds-authenticate"], "U"],
    [{ fingerprint: "success", tds: { fingerprint: "unavailable" } }, ["tds-authenticate"], "U"],
    [{ tds: {} }, ["tds-authenticate"], "U"],
  ])("for %j returns %j, and the issuer receives %s", async (test, expected, indicator) => {
    const heard: string[] = [];
    network.instead = {
      authenticate: async (request, scenario) => {
        heard.push(request.threeDSCompInd);
        return await network.usual.authenticate(request, scenario);
      },
    };
    const { pay } = makePayer(payments, shop.customer);
    const { status, taken } = await pay(await shop.order({ test }));
    network.instead = {};
    expect([status, taken, heard]).toEqual([201, expected, [indicator]]);
  });
});

describe("visible iframe", () => {
  it("loads the issuer's page with an EMV 3DS challenge request", async () => {
    const order = await shop.order({ test: { tds: { challenge: true } } });
    const { body: fetched } = await post("/payments/challenges/tds-authenticate", order);
    const { body } = await post("/payments/challenges/tds-challenge", { ...order, ...fetched });
    expect(body).toEqual({
      action: `${origin}/issuer/challenge`,
      method: "POST",
      fields: { creq: expect.any(String) },
      width: 500,
      height: 600,
      timeout: expect.any(Number),
      hints: [aHint],
    });
    expect(body.timeout).toBeGreaterThan(9 * 60_000);
    expect(body.timeout).toBeLessThanOrEqual(10 * 60_000);
    const creq = decode(CReq, body.fields.creq);
    expect(creq).toMatchObject({ messageVersion: "2.2.0", challengeWindowSize: "03" });
  });
});

describe("page in an iframe", () => {
  it("runs only its own script, loads nothing and allows any parent", async () => {
    const order = await shop.order({ test: { tds: { challenge: true } } });
    const { body: fetched } = await post("/payments/challenges/tds-authenticate", order);
    const { body } = await post("/payments/challenges/tds-challenge", { ...order, ...fetched });
    const { headers, body: page } = await payments.server.inject({
      method: "POST",
      url: "/issuer/challenge",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(body.fields).toString(),
    });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-\S+'; script-src 'nonce-\S+';/);
    expect(policy).toContain("frame-ancestors *");
    expect(policy).not.toContain("unsafe");
    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect([...page.matchAll(/<script([^>]*)>/g)].map(([, text]) => text)).toEqual([
      ` nonce="${nonce}"`,
    ]);
    expect(page.replaceAll(nonce ?? "", "")).not.toMatch(/\s(src|on\w+|style)=/);
    expect(headers["x-frame-options"]).toBeUndefined();
    expect(headers["cache-control"]).toBe("no-store");
  });
});

describe("challenge", () => {
  it.each(["tds-fingerprint", "tds-challenge", "other"])(
    "is unavailable out of turn (%s)",
    async (name) => {
      const order = await shop.order({ test: { tds: { challenge: false } } });
      const { status, body } = await post(`/payments/challenges/${name}`, order);
      expect([status, body.code]).toEqual([400, "PAYMENT_CHALLENGE_UNAVAILABLE"]);
    },
  );

  it("is unavailable for a card without enrolment, and for a paid order", async () => {
    const order = await shop.order();
    const path = "/payments/challenges/tds-authenticate";
    expect((await post(path, order)).body.code).toBe("PAYMENT_CHALLENGE_UNAVAILABLE");
    await post("/payments", order);
    expect((await post(path, order)).body.code).toBe("PAYMENT_CHALLENGE_UNAVAILABLE");
  });

  it("validates the order like a payment", async () => {
    const path = "/payments/challenges/tds-authenticate";
    const order = await shop.order({ test: { tds: {} } });
    const { test: _test, ...live } = order;
    for (const [body, code] of [
      [{}, "REQUEST_INVALID"],
      [live, "TEST_MODE_MIXED"],
      [{ ...order, integration: { key: "none" } }, "PAYMENT_INTEGRATION_KEY_UNKNOWN"],
      [
        { ...order, card: { number: { token: "x" }, expiry: { month: 1, year: 2040 } } },
        "TOKEN_INVALID",
      ],
    ] as const) {
      expect((await post(path, body)).body.code).toBe(code);
    }
  });
});
