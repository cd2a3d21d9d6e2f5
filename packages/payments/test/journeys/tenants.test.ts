import type { Reply } from "@frontdesk/platform/test/harness";
import { departureOf } from "@frontdesk/server/test/openapi";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Belongings,
  type Endpoint,
  listAppEndpoints,
  makeBelongings,
  pathTo,
  workingInput,
} from "../endpoints.ts";
import { startTestPayments, type TestPayments } from "../harness.ts";
import { makeShop, type Shop, send } from "../shop.ts";

let payments: TestPayments;
let shop: Shop;
let stranger: Shop;
let belongings: Belongings;
let endpoints: Endpoint[];
beforeAll(async () => {
  payments = await startTestPayments();
  shop = await makeShop(payments);
  stranger = await makeShop(payments);
  belongings = await makeBelongings(payments, shop);
  endpoints = listAppEndpoints(payments);
});
afterAll(() => payments.close());

const ownOnly = new Set(["GET /event-types", "GET /me", "POST /merchants"]);

async function call(endpoint: Endpoint, key?: string, headers = {}): Promise<Reply> {
  const { query, body, headers: own } = workingInput(endpoint, belongings);
  const { method } = endpoint;
  const path = pathTo(endpoint, belongings);
  const reply = await send(payments, `${method} ${path}${method === "GET" ? query : ""}`, {
    ...(key === undefined ? {} : { key }),
    headers: { ...own, ...headers },
    ...(method === "POST" || method === "PUT" ? { body } : {}),
  });
  expect(departureOf(payments.server.swagger(), endpoint, reply)).toBeUndefined();
  return reply;
}

async function callWithId(endpoint: Endpoint, id: string): Promise<Reply> {
  const { query, body, headers } = workingInput(endpoint, belongings);
  const { method } = endpoint;
  const path = endpoint.path.replace(/\{\w+\}/g, id);
  return await send(payments, `${method} ${path}${method === "GET" ? query : ""}`, {
    key: shop.key,
    headers,
    ...(method === "GET" ? {} : { body }),
  });
}

describe("every endpoint of an app", () => {
  it("is among those under test", () => {
    expect(endpoints.length).toBeGreaterThanOrEqual(27);
  });

  it("refuses a call without a key, with a wrong one and with other schemes", async () => {
    for (const endpoint of endpoints) {
      const name = `${endpoint.method} ${endpoint.path}`;
      const nobody = await call(endpoint);
      expect([name, nobody.status]).toEqual([name, 401]);
      expect(nobody.headers["www-authenticate"]).toMatch(/^Basic /);
      expect([name, (await call(endpoint, `${shop.key}x`)).status]).toEqual([name, 401]);
      const bearer = { authorization: `Bearer ${shop.key}` };
      expect([name, (await call(endpoint, undefined, bearer)).status]).toEqual([name, 401]);
      const publicKey = await call(endpoint, shop.merchant.key);
      expect([name, publicKey.status]).toEqual([name, 401]);
    }
  });

  it("refuses another app's key, reveals nothing, and changes nothing", async () => {
    const before = await picture();
    for (const endpoint of endpoints) {
      const name = `${endpoint.method} ${endpoint.path}`;
      if (ownOnly.has(name)) continue;
      const { status, text } = await call(endpoint, stranger.key);
      expect([name, status]).toEqual([name, 403]);
      for (const secret of ["someone@example.com", "410000", shop.key, shop.merchant.key]) {
        expect(text).not.toContain(secret);
      }
    }
    expect(await picture()).toEqual(before);
  });

  it("answers 404 for missing ids and for malformed ids", async () => {
    const ids = ["5f0000000000000000000000", "nonsense", "5F0000000000000000000000", "%00"];
    for (const endpoint of endpoints.filter(({ path }) => path.includes("{"))) {
      const name = `${endpoint.method} ${endpoint.path}`;
      for (const id of ids) {
        const reply = await callWithId(endpoint, id);
        const { status } = reply;
        expect(departureOf(payments.server.swagger(), endpoint, reply)).toBeUndefined();
        const isForeign = /\/(identities|apps)\/\{/.test(endpoint.path) && /^5f0{22}$/.test(id);
        expect([name, id, status]).toEqual([name, id, isForeign ? expect.any(Number) : 404]);
        expect([403, 404]).toContain(status);
      }
    }
  });

  it("answers its owner as described", async () => {
    const kept = endpoints.filter(({ method }) => method !== "DELETE");
    const removed = endpoints.filter(({ method }) => method === "DELETE");
    const statuses = new Map<string, number>();
    for (const endpoint of [...kept, ...removed.reverse()]) {
      const { status } = await call(endpoint, shop.key);
      statuses.set(`${endpoint.method} ${endpoint.path}`, status);
    }
    const refusals = [...statuses].filter(([, status]) => status >= 300);
    const late = ["PUT /disputes/{id}/files/{name}", "DELETE /disputes/{id}/files/{name}"];
    const closed = ["POST /disputes/{id}/wins", "POST /disputes/{id}/losses", ...late];
    expect(new Map(refusals)).toEqual(new Map(closed.map((name) => [name, 409])));
  });
});

async function picture(): Promise<unknown[]> {
  const paths = [
    `/merchants/${belongings.merchantId}`,
    `/merchants/${belongings.merchantId}/users?limit=50`,
    `/merchants/${belongings.merchantId}/apps?limit=50`,
    `/merchants/${belongings.merchantId}/lines?limit=50`,
    `/merchants/${belongings.merchantId}/transactions?limit=50`,
    `/disputes?limit=50&filter[merchantId]=${belongings.merchantId}`,
    `/frauds?limit=50&filter[merchantId]=${belongings.merchantId}`,
    `/apps/${belongings.appId}/keys?limit=50`,
  ];
  return await Promise.all(
    paths.map(async (path) => (await send(payments, `GET ${path}`, { key: shop.key })).body),
  );
}
