import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Behind, bodyOf, startBehind } from "../../test/behind.ts";
import { givenPage } from "../../test/harness.ts";

let behind: Behind;
let opened: string[] = [];
beforeAll(async () => {
  const openAccount = async (_db: unknown, { name }: { name: string }) => opened.push(name);
  behind = await startBehind([{ openAccount }]);
});
afterAll(() => behind.close());
beforeEach(() => {
  opened = [];
  behind.shop.came.splice(0);
  behind.shop.answers.set(mine, [200, []]);
  behind.studio.answers.set("GET /v1/accounts", [200, []]);
});

const mine = "GET /me/merchants?limit=100";
const id = "6".repeat(24);
const merchant = { id, name: "Corner", test: true, role: "owner" };
const account = { id: 1, subdomain: "corner", name: "Corner" };
const form = { name: "Crème & Søn", kind: "both", currency: "eur", country: "dk" };

async function begin(fields: Record<string, string>) {
  const { visitor } = await givenPage(behind.desk);
  await visitor.get("/begin");
  return await visitor.submit(fields);
}

describe("beginning with a shop and a studio", () => {
  it("makes a test merchant in the name of the person, once, and opens an account", async () => {
    behind.shop.answers.set("POST /merchants", [201, { merchant: { id } }]);
    expect((await begin(form)).location).toBe("/");
    const [came] = behind.shop.came;
    expect(JSON.parse(came?.body ?? "")).toEqual({
      test: true,
      name: "Crème & Søn",
      currency: "EUR",
      email: expect.stringContaining("@example.com"),
      website: "https://example.com",
      descriptor: "Creme & Sn",
      company: { country: "DK" },
    });
    expect(came?.said).toMatchObject({
      path: "/merchants",
      idempotencyKey: expect.stringMatching(/^begin /),
    });
    expect(opened).toEqual(["Crème & Søn"]);
    behind.shop.answers.set(mine, [200, [merchant]]);
    behind.studio.answers.set("GET /v1/accounts", [200, [account]]);
    const [, { places }] = await bodyOf(await behind.page.ask("GET /api/places"));
    expect(places).toEqual([{ id: expect.any(String), name: "Crème & Søn", merchant, account }]);
  });

  it("makes nothing where the merchant is refused, and says what was wrong", async () => {
    const problem = { field: "currency", message: "must be the ISO 4217 code of a currency" };
    behind.shop.answers.set("POST /merchants", [400, [problem]]);
    const { status, text } = await begin(form);
    expect([status, text]).toEqual([400, expect.stringContaining("The currency must be the ISO")]);
    expect(text).toContain("Crème &amp; Søn");
    expect(opened).toEqual([]);
  });
});

describe("putting together", () => {
  const pair = JSON.stringify({ name: "Both", merchantId: id, accountId: 1 });
  const put = async (headers = {}) =>
    await bodyOf(await behind.page.ask("POST /api/places", { body: pair, headers }));
  const email = async () => (await bodyOf(await behind.page.ask("GET /session")))[1].person.email;

  it("is for who owns both", async () => {
    const { shop, studio } = behind;
    shop.answers.set(mine, [200, [merchant]]);
    studio.answers.set("GET /v1/accounts/1", [200, { owner: { email: "other@example.com" } }]);
    expect(await put()).toMatchObject([403, { code: "owner_needed" }]);
    studio.answers.set("GET /v1/accounts/1", [200, { owner: { email: await email() } }]);
    expect((await put())[0]).toBe(201);
    shop.answers.set(mine, [200, [{ ...merchant, role: "viewer" }]]);
    expect(await put()).toMatchObject([403, { code: "owner_needed" }]);
  });

  it("is for pages of the desk", async () => {
    expect(await put({ "sec-fetch-site": "same-site" })).toMatchObject([
      403,
      { code: "foreign_page" },
    ]);
  });
});

it("a service that fails is said to be missing from the list", async () => {
  behind.shop.answers.set(mine, [503, {}]);
  behind.studio.answers.set("GET /v1/accounts", [200, [account]]);
  const [, known] = await bodyOf(await behind.page.ask("GET /api/places"));
  expect(known).toMatchObject({ places: [{ account }], away: ["payments"] });
  await behind.page.visitor.get("/");
  expect(behind.page.visitor.page).toContain("payments cannot be reached");
});
