import { afterAll, beforeAll, expect, it } from "vitest";
import { type Belongings, listEndpoints, makeBelongings, pathTo } from "../endpoints.ts";
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

it("lists: refuse an unknown filter by name and ignore other parameters", async () => {
  const { paths } = (await send<Json>(payments, "GET /openapi.json")).body;
  const lists = listEndpoints(payments).filter(({ method, path }) => {
    const { parameters = [], security } = paths[path][method.toLowerCase()];
    const isOurs = security?.some((scheme: object) => "key" in scheme) ?? true;
    const names = parameters.map(({ name }: Json) => name);
    return method === "GET" && isOurs && names.includes("limit");
  });
  expect(lists.length).toBeGreaterThanOrEqual(10);
  for (const { path } of lists) {
    const { parameters } = paths[path].get;
    const location = `${pathTo({ method: "GET", path }, belongings)}?limit=5` as const;
    const needed = path.startsWith("/disputes") || path.startsWith("/frauds");
    const own = needed ? `&filter[merchantId]=${belongings.merchantId}` : "";
    const ask = (more: string) =>
      send<Json>(payments, `GET ${location}${own}${more}`, { key: shop.key });
    const taken = await ask("&sort=-created&_=1795711830749");
    expect([path, taken.status]).toEqual([path, 200]);
    const { status, body } = await ask("&filter[colour]=red");
    const hasFilter = parameters.some(({ name }: Json) => name === "filter");
    const fields = status === 400 ? body.map(({ field }: Json) => field) : [];
    expect([path, hasFilter, status, fields]).toEqual(
      hasFilter ? [path, true, 400, ["filter.colour"]] : [path, false, 200, []],
    );
  }
});
