import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Belongings,
  type Endpoint,
  listAppEndpoints,
  makeBelongings,
  pathTo,
} from "../endpoints.ts";
import { startTestPayments, type TestPayments } from "../harness.ts";
import { type Json, makeShop, type Shop, send } from "../shop.ts";

let payments: TestPayments;
let shop: Shop;
let belongings: Belongings;
beforeAll(async () => {
  payments = await startTestPayments();
  shop = await makeShop(payments);
  belongings = await makeBelongings(payments, shop);
});
afterAll(() => payments.close());

const ask = (endpoint: Endpoint, headers: Record<string, string>) =>
  send(payments, `GET ${pathTo(endpoint, belongings)}`, { key: shop.key, headers });

describe("conditional request", () => {
  it("is 304 if the operation documents an ETag, for every form of the tag", async () => {
    const { paths } = (await send<Json>(payments, "GET /openapi.json")).body;
    const tagged: string[] = [];
    for (const endpoint of listAppEndpoints(payments).filter(({ method }) => method === "GET")) {
      const { responses, parameters = [] } = paths[endpoint.path].get;
      const isDescribed = responses["200"]?.headers.ETag !== undefined;
      const first = await ask(endpoint, {});
      if (first.status !== 200) continue;
      const etag = first.headers.etag as string | undefined;
      expect([endpoint.path, etag !== undefined]).toEqual([endpoint.path, isDescribed]);
      if (etag === undefined) continue;
      tagged.push(endpoint.path);
      const names = parameters.map(({ $ref = "" }) => $ref.split("/").at(-1));
      expect([endpoint.path, Object.keys(responses), names]).toEqual([
        endpoint.path,
        expect.arrayContaining(["304"]),
        expect.arrayContaining(["IfNoneMatch"]),
      ]);
      for (const list of [etag, `W/${etag}`, `"other", ${etag}`, `"a,b" ,W/${etag}`, "*"]) {
        const { status, text, headers } = await ask(endpoint, { "if-none-match": list });
        const seen = [endpoint.path, list, status, text, headers.etag];
        expect(seen).toEqual([endpoint.path, list, 304, "", etag]);
      }
      expect((await ask(endpoint, { "if-none-match": '"other"' })).status).toBe(200);
    }
    expect(tagged).toContain("/transactions/{id}");
    expect(tagged.length).toBeGreaterThanOrEqual(9);
  });

  it("gets the object again after a change", async () => {
    const path = `/transactions/${belongings.transactionId}` as const;
    const { headers } = await send(payments, `GET ${path}`, { key: shop.key });
    const existing = { "if-none-match": String(headers.etag) };
    const refund = { key: shop.key, body: { amount: 100 } };
    expect((await send(payments, `POST ${path}/refunds`, refund)).status).toBe(201);
    const again = await send(payments, `GET ${path}`, { key: shop.key, headers: existing });
    expect(again.status).toBe(200);
    expect(again.headers.etag).not.toBe(headers.etag);
  });
});
