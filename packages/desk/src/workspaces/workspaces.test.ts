import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Behind, bodyOf, startBehind } from "../../test/behind.ts";
import { makePage } from "../../test/harness.ts";

let behind: Behind;
beforeAll(async () => {
  behind = await startBehind();
});
afterAll(() => behind.close());
beforeEach(() => {
  behind.shop.came.splice(0);
  behind.studio.came.splice(0);
  behind.shop.answers.set(mine, [200, []]);
  behind.studio.answers.set("GET /v1/accounts", [200, []]);
  behind.studio.answers.set("POST /v1/accounts", [201, { id: 1 }]);
});

const opened = () =>
  behind.studio.came.filter(({ body }) => body !== "").map(({ body }) => JSON.parse(body).name);

const mine = "GET /me/merchants?limit=100";
const id = "6".repeat(24);
const merchant = {
  id,
  name: "Corner",
  test: true,
  currency: "EUR",
  role: "owner",
  claim: { canCapture: true },
};
const account = {
  id: 1,
  subdomain: "corner",
  name: "Corner",
  timezone: "Copenhagen",
  iana: "Europe/Copenhagen",
  permissions: "administrator",
  booking_rights: "manage_all",
  client_rights: "manage_all",
  project_rights: "manage_all",
  resource_rights: "manage_all",
  report_rights: "view",
  owner: true,
};
const form = {
  name: "Crème & Søn",
  kind: "both",
  currency: "eur",
  country: "dk",
  timezone: "Europe/Copenhagen",
};

async function begin(fields: Record<string, string>) {
  const { visitor } = await makePage(behind.desk);
  await visitor.get("/begin");
  return await visitor.submit(fields);
}

describe("onboarding with a merchant and an account", () => {
  it("creates both in the person's name, once", async () => {
    behind.shop.answers.set("POST /merchants", [201, { merchant: { id } }]);
    expect((await begin(form)).location).toMatch(/^\/p\/[\w-]{36}\/home$/);
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
    expect(came?.assertion).toMatchObject({
      path: "/merchants",
      idempotencyKey: expect.stringMatching(/^begin /),
    });
    expect(opened()).toEqual(["Crème & Søn"]);
    behind.shop.answers.set(mine, [200, [merchant]]);
    behind.studio.answers.set("GET /v1/accounts", [200, [account]]);
    const [, { places }] = await bodyOf(await behind.page.ask("GET /api/places"));
    expect(places).toMatchObject([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: "Crème & Søn",
        merchant: { id, currency: "EUR", role: "owner", needs: [] },
        account: { id: 1, subdomain: "corner", timezone: "Copenhagen", isAdministrator: true },
      },
    ]);
  });

  it("creates nothing if payments refuses the merchant, and shows why", async () => {
    const problem = { field: "currency", message: "must be the ISO 4217 code of a currency" };
    behind.shop.answers.set("POST /merchants", [400, [problem]]);
    const { status, text } = await begin(form);
    expect([status, text]).toEqual([400, expect.stringContaining("The currency must be the ISO")]);
    expect(text).toContain("Crème &amp; Søn");
    expect(opened()).toEqual([]);
  });

  it("creates the account in the chosen zone", async () => {
    const before = behind.studio.came.length;
    const second = await begin({ ...form, kind: "account" });
    expect(second.location).toMatch(/^\/p\/[\w-]{36}\/home$/);
    const sent = behind.studio.came.slice(before).map(({ body }) => body);
    expect(JSON.parse(sent.find((body) => body.includes("Crème")) ?? "")).toEqual({
      name: "Crème & Søn",
      timezone: "Europe/Copenhagen",
      week_start: "monday",
      country: "DK",
    });
  });

  it.each([
    [{ country: "" }, "country", "Choose your country"],
    [{ country: "us", timezone: "" }, "timezone", "Choose your time zone"],
    [{ name: "" }, "name", "Enter the name of your business"],
    [{ kind: "" }, "kind", "Choose your kind of business"],
    [{ kind: "bank" }, "kind", "Choose your kind of business"],
  ])("shows a missing value at its field: %o", async (wrong, field, words) => {
    const before = behind.shop.came.length;
    const { status, text } = await begin({ ...form, ...wrong });
    expect(status).toBe(400);
    expect(text).toMatch(new RegExp(`<p class="problem" id="${field}-problem">${words}`));
    expect(behind.shop.came.length).toBe(before);
  });

  it("accepts informal website addresses", async () => {
    behind.shop.answers.set("POST /merchants", [201, { merchant: { id } }]);
    await begin({ ...form, website: "harbour.example" });
    const match = behind.shop.came.find(({ url }) => url === "/merchants");
    const { website } = JSON.parse(match?.body ?? "");
    expect(website).toBe("https://harbour.example");
  });
});

describe("pairing of merchant and account", () => {
  const pair = JSON.stringify({ name: "Both", merchantId: id, accountId: 1 });
  const put = async (headers = {}) =>
    await bodyOf(await behind.page.ask("POST /api/places", { body: pair, headers }));
  const email = async () => (await bodyOf(await behind.page.ask("GET /session")))[1].person.email;

  it("requires the owner of both", async () => {
    const { shop, studio } = behind;
    shop.answers.set(mine, [200, [merchant]]);
    studio.answers.set("GET /v1/accounts/1", [200, { owner: { email: "other@example.com" } }]);
    expect(await put()).toMatchObject([403, { code: "owner_needed" }]);
    studio.answers.set("GET /v1/accounts/1", [200, { owner: { email: await email() } }]);
    expect((await put())[0]).toBe(201);
    shop.answers.set(mine, [200, [{ ...merchant, role: "viewer" }]]);
    expect(await put()).toMatchObject([403, { code: "owner_needed" }]);
  });

  it("requires a desk page", async () => {
    expect(await put({ "sec-fetch-site": "same-site" })).toMatchObject([
      403,
      { code: "foreign_page" },
    ]);
  });
});

it("list of workspaces: names an unreachable service", async () => {
  behind.shop.answers.set(mine, [503, {}]);
  behind.studio.answers.set("GET /v1/accounts", [200, [account]]);
  const [, existing] = await bodyOf(await behind.page.ask("GET /api/places"));
  expect(existing).toMatchObject({ places: [{ account: { id: 1 } }], away: ["payments"] });
  // The unreachable service may have a workspace.
  behind.studio.answers.set("GET /v1/accounts", [200, []]);
  expect((await behind.page.visitor.get("/")).status).toBe(200);
  behind.shop.answers.set(mine, [200, []]);
  expect((await behind.page.visitor.get("/")).location).toBe("/begin");
});

it("workspaces of a hundred merchants and accounts: at most a megabyte", async () => {
  const page = await makePage(behind.desk);
  const name = "\u{1f30d}".repeat(200);
  const each = Array.from({ length: 100 }, (_, n) => n + 1);
  const merchants = each.map((n) => ({ ...merchant, name, id: String(n).padStart(24, "0") }));
  const accounts = each.map((n) => ({ ...account, name, id: n, subdomain: `corner-${n}` }));
  behind.shop.answers.set(mine, [200, merchants]);
  behind.studio.answers.set("GET /v1/accounts", [200, accounts]);
  const answer = await page.ask("GET /api/places");
  const text = await answer.body.text();
  expect(JSON.parse(text).places).toHaveLength(200);
  expect(Buffer.byteLength(text)).toBeLessThan(1_048_576);
});
