import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operatorKey, startTestPayments, type TestPayments } from "../../test/harness.ts";
import { basic, givenApp } from "../../test/shop.ts";
import { newId } from "../ids.ts";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

interface Call {
  headers?: Record<string, string>;
  remoteAddress?: string;
}

async function call({ server }: TestPayments, { headers, ...call }: Call = {}) {
  const answer = await server.inject({
    method: "GET",
    url: "/operator/merchants?limit=1",
    headers: { authorization: basic(operatorKey), ...headers },
    ...call,
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

const id = newId(1);
const routes = [
  "GET /merchants?limit=1",
  `POST /merchants/${id}/approval`,
  `PUT /merchants/${id}/pricing`,
  `PUT /merchants/${id}/bank`,
  `PUT /merchants/${id}/tds`,
  "POST /disputes",
  `POST /disputes/${id}/wins`,
  `POST /disputes/${id}/losses`,
  "POST /frauds",
  "GET /rates",
  "POST /rates",
  "GET /payouts?limit=1",
  "POST /payouts",
  `POST /payouts/${id}/paid`,
  `POST /payouts/${id}/returned`,
  "POST /payout-exports",
  `GET /payout-exports/${id}`,
  "POST /reconciliations",
  "POST /key-rotation",
  "GET /actions?limit=1",
];

describe("an operator", () => {
  it.each(routes)("needs the operator key for %s; an app's is none", async (route) => {
    const app = await givenApp(payments);
    const [method, path] = route.split(" ") as ["GET", string];
    const keys = [undefined, "", "wrong", app.key, operatorKey.slice(0, -1), `${operatorKey}x`];
    for (const key of keys) {
      const authorization = key === undefined ? {} : { authorization: basic(key) };
      const url = `/operator${path}`;
      const answer = await payments.server.inject({ method, url, headers: authorization });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers["www-authenticate"]).toMatch(/^Basic /);
    }
  });

  it("is let in from this machine", async () => {
    for (const remoteAddress of ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"]) {
      expect((await call(payments, { remoteAddress })).status).toBe(200);
    }
  });

  it("is refused from elsewhere, whatever the key", async () => {
    for (const remoteAddress of ["10.0.0.1", "128.0.0.1", "fe80::1", "::ffff:10.0.0.1"]) {
      const { status, body } = await call(payments, { remoteAddress });
      expect([status, body]).toEqual([
        403,
        { message: expect.stringContaining("OPERATOR_REMOTE"), code: "operator_remote" },
      ]);
    }
  });

  it.each(["Forwarded", "X-Forwarded-For", "X-Real-IP"])(
    "is refused behind a proxy that nobody vouched for (%s)",
    async (name) => {
      const { status, body } = await call(payments, { headers: { [name]: "127.0.0.1" } });
      expect([status, body.code]).toEqual([403, "proxy_unknown"]);
    },
  );

  it("is let in from elsewhere where the settings say so", async () => {
    const remote = await startTestPayments({ settings: { operatorRemote: true } });
    expect((await call(remote, { remoteAddress: "10.0.0.1" })).status).toBe(200);
    const proxied = { headers: { "x-forwarded-for": "10.0.0.1" } };
    expect((await call(remote, proxied)).status).toBe(403);
    await remote.close();
  });

  it("is who a trusted proxy says it is", async () => {
    const proxied = await startTestPayments({ settings: { trustProxy: "127.0.0.1" } });
    const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
    expect((await call(proxied, from("10.0.0.1"))).status).toBe(403);
    expect((await call(proxied, from("127.0.0.1"))).status).toBe(200);
    expect((await call(proxied)).status).toBe(200);
    await proxied.close();
  });
});
