import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Behind, startBehind } from "../../test/behind.ts";
import { makePage, type Page } from "../../test/harness.ts";
import { sampleBusiness } from "../../test/sample-business.ts";

const form = sampleBusiness;

let behind: Behind;
let page: Page;
beforeAll(async () => {
  behind = await startBehind();
});
afterAll(() => behind.close());
beforeEach(async () => {
  const { shop, studio, desk } = behind;
  page = await makePage(desk);
  shop.answers.set("GET /me/merchants?limit=100", [200, []]);
  shop.answers.set("POST /merchants", [201, { merchant: { id: "6".repeat(24) } }]);
  studio.answers.set("GET /v1/accounts", [200, []]);
  studio.answers.set("POST /v1/accounts", [201, { id: 1 }]);
  await page.visitor.get("/begin");
  shop.came.splice(0);
  studio.came.splice(0);
});

function created(): Record<string, unknown>[] {
  const posts = [...behind.shop.came, ...behind.studio.came].filter(
    ({ method, url }) => method === "POST" && /merchants$|accounts$/.test(url),
  );
  return posts.map(({ body }) => JSON.parse(body));
}
const send = (fields: Record<string, string>) =>
  page.visitor.post("/begin", { ...page.visitor.form("/begin").fields, ...form, ...fields });
const open = (languages: string, query = "") =>
  page.visitor.send("GET", `/begin${query}`, { headers: { "accept-language": languages } });
const chosenIn = (text: string) => [...text.matchAll(/value="(\w+)" (?:checked|selected)/g)];

describe("kind of business", () => {
  it.each([
    ["massage", true, true],
    ["hair", true, true],
    ["fitness", true, true],
    ["clinic", true, true],
    ["other", true, true],
    ["shop", true, false],
    // Older forms.
    ["both", true, true],
    ["merchant", true, false],
    ["account", false, true],
  ])("%s: creates a test merchant: %j, an account: %j", async (kind, hasShop, hasStudio) => {
    expect((await send({ kind })).status).toBe(303);
    const bodies = created();
    expect(bodies.some(({ test }) => test === true)).toBe(hasShop);
    expect(bodies.some(({ timezone }) => timezone !== undefined)).toBe(hasStudio);
    expect(bodies).toHaveLength(Number(hasShop) + Number(hasStudio));
  });

  it.each([
    ["both", "massage"],
    ["massage", "hair"],
    ["merchant", "shop"],
  ])("creates nothing again if %s becomes %s", async (first, second) => {
    const answers = [await send({ kind: first }), await send({ kind: second })];
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
  });

  it("offers an account alone only to an older form", async () => {
    const { text } = await open("da-DK");
    const kinds = [...text.matchAll(/type="radio" name="kind" value="(\w+)"/g)];
    const offered = kinds.map(([, kind]) => kind);
    expect(offered).toEqual(["massage", "hair", "fitness", "clinic", "shop", "other"]);
    expect((await open("da-DK", "?kind=account")).text).toContain('value="account" checked');
    expect((await open("da-DK", "?kind=merchant")).text).toContain('value="shop" checked');
    expect((await open("da-DK", "?kind=both")).text).toContain('value="other" checked');
  });
});

describe("country of a business", () => {
  it("is the browser's, without a script, and decides on currency and zone", async () => {
    const { text } = await open("sv-SE,sv;q=0.9");
    expect(chosenIn(text).map(([, value]) => value)).toEqual(["SE"]);
    expect(text).toContain("<details>");
    expect((await send({ country: "NO", currency: "", timezone: "" })).status).toBe(303);
    expect(created()).toEqual([
      expect.objectContaining({ currency: "NOK", company: { country: "NO" } }),
      { name: "Pier", timezone: "Europe/Oslo", week_start: "monday", country: "NO" },
    ]);
  });

  it("needs a chosen zone if it has several", async () => {
    expect((await open("en-US")).text).toMatch(/<details open>.*Choose a time zone/s);
    const { status, text } = await send({ country: "US", currency: "", timezone: "" });
    expect(status).toBe(400);
    expect(text).toMatch(/<details open>.*id="timezone-problem">Choose your time zone/s);
    expect(created()).toEqual([]);
    const chosen = await send({ country: "US", currency: "", timezone: "America/Denver" });
    expect(chosen.status).toBe(303);
    expect(created()[0]).toMatchObject({ currency: "USD" });
  });

  it("keeps a chosen currency and zone", async () => {
    await send({ country: "CH", currency: "EUR", timezone: "Europe/Berlin" });
    expect(created()).toMatchObject([{ currency: "EUR" }, { timezone: "Europe/Berlin" }]);
  });
});

it("onboarding form: shows every problem at its field, with the focus at the first", async () => {
  const { status, text } = await send({ name: "", kind: "", country: "" });
  expect(status).toBe(400);
  const problems = [...text.matchAll(/<p class="problem" id="(\w+)-problem">/g)];
  expect(problems.map(([, field]) => field)).toEqual(["name", "kind", "country"]);
  expect(text.match(/ autofocus/g)).toHaveLength(1);
  expect(text).toMatch(/<input id="name"[^>]* autofocus/);
  expect(created()).toEqual([]);
});

it("onboarding form: runs its own script alone", async () => {
  const { text, headers } = await open("da-DK");
  const scripts = [...text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
  expect(scripts).toEqual([expect.stringMatching(/^<script src="\/assets\/begin-[\w-]+\.js">$/)]);
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self'; /);
});
