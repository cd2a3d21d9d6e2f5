import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { behindProxy, type Checkout, eur, makeCheckout } from "../../../test/checkout.ts";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";

let payments: TestPayments;
let shop: Checkout;

beforeAll(async () => {
  payments = await startTestPayments({ settings: behindProxy });
  shop = await makeCheckout(payments);
});
afterAll(() => payments.close());

async function inject(method: string, url: string, headers: Record<string, string> = {}) {
  const answer = await payments.server.inject({ method: method as "GET", url, headers });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body };
}

describe("body limit", () => {
  it("refuses in the customers' format", async () => {
    const flooded = await startTestPayments({ settings: { bodiesPerAddress: 0 } });
    const { status, body, headers } = await flooded.send("POST /payments", {
      headers: { "accept-version": "1" },
      body: {},
    });
    expect([status, body, headers["retry-after"]]).toEqual([
      429,
      { code: "RATE_LIMITED", message: "Too many requests" },
      "1",
    ]);
    await flooded.close();
  });
});

describe("browser of a customer", () => {
  const asking = { origin: "https://shop.example.com", "access-control-request-method": "POST" };

  it.each(["/vault", "/payments", "/payments/", "/payments/challenges/fetch"])(
    "may call %s from any page",
    async (url) => {
      const expected = "accept-version,content-type,x-client";
      const headers = { ...asking, "access-control-request-headers": expected };
      const preflight = await inject("OPTIONS", url, headers);
      expect(preflight.status).toBe(204);
      expect(preflight.headers).toMatchObject({
        "access-control-allow-origin": "*",
        "access-control-allow-headers": "Content-Type, Accept-Version, X-Client",
      });
      expect(String(preflight.headers["access-control-allow-methods"])).toContain("POST");
    },
  );

  it("can read responses, refusals, the request id and the retry time", async () => {
    const response = await shop.customer.post("/vault", {});
    const answered = await shop.customer.post("/vault", { type: "pcsc", value: "123" });
    for (const { headers } of [response, answered]) {
      expect(headers).toMatchObject({
        "access-control-allow-origin": "*",
        "access-control-expose-headers": "X-Request-Id, Retry-After, Error-Message",
        "x-request-id": expect.stringMatching(/\S/),
      });
    }
  });
});

describe("header Accept-Version", () => {
  it.each<[string | undefined, string]>([
    [undefined, "VERSION_MISSING"],
    ["2", "VERSION_UNSUPPORTED"],
    ["0", "VERSION_UNSUPPORTED"],
    ["1.0", "VERSION_UNSUPPORTED"],
    ["latest", "VERSION_UNSUPPORTED"],
  ])("of %s answers %s before any other check", async (version, code) => {
    for (const url of ["/vault", "/payments", "/payments/challenges/fetch"]) {
      const answer = await payments.server.inject({
        method: "POST",
        url,
        headers: {
          "content-type": "application/json",
          ...(version === undefined ? {} : { "accept-version": version }),
        },
        payload: "{broken",
      });
      expect({ status: answer.statusCode, body: answer.json() }).toEqual({
        status: 400,
        body: { code, message: expect.stringContaining("Accept-Version") },
      });
    }
  });
});

describe("endpoint of the customers' API", () => {
  it.each([
    ["GET", "/payments"],
    ["PUT", "/payments"],
    ["DELETE", "/vault"],
    ["POST", "/vault/x"],
    ["POST", "/payments/x/y"],
  ])("that does not exist (%s %s) answers its code", async (method, url) => {
    const { status, text } = await inject(method, url, { "accept-version": "1" });
    expect([status, JSON.parse(text)]).toEqual([
      404,
      { code: "ENDPOINT_NOT_FOUND", message: expect.stringMatching(/\w/) },
    ]);
  });

  it("for a challenge is unavailable", async () => {
    const { status, body } = await shop.customer.post("/payments/challenges/fetch", { hints: [] });
    expect([status, body.code]).toEqual([400, "PAYMENT_CHALLENGE_UNAVAILABLE"]);
  });

  it("hides the cause of an internal error", async () => {
    await sql`
      create function payments.fail() returns trigger language plpgsql as $$
        begin raise exception 'the secret plan of the database'; end $$`.execute(
      payments.opened.db,
    );
    await sql`
      create trigger fail before insert on payments.authorizations for each row
        when (new.amount = 4711) execute function payments.fail()`.execute(payments.opened.db);
    const order = await shop.order({ amount: eur(4711) });
    const { status, body, text } = await shop.customer.pay(order);
    expect([status, body.code]).toEqual([500, "INTERNAL_ERROR"]);
    expect(text).not.toContain("secret");
  });
});

describe("body of the customers' API", () => {
  const json = "application/json";
  it.each<[string, string | undefined, string | Buffer]>([
    ["broken JSON", json, '{"type":'],
    ["a JSON text that is no object", json, '"pcn"'],
    ["a list", json, "[1]"],
    ["invalid UTF-8", json, Buffer.from([0x7b, 0xff, 0x7d])],
    ["another media type", "text/plain", '{"type":"pcsc","value":"123"}'],
    ["XML", "application/xml", "<a/>"],
    ["an unreadable media type", "nonsense", "{}"],
    ["no media type", undefined, '{"type":"pcsc","value":"123"}'],
    ["another character set", "application/json; charset=utf-16", "{}"],
  ])("of %s answers BODY_INVALID", async (_name, type, payload) => {
    for (const url of ["/vault", "/payments"]) {
      const headers = {
        "accept-version": "1",
        ...(type === undefined ? {} : { "content-type": type }),
      };
      const answer = await payments.server.inject({ method: "POST", url, headers, payload });
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { code: "BODY_INVALID", message: expect.stringMatching(/\w/) },
      ]);
    }
  });

  it("in an unknown encoding answers BODY_INVALID", async () => {
    const encoding = { "content-encoding": "br" };
    const { status, body } = await shop.customer.post("/payments", {}, encoding);
    expect([status, body.code]).toEqual([400, "BODY_INVALID"]);
  });

  it("of ten megabytes is too large", async () => {
    const { status, body } = await shop.customer.post("/payments", { a: "x".repeat(10_485_760) });
    expect([status, body.code]).toEqual([413, "BODY_INVALID"]);
  });

  it("that is empty reports every required field", async () => {
    const { status, body } = await shop.customer.post("/payments", {});
    expect([status, body.code]).toEqual([400, "REQUEST_INVALID"]);
    for (const field of ["integration.key", "card.number.token", "card.expiry.month"]) {
      expect(body.message).toContain(`${field} is required`);
    }
  });

  it.each<[string, unknown, string]>([
    ["amount", 1250, "amount must be"],
    ["amount", eur(0), "amount.value must be"],
    ["amount", eur(-1), "amount.value must be"],
    ["amount", eur(0.5), "amount.value must be"],
    ["amount", { ...eur(1), value: "100" }, "amount.value must be"],
    ["amount", { ...eur(1), value: 1e300 }, "amount.value must be"],
    ["amount", { ...eur(1), exponent: -1 }, "amount.exponent must be"],
    ["amount", { ...eur(1), exponent: 1e9 }, "amount.exponent must be"],
    ["amount", { ...eur(1), currency: "eur" }, "amount.currency must be"],
    ["amount", { ...eur(1), currency: "ZZZ" }, "amount.currency must be"],
    ["amount", { ...eur(1), currency: "AFN" }, "amount.currency has no exchange rate"],
    ["amount", { value: 1, currency: "EUR" }, "amount.exponent is required"],
    ["amount", { ...eur(1255), exponent: 3 }, "amount must be"],
    ["hints", "none", "hints must be a list"],
    ["hints", {}, "hints must be a list"],
    ["text", 7, "text must be text"],
    ["text", "x".repeat(1025), "text must be at most"],
    ["text", "a\0b", "text must not contain NUL"],
    ["reference", "x".repeat(201), "reference must be at most"],
    ["custom", "x", "custom must be an object"],
    ["custom", { a: "x".repeat(51_200) }, "custom must be at most 50 KB"],
    ["custom", { a: "\ud800" }, "custom.a must not contain"],
    ["plan", {}, "plan must be a list"],
    ["plan", [{}], "plan.0.amount"],
    ["plan", [{ amount: eur(1), scheduled: "soon" }], "plan.0.scheduled must be a date"],
    [
      "plan",
      [{ amount: eur(1), repeat: { interval: { unit: "hour", value: 1 } } }],
      "plan.0.repeat.interval.unit must be one of",
    ],
    [
      "plan",
      [{ amount: eur(1), repeat: { count: 0, interval: { unit: "day", value: 1 } } }],
      "plan.0.repeat.count must be",
    ],
    ["unplanned", { customer: "yes" }, "unplanned.customer must be true or false"],
    ["test", { card: { scheme: "amex" } }, "test.card.scheme must be one of"],
    ["test", true, "test must be an object"],
    ["integration", { key: 7 }, "integration.key must be text"],
    ["card", { number: "4100000000000000" }, "card.number must be an object"],
    ["card", { expiry: { month: 13, year: 2030 } }, "card.expiry.month must be"],
    ["card", { expiry: { month: 12, year: 30 } }, "card.expiry.year must be"],
  ])("with %s %j answers REQUEST_INVALID", async (name, value, message) => {
    const order = await shop.order({ [name]: value });
    const { status, body } = await shop.customer.pay(order);
    expect([status, body.code]).toEqual([400, "REQUEST_INVALID"]);
    expect(body.message).toContain(message);
    expect(await shop.transactions()).toEqual([]);
  });

  it("that reaches for prototypes or nests without end is refused", async () => {
    const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
    const customCases = [
      ['{"__proto__":{"a":1}}', "REQUEST_INVALID"],
      ['{"constructor":{"prototype":{}}}', "REQUEST_INVALID"],
      [nested(200), "REQUEST_INVALID"],
      // Too deep to parse.
      [nested(5_000), "BODY_INVALID"],
    ] as const;
    for (const [custom, code] of customCases) {
      const whole = JSON.stringify(await shop.order({ custom: "here" }));
      const payload = whole.replace('"here"', custom);
      const { status, body } = await shop.customer.post("/payments", payload, {
        "content-type": "application/json",
      });
      expect([status, body.code]).toEqual([400, code]);
    }
  });
});

describe("integration key", () => {
  it.each(["x", "' or 1=1 --", "00000000-0000-4000-8000-000000000000", "x".repeat(10_000)])(
    "without a merchant is unknown (%#)",
    async (key) => {
      const { status, body } = await shop.customer.pay(await shop.order({ integration: { key } }));
      expect([status, body.code]).toEqual([400, "PAYMENT_INTEGRATION_KEY_UNKNOWN"]);
    },
  );
});
