import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { faultsOnPhoneAndDesk } from "../browser/looking.ts";
import { makePerson } from "../browser/person.ts";
import { en } from "../browser/texts.ts";

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const form = { kind: "both", currency: "EUR", country: "DK", timezone: "UTC" };

describe("onboarding in the browser", () => {
  it("creates one connected workspace from a form sent three times at once", async () => {
    const { visitor, ask } = await makePerson(house, { kind: "none" });
    await visitor.get("/begin");
    const sent = { ...visitor.form("/begin").fields, ...form, name: "Pier" };
    const send = () => visitor.post("/begin", sent);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    const { body } = await ask("GET /api/places");
    expect(body.places).toHaveLength(1);
    const [{ id, merchant, account }] = body.places;
    expect(new Set(answers.map(({ location }) => location))).toEqual(new Set([`/p/${id}/home`]));
    expect([merchant.name, account.name]).toEqual(["Pier", "Pier"]);
    const { status } = await ask(`GET /api/scheduling/v1/${account.subdomain}/merchant`);
    expect(status).toBe(200);
  });

  it("shows an invalid website on a phone, and keeps the other fields", async () => {
    const person = await makePerson(house, { kind: "none" });
    await using visit = await person.open("/begin", { viewport: { width: 360, height: 640 } });
    const { page } = visit;
    await page.getByLabel("Name").fill("Pier");
    await page.getByLabel("Other").check();
    await page.getByLabel("Country").selectOption("DK");
    await page.getByText("More:").click();
    await page.getByLabel("Currency").selectOption("EUR");
    await page.getByLabel("Website").fill("ftp://pier.example");
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    const problem = page.locator("#website-problem");
    await problem.waitFor();
    const bottom = async () => (await problem.boundingBox())!;
    await expect.poll(async () => (await bottom()).y).toBeGreaterThan(0);
    expect((await bottom()).y).toBeLessThan(640);
    expect(await page.getByLabel("Name").inputValue()).toBe("Pier");
    expect(visit.misdeeds).toEqual([]);
  });

  it("creates nothing again after a reload and the browser's Back", async () => {
    const person = await makePerson(house, { kind: "none" });
    await using visit = await person.open("/begin");
    const { page } = visit;
    await page.getByLabel("Name").fill("Quay");
    await page.getByLabel("Hair").check();
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForURL(/\/p\/.*\/home$/);
    await page.reload();
    await page.goBack();
    await page.getByLabel("Name").waitFor();
    await page.goForward();
    const { body } = await person.ask("GET /api/places");
    expect(body.places).toHaveLength(1);
    expect(visit.misdeeds).toEqual([]);
  });

  it("takes a name and two clicks from sign-up to a workspace", async () => {
    const person = await makePerson(house, { kind: "none" });
    await using visit = await person.open("/", { timezoneId: "Asia/Kolkata", locale: "en-US" });
    const { page } = visit;
    await page.locator("#name:focus").waitFor();
    await page.keyboard.type("Harbour");
    await page.getByText("Asia/Kolkata · EUR").waitFor();
    await page.getByText("Massage", { exact: true }).click();
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await page.getByRole("region", { name: en.home.firstSteps }).waitFor();
    const { body } = await person.ask("GET /api/places");
    expect(body.places).toMatchObject([
      { merchant: { currency: "EUR" }, account: { iana: "Asia/Kolkata" } },
    ]);
    expect(visit.misdeeds).toEqual([]);
  });
});

const valuesOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    `["country", "timezone", "currency"].map((id) => document.getElementById(id).value)`,
  );
const isOpen = (page: Page): Promise<boolean> =>
  page.evaluate(`document.querySelector("details").open`);

describe("onboarding form in the browser", () => {
  it.each([
    ["en-US", "Europe/Zurich", ["CH", "Europe/Zurich", "CHF"], false],
    ["de-DE", "Europe/Copenhagen", ["DK", "Europe/Copenhagen", "DKK"], false],
    // Chromium still calls it Asia/Calcutta.
    ["en-US", "Asia/Kolkata", ["IN", "Asia/Kolkata", "EUR"], false],
    ["da-DK", "UTC", ["DK", "Europe/Copenhagen", "DKK"], false],
    ["en-US", "UTC", ["US", "", "USD"], true],
  ])("%s in %s: proposes %j", async (locale, timezoneId, values, open) => {
    const person = await makePerson(house, { kind: "none" });
    await using visit = await person.open("/begin", { locale, timezoneId });
    expect(await valuesOf(visit.page)).toEqual(values);
    expect(await isOpen(visit.page)).toBe(open);
    expect(visit.misdeeds).toEqual([]);
  });

  it.each(["Etc/Unknown", "Nowhere/None"])("in %s: goes by the languages", async (zone) => {
    const person = await makePerson(house, { kind: "none" });
    await using visit = await person.open("/me", { locale: "da-DK", timezoneId: "UTC" });
    const { page, misdeeds } = visit;
    await page.addInitScript(`(() => {
      const { DateTimeFormat } = Intl;
      const told = DateTimeFormat.prototype.resolvedOptions;
      DateTimeFormat.prototype.resolvedOptions = function () {
        const options = told.call(this);
        return options.timeZone === "UTC" ? { ...options, timeZone: "${zone}" } : options;
      };
    })()`);
    await page.goto("/begin");
    expect(await valuesOf(page)).toEqual(["DK", "Europe/Copenhagen", "DKK"]);
    expect(misdeeds).toEqual([]);
  });

  it("follows a changed country, and keeps chosen values", async () => {
    const person = await makePerson(house, { kind: "none" });
    await using visit = await person.open("/begin", { timezoneId: "Europe/Zurich" });
    const { page } = visit;
    await page.getByLabel("Country").selectOption("SE");
    expect(await valuesOf(page)).toEqual(["SE", "Europe/Stockholm", "SEK"]);
    await page.getByLabel("Country").selectOption("CA");
    expect(await valuesOf(page)).toEqual(["CA", "", "EUR"]);
    expect(await isOpen(page)).toBe(true);
    await page.getByLabel("Time zone").selectOption("America/Toronto");
    await page.getByLabel("Currency").selectOption("USD");
    await page.getByText("More: America/Toronto · USD").waitFor();
    await page.getByLabel("Country").selectOption("NO");
    expect(await valuesOf(page)).toEqual(["NO", "America/Toronto", "USD"]);
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await page.locator("#name-problem").waitFor();
    expect(await valuesOf(page)).toEqual(["NO", "America/Toronto", "USD"]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("keeps the values of a link", async () => {
    const person = await makePerson(house, { kind: "none" });
    const path = "/begin?kind=both&country=DK&currency=EUR&timezone=Europe/Berlin";
    await using visit = await person.open(path, { timezoneId: "Asia/Tokyo" });
    expect(await valuesOf(visit.page)).toEqual(["DK", "Europe/Berlin", "EUR"]);
    await visit.page.goto("/begin?country=SE");
    expect(await valuesOf(visit.page)).toEqual(["SE", "Europe/Stockholm", "SEK"]);
  });

  it("works without a script", async () => {
    const person = await makePerson(house, { kind: "none" });
    const options = { javaScriptEnabled: false, locale: "sv-SE", timezoneId: "Asia/Tokyo" };
    await using visit = await person.open("/begin", options);
    const { page } = visit;
    await page.getByLabel("Name").fill("Pier");
    await page.getByLabel("Clinic").check();
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await page.waitForURL(/\/p\/.*\/home$/);
    const { body } = await person.ask("GET /api/places");
    expect(body.places).toMatchObject([
      { merchant: { currency: "SEK" }, account: { iana: "Europe/Stockholm" } },
    ]);
  });

  it("has no visual faults, folded, open or with problems", async () => {
    const person = await makePerson(house, { kind: "none" });
    await using visit = await person.open("/begin");
    const { page } = visit;
    expect(await faultsOnPhoneAndDesk(page)).toEqual([]);
    await page.getByText("More:").click();
    expect(await faultsOnPhoneAndDesk(page)).toEqual([]);
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await page.locator("#kind-problem").waitFor();
    expect(await faultsOnPhoneAndDesk(page)).toEqual([]);
  });
});
