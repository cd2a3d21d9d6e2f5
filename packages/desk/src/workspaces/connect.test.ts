import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Behind, startBehind } from "../../test/behind.ts";
import { makePage, type Page } from "../../test/harness.ts";

const merchantId = "6".repeat(24);
const merchant = { id: merchantId, name: "Corner", test: true, currency: "EUR", role: "owner" };
const account = { id: 1, subdomain: "corner", name: "Corner", timezone: "UTC", iana: "Etc/UTC" };
const rights = { permissions: "administrator", booking_rights: "manage_all", owner: true };
const form = { name: "Corner", kind: "both", currency: "eur", country: "dk", timezone: "Etc/UTC" };

const connection = "/v1/corner/merchant";
const keys = `/merchants/${merchantId}/keys`;
const app = { id: "7".repeat(24), name: "Deposits", key: "k1" };
const attemptMs = 60_000;

let behind: Behind;
let page: Page;
beforeAll(async () => {
  behind = await startBehind();
});
afterAll(() => behind.close());
beforeEach(async () => {
  const { shop, studio, desk } = behind;
  page = await makePage(desk);
  shop.answers.set("GET /me/merchants?limit=100", [200, [{ ...merchant, claim: {} }]]);
  shop.answers.set("POST /merchants", [201, { merchant: { id: merchantId } }]);
  studio.answers.set("GET /v1/accounts", [200, [{ ...account, ...rights }]]);
  studio.answers.set("POST /v1/accounts", [201, { id: 1 }]);
  studio.answers.set(`GET ${connection}`, [404, {}]);
  shop.answers.set(`POST ${keys}`, [201, { app }]);
  studio.answers.set(`PUT ${connection}`, [200, {}]);
  shop.answers.set(`DELETE /merchants/${merchantId}/apps/${app.id}`, [204, {}]);
});

async function requestsDuring(act: () => Promise<unknown>) {
  const { shop, studio } = behind;
  const before = [shop.came.length, studio.came.length] as const;
  await act();
  const came = [...shop.came.slice(before[0]), ...studio.came.slice(before[1])];
  return came.filter(({ url }) => /merchant$|\/keys$|\/apps\//.test(url));
}

async function begin() {
  await page.visitor.get("/begin");
  expect((await page.visitor.submit(form)).status).toBe(303);
}

const visit = () => page.ask("GET /api/places");
const routesOf = (came: { method: string; url: string }[]) =>
  came.map(({ method, url }) => `${method} ${url}`);

describe("merchant and account created together", () => {
  it("connect at once, by one key", async () => {
    const came = await requestsDuring(begin);
    expect(routesOf(came)).toEqual([`POST ${keys}`, `GET ${connection}`, `PUT ${connection}`]);
    expect(JSON.parse(came[0]?.body ?? "")).toEqual({ name: "Deposits of Corner · corner" });
    expect(JSON.parse(came[2]?.body ?? "")).toEqual({
      merchant_id: merchantId,
      key: "k1",
      link_secret: null,
      url: null,
    });
    behind.desk.wait(2 * attemptMs);
    expect(await requestsDuring(visit)).toEqual([]);
  });

  it("connect on a later visit with the same key after a lost response", async () => {
    behind.studio.answers.set(`PUT ${connection}`, [503, {}]);
    const first = await requestsDuring(begin);
    expect(await requestsDuring(visit)).toEqual([]);
    behind.desk.wait(2 * attemptMs);
    behind.studio.answers.set(`PUT ${connection}`, [200, {}]);
    const again = await requestsDuring(() => Promise.all([visit(), visit(), visit()]));
    const puts = routesOf(again).filter((route) => route.startsWith("PUT"));
    expect(puts).toEqual([`PUT ${connection}`]);
    const keyOf = (cames: typeof again) => {
      const { assertion } = cames.find(({ url }) => url === keys) ?? {};
      return typeof assertion === "object" ? assertion?.idempotencyKey : undefined;
    };
    expect(keyOf(first)).toMatch(/^connect /);
    expect(keyOf(again)).toBe(keyOf(first));
    behind.desk.wait(2 * attemptMs);
    expect(await requestsDuring(visit)).toEqual([]);
  });

  it("leave no key and retry nothing after a refusal by scheduling", async () => {
    behind.studio.answers.set(`PUT ${connection}`, [422, {}]);
    const came = routesOf(await requestsDuring(begin));
    expect(came).toContain(`DELETE /merchants/${merchantId}/apps/${app.id}`);
    behind.desk.wait(2 * attemptMs);
    expect(await requestsDuring(visit)).toEqual([]);
  });

  it("keep a connection made by the owner in between", async () => {
    behind.shop.answers.set(`POST ${keys}`, [503, {}]);
    await begin();
    behind.studio.answers.set(`GET ${connection}`, [200, {}]);
    behind.desk.wait(2 * attemptMs);
    expect(routesOf(await requestsDuring(visit))).toEqual([`GET ${connection}`]);
    behind.desk.wait(2 * attemptMs);
    expect(await requestsDuring(visit)).toEqual([]);
  });
});

it("new account without a merchant: stays unconnected", async () => {
  await page.visitor.get("/begin");
  await requestsDuring(() => page.visitor.submit({ ...form, kind: "account" }));
  expect(await requestsDuring(visit)).toEqual([]);
});
