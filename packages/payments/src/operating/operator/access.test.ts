import { operatorKey } from "@frontdesk/platform/test/harness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { operate } from "../../../test/ledger.ts";
import { basic, makeApp, send } from "../../../test/shop.ts";
import { newId } from "../../core/ids.ts";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

const id = newId(1);
const routes = [
  "GET /merchants?limit=1",
  `POST /merchants/${id}/approval`,
  `PUT /merchants/${id}/pricing`,
  `PUT /merchants/${id}/bank`,
  `PUT /merchants/${id}/tds`,
  `PUT /merchants/${id}/suspension`,
  `DELETE /merchants/${id}/suspension`,
  `POST /merchants/${id}/rescues`,
  `GET /merchants/${id}/rescues?limit=1`,
  `GET /transactions/${id}`,
  "POST /disputes",
  `POST /disputes/${id}/wins`,
  `POST /disputes/${id}/losses`,
  "POST /frauds",
  "GET /rates",
  "POST /rates",
  "GET /payouts?limit=1",
  "GET /payout-proposals?limit=1",
  "POST /payouts",
  `POST /payouts/${id}/paid`,
  `POST /payouts/${id}/returned`,
  "POST /payout-exports",
  `GET /payout-exports/${id}`,
  "GET /health",
  "POST /reconciliations",
  "POST /key-rotation",
  "GET /actions?limit=1",
];

describe("operator access", () => {
  it.each(routes)("needs the operator key for %s; an app's key is refused", async (route) => {
    const app = await makeApp(payments);
    const [method, path] = route.split(" ") as ["GET", string];
    const keys = [undefined, "", "wrong", app.key, operatorKey.slice(0, -1), `${operatorKey}x`];
    for (const key of keys) {
      const answer = await payments.admin.inject({
        method,
        url: `/payments/operator${path}`,
        headers: key === undefined ? {} : { authorization: basic(key) },
      });
      expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
      if (answer.statusCode === 429) continue;
      expect(answer.statusCode).toBe(401);
      expect(answer.headers["www-authenticate"]).toMatch(/^Basic /);
    }
  });

  // On the public listener this path is another route.
  const elsewhere = routes.filter((route) => route !== "GET /health");
  it.each([...elsewhere, "GET /metrics"])(
    "the public listener does not serve %s",
    async (route) => {
      const [method, path] = route.split(" ") as ["GET", string];
      const key = { authorization: basic(operatorKey) };
      for (const before of ["", "/operator", "/payments", "/payments/operator"]) {
        const answer = await payments.server.inject({ method, url: before + path, headers: key });
        expect([401, 404]).toContain(answer.statusCode);
      }
    },
  );

  it.each([
    "/payments/operator/merchants",
    "/payments/operator/actions",
    "/payments/metrics",
    "/scheduling/operator/accounts",
    "/scheduling/metrics",
  ])("finds nothing on the public listener: %s", async (url) => {
    for (const headers of [{ authorization: basic(operatorKey) }, {}]) {
      const { statusCode } = await payments.server.inject({ url, headers });
      expect(statusCode).toBe(404);
    }
  });

  it("serves metrics on the admin listener, and audits every wrong key", async () => {
    const { text } = await send(payments, "GET /payments/metrics");
    expect(text).toContain("http_request_duration_seconds_count");
    const { body } = await operate<object[]>(
      payments,
      "GET /payments/operator/actions?limit=100&filter[action]=key.refuse",
    );
    expect(body).toHaveLength(10);
    expect(body[0]).toMatchObject({
      actor: "stranger at 127.0.0.1",
      subject: "operator key",
      details: { method: expect.any(String), path: expect.stringMatching(/^\/payments\/operator/) },
    });
  });

  it("has a key of at least 24 characters", async () => {
    const settings = { operatorKey: "x".repeat(23) };
    await expect(startTestPayments({ settings })).rejects.toThrow("at least 24 characters");
  });

  it("trusts the client address from a trusted proxy", async () => {
    const proxied = await startTestPayments({ settings: { trustProxy: "127.0.0.1" } });
    const call = async (headers: object) => {
      const url = "/payments/operator/merchants?limit=1";
      const key = { authorization: basic(operatorKey) };
      return (await proxied.admin.inject({ url, headers: { ...key, ...headers } })).statusCode;
    };
    expect(await call({ "x-forwarded-for": "10.0.0.1" })).toBe(403);
    expect(await call({ "x-forwarded-for": "127.0.0.1" })).toBe(200);
    expect(await call({})).toBe(200);
    await proxied.close();
  });

  it.each(["Forwarded", "X-Forwarded-For", "X-Real-IP"])(
    "is refused behind an untrusted proxy (%s)",
    async (name) => {
      const { status, body } = await send<{ code: string }>(
        payments,
        "GET /payments/operator/merchants?limit=1",
        { key: operatorKey, headers: { [name]: "127.0.0.1" } },
      );
      expect([status, body.code]).toEqual([403, "proxy_unknown"]);
    },
  );
});
