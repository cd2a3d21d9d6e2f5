import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Behind, bodyOf, startBehind } from "../../test/behind.ts";
import { makePage, type Page } from "../../test/harness.ts";
import { sampleBusiness } from "../../test/sample-business.ts";

const merchantId = "6".repeat(24);
const form = { ...sampleBusiness, kind: "both", website: "pier.example" };

let behind: Behind;
let page: Page;
beforeAll(async () => {
  behind = await startBehind();
});
afterAll(() => behind.close());
beforeEach(async () => {
  const { shop, studio, desk } = behind;
  page = await makePage(desk);
  shop.came.splice(0);
  studio.came.splice(0);
  shop.answers.clear();
  studio.answers.clear();
  shop.answers.set("GET /me/merchants?limit=100", [200, []]);
  shop.answers.set("POST /merchants", [201, { merchant: { id: merchantId } }]);
  studio.answers.set("GET /v1/accounts", [200, []]);
  studio.answers.set("POST /v1/accounts", [201, { id: 1 }]);
  await page.visitor.get("/begin");
});

const posts = (which: "shop" | "studio") =>
  behind[which].came.filter(
    ({ method, url }) => method === "POST" && /merchants$|accounts$/.test(url),
  );
const keysOf = (which: "shop" | "studio") =>
  new Set(
    posts(which).map(({ assertion }) => (assertion as { idempotencyKey: string }).idempotencyKey),
  );
const send = (fields: Record<string, string> = {}) =>
  page.visitor.post("/begin", { ...page.visitor.form("/begin").fields, ...form, ...fields });

describe("onboarding form of the desk", () => {
  it("creates one workspace after a double press and the browser's Back", async () => {
    const answers = [...(await Promise.all([send(), send()])), await send()];
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect([keysOf("shop").size, keysOf("studio").size]).toEqual([1, 1]);
    const other = await send({ name: "Quay" });
    expect(other.location).not.toBe(answers[0]?.location);
  });

  it("creates the rest once scheduling answers again", async () => {
    behind.studio.answers.set("POST /v1/accounts", [503, {}]);
    const first = await page.visitor.submit(form);
    expect(first.status).toBe(503);
    expect(first.text).toContain("Scheduling does not answer at the moment");
    expect(first.text).toContain("Nothing is created twice");
    behind.studio.answers.set("POST /v1/accounts", [201, { id: 2 }]);
    expect((await send()).status).toBe(303);
    expect([posts("shop").length, keysOf("shop").size]).toEqual([2, 1]);
    expect([posts("studio").length, keysOf("studio").size]).toEqual([2, 1]);
  });

  it("creates no second account after a corrected country, and corrects it", async () => {
    behind.studio.answers.set("POST /v1/accounts", [503, {}]);
    await page.visitor.submit({ ...form, kind: "account" });
    behind.studio.answers.set("POST /v1/accounts", [201, { id: 3 }]);
    behind.studio.answers.set("PUT /v1/accounts/3", [200, {}]);
    expect((await page.visitor.submit({ ...form, kind: "account", country: "US" })).status).toBe(
      303,
    );
    expect([posts("studio").length, keysOf("studio").size]).toEqual([2, 1]);
    const [change] = behind.studio.came.filter(({ method }) => method === "PUT");
    expect(JSON.parse(change?.body ?? "{}")).toMatchObject({
      week_start: "sunday",
      country: "US",
    });
  });

  it.each([
    [
      "shop",
      [400, [{ field: "company.country", message: "is not served" }]],
      "country",
      "The country is not served.",
    ],
    [
      "shop",
      [400, [{ field: "website", message: "must be a URL" }]],
      "website",
      "The website must be a URL.",
    ],
    ["studio", [422, { errors: { name: ["is too long"] } }], "name", "The name is too long."],
    [
      "studio",
      [422, { errors: { timezone: ["is unknown"] } }],
      "timezone",
      "The time zone is unknown.",
    ],
  ] as const)("%s: shows %j at its field, with the focus", async (which, answer, field, words) => {
    const route = which === "shop" ? "POST /merchants" : "POST /v1/accounts";
    behind[which].answers.set(route, [...answer] as [number, unknown]);
    const { status, text } = await page.visitor.submit(form);
    expect(status).toBe(400);
    expect(text).toContain(`id="${field}-problem">${words}`);
    expect(text).toMatch(new RegExp(`<(?:input|select) id="${field}"[^>]* autofocus`));
    expect(text.match(/autofocus/g)).toHaveLength(1);
    expect(text).toContain('value="https://pier.example"');
  });

  it.each([
    ["shop", [429, { message: "Too many requests" }], 429, "That is too often"],
    ["studio", [429, { message: "Too many requests" }], 429, "That is too often"],
    ["shop", [500, { message: "Oops" }], 503, "Payments does not answer"],
    [
      "shop",
      [403, { message: "Your address is not confirmed" }],
      400,
      "Your address is not confirmed.",
    ],
    ["studio", [403, { message: "Not now" }], 400, "Not now."],
    ["shop", [418, null], 400, "That could not be created."],
  ] as const)("%s: shows %j at the top", async (which, answer, status, words) => {
    const route = which === "shop" ? "POST /merchants" : "POST /v1/accounts";
    behind[which].answers.set(route, [...answer] as [number, unknown]);
    const answered = await page.visitor.submit(form);
    expect(answered.status).toBe(status);
    expect(answered.text).toMatch(new RegExp(`role="alert">${words}`));
  });

  it.each([
    ["its studio is refused", [422, { errors: { name: ["is too long"] } }]],
    ["scheduling is away", [503, {}]],
  ] as const)("renames its test merchant after a correction, if %s", async (_, answer) => {
    behind.studio.answers.set("POST /v1/accounts", [...answer] as [number, unknown]);
    behind.shop.answers.set(`PUT /merchants/${merchantId}`, [200, {}]);
    await page.visitor.submit(form);
    behind.studio.answers.set("POST /v1/accounts", [201, { id: 3 }]);
    behind.studio.answers.set("PUT /v1/accounts/3", [200, {}]);
    const second = await send({ name: "Quay" });
    expect(second.status).toBe(303);
    expect([posts("shop").length, keysOf("shop").size]).toEqual([2, 1]);
    const [change] = behind.shop.came.filter(({ method }) => method === "PUT");
    expect(JSON.parse(change!.body)).toEqual({ name: "Quay", descriptor: "Quay" });
    const hasSecondStudio = keysOf("studio").size === 2;
    expect(hasSecondStudio).toBe(answer[0] === 422);
    const changes = behind.studio.came.filter(({ method }) => method === "PUT");
    expect(changes.map(({ body }) => JSON.parse(body).name)).toEqual(
      answer[0] === 422 ? [] : ["Quay"],
    );
  });

  it("renames its test merchant after a lost response and a correction", async () => {
    behind.shop.answers.set("POST /merchants", [502, {}]);
    await page.visitor.submit(form);
    behind.shop.answers.set("POST /merchants", [201, { merchant: { id: merchantId } }]);
    behind.shop.answers.set(`PUT /merchants/${merchantId}`, [
      400,
      [{ field: "name", message: "is taken" }],
    ]);
    const second = await page.visitor.submit({ ...form, name: "Quay" });
    expect([second.status, second.text.includes("The name is taken.")]).toEqual([400, true]);
    behind.shop.answers.set(`PUT /merchants/${merchantId}`, [200, {}]);
    expect((await send({ name: "Dock" })).status).toBe(303);
    expect([posts("shop").length, keysOf("shop").size]).toEqual([3, 1]);
  });

  it("renames its test merchant after the browser's Back and a correction", async () => {
    const before = page.visitor.form("/begin").fields;
    behind.studio.answers.set("POST /v1/accounts", [422, { errors: { name: ["is too long"] } }]);
    behind.shop.answers.set(`PUT /merchants/${merchantId}`, [200, {}]);
    await page.visitor.submit(form);
    behind.studio.answers.set("POST /v1/accounts", [201, { id: 3 }]);
    const second = await page.visitor.post("/begin", { ...before, ...form, name: "Quay" });
    expect(second.status).toBe(303);
    expect([posts("shop").length, keysOf("shop").size]).toEqual([2, 1]);
  });

  it("renames its test merchant after a sign-in and a correction", async () => {
    behind.studio.answers.set("POST /v1/accounts", [503, {}]);
    behind.shop.answers.set(`PUT /merchants/${merchantId}`, [200, {}]);
    await page.visitor.submit(form);
    const { fields } = page.visitor.form("/begin");
    const kept = new Map(page.visitor.cookies);
    for (const [name] of kept) if (!name.includes("begin")) page.visitor.cookies.delete(name);
    const ended = await page.visitor.post("/begin", { ...fields, ...form, name: "Quay" });
    expect(ended.status).toBe(303);
    for (const [name, value] of kept) page.visitor.cookies.set(name, value);
    const signIn = new URL(ended.location ?? "", "http://localhost");
    await page.visitor.get(signIn.searchParams.get("next") ?? "");
    behind.studio.answers.set("POST /v1/accounts", [201, { id: 3 }]);
    behind.studio.answers.set("PUT /v1/accounts/3", [200, {}]);
    expect((await send({ name: "Quay" })).status).toBe(303);
    expect([posts("shop").length, keysOf("shop").size]).toEqual([2, 1]);
  });

  it.each([
    ["country", "SE", "Its country is DK"],
    ["currency", "SEK", "Its currency is EUR"],
    ["website", "quay.example", "Its website is https://pier.example"],
  ])("creates no second test merchant after a corrected %s", async (field, value, words) => {
    const route = "POST /v1/accounts";
    behind.studio.answers.set(route, [422, { errors: { timezone: ["is unknown"] } }]);
    await page.visitor.submit(form);
    behind.studio.answers.set(route, [201, { id: 3 }]);
    const second = await page.visitor.submit({ ...form, [field]: value });
    expect(second.status).toBe(400);
    expect(second.text).toContain(`id="${field}-problem">The test shop exists already. ${words}`);
    expect([posts("shop").length, keysOf("shop").size]).toEqual([2, 1]);
    expect((await send()).status).toBe(303);
    expect([posts("shop").length, keysOf("shop").size]).toEqual([3, 1]);
  });

  it("forgets values of an earlier attempt that the service refuses", async () => {
    behind.shop.answers.set("POST /merchants", [502, {}]);
    await page.visitor.submit(form);
    behind.shop.answers.set("POST /merchants", [400, [{ field: "name", message: "is taken" }]]);
    expect((await page.visitor.submit({ ...form, name: "Quay" })).status).toBe(400);
    expect(posts("shop").map(({ body }) => JSON.parse(body).name)).toEqual([
      "Pier",
      "Pier",
      "Quay",
    ]);
    expect(page.visitor.form("/begin").fields).not.toHaveProperty("shop_name");
  });

  it("keeps its fields if the session ends first", async () => {
    const sent = { ...page.visitor.form("/begin").fields, ...form };
    page.visitor.cookies.clear();
    const answer = await page.visitor.post("/begin", sent);
    expect(answer.status).toBe(303);
    const signIn = new URL(answer.location ?? "", "http://localhost");
    expect([signIn.pathname, signIn.searchParams.get("told")]).toEqual(["/sign-in", "ended"]);
    expect((await page.visitor.get(answer.location ?? "")).text).toContain("nothing was changed");
    const other = await makePage(behind.desk);
    const { text } = await other.visitor.get(signIn.searchParams.get("next") ?? "");
    expect(text).toContain('value="Pier"');
    expect(text).toContain('value="https://pier.example"');
    expect(text).toContain('<option value="Europe/Copenhagen" selected');
    expect([posts("shop"), posts("studio")]).toEqual([[], []]);
  });

  it("keeps its fields and creates nothing after a sign-in of another person", async () => {
    const { fields } = page.visitor.form("/begin");
    const other = await makePage(behind.desk);
    const answer = await other.visitor.post("/begin", { ...fields, ...form });
    expect(answer.status).toBe(403);
    const [, { person }] = await bodyOf(await other.ask("GET /session"));
    expect(answer.text).toContain(`you are ${person.email} now. Nothing was created`);
    expect(answer.text).toContain('value="Pier"');
    const strange = await other.visitor.post("/begin", form, { "sec-fetch-site": "cross-site" });
    expect([strange.status, strange.text.includes("Pier")]).toEqual([403, false]);
    expect([posts("shop"), posts("studio")]).toEqual([[], []]);
  });
});
