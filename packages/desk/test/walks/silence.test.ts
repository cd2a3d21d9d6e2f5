import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePaid } from "../browser/filled.ts";
import { type House, startHouse } from "../browser/house.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { bookable, type Studio, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
let studio: Studio;
const created = { client: 0 };
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  studio = studioAt(jane);
  await bookable(studio, "Room A");
  created.client = (await studio.make("/clients", { name: "Eve Falk" })).id;
});
afterAll(() => house[Symbol.asyncDispose]());

const api = /\/api\/(?:scheduling|payments)\//;

const refuse = (page: Page, answer: object) =>
  page.route(api, (route) =>
    route.request().method() === "GET" ? route.fallback() : route.fulfill(answer),
  );

describe("change while offline", () => {
  it("reports the missing response and never runs later", async () => {
    await using visit = await jane.open(studio.path(`clients/${created.client}`));
    const { page } = visit;
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel(en.studio.name).fill("Eve Holm");
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET" && api.test(request.url())) sent.push(request.method());
    });
    await page.context().setOffline(true);
    await sheet.getByRole("button", { name: en.studio.save, exact: true }).click();
    await sheet.getByRole("alert").getByText(en.parts.notKnown).waitFor();
    const before = sent.length;
    await page.context().setOffline(false);
    await page.getByText(/^No connection/).waitFor({ state: "detached" });
    expect(sent.length).toBe(before);
    expect((await studio.get(`/clients/${created.client}`)).body.name).toBe("Eve Falk");
    expect(await sheet.getByLabel(en.studio.name).inputValue()).toBe("Eve Holm");
  });
});

describe("Escape key", () => {
  it("closes only the topmost dialog", async () => {
    await using visit = await jane.open(studio.path("calendar/plain"));
    const { page } = visit;
    const sheet = page.getByRole("dialog", { name: en.bookings.sheet.new });
    await sheet.getByLabel(en.bookings.fields.details).fill("By the window");
    await sheet.getByRole("button", { name: en.clients.add }).click();
    const adding = page.getByRole("dialog", { name: en.clients.add });
    await adding.getByLabel(en.studio.name).waitFor();
    await page.keyboard.press("Escape");
    await adding.waitFor({ state: "detached" });
    const question = page.getByRole("dialog", { name: "Discard your changes?" });
    expect(await question.count()).toBe(0);
    await page.keyboard.press("Escape");
    await question.waitFor();
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    expect(await sheet.getByLabel(en.bookings.fields.details).inputValue()).toBe("By the window");
    expect(visit.misdeeds).toEqual([]);
  });

  it("cancels a second factor prompt and keeps the dialog below", async () => {
    const paid = await makePaid(house, jane, { amount: 4000 });
    await using visit = await jane.open(studio.path(`payments/${paid}`));
    const { page } = visit;
    await refuse(page, { status: 403, json: { code: "step_up_required", message: "prove it" } });
    await page.getByRole("button", { name: en.payments.refund }).click();
    const dialog = page.getByRole("dialog", { name: en.payments.refund });
    await dialog.getByRole("button", { name: /^Refund €/ }).click();
    const byRole = page.getByRole("dialog", { name: en.stepUp.neededTitle });
    await byRole.waitFor();
    await page.keyboard.press("Escape");
    await byRole.waitFor({ state: "detached" });
    await dialog
      .getByRole("alert")
      .getByText(/confirm that it’s you/)
      .waitFor();
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("incomplete form", () => {
  it("focuses its first wrong field, however far above", async () => {
    const options = { viewport: { width: 360, height: 560 } };
    await using visit = await jane.open(studio.path("calendar/plain"), options);
    const { page } = visit;
    const sheet = page.getByRole("dialog", { name: en.bookings.sheet.new });
    await sheet.getByRole("button", { name: en.home.book, exact: true }).click();
    const field = sheet.getByRole("combobox", { name: en.studio.resource });
    await expect.poll(() => field.evaluate((one) => one.matches(":focus"))).toBe(true);
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("two fields with the same problem", () => {
  it("both appear, although the form has only one", async () => {
    await using visit = await jane.open(studio.path(`clients/${created.client}`));
    const { page } = visit;
    const errors = { name: ["is needed"], color: ["is needed"] };
    const json = { error: "invalid", error_description: "no", errors };
    await refuse(page, { status: 422, json });
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel(en.studio.name).fill("Eve Holm");
    await sheet.getByRole("button", { name: en.studio.save, exact: true }).click();
    const line = sheet.getByRole("alert").filter({ hasText: /to correct/ });
    await line.getByText("2 things to correct: Name").waitFor();
    await line.getByText("Colour is needed").waitFor();
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("refused copy", () => {
  it("shows an error, so that no user pastes something else", async () => {
    await using visit = await jane.open(studio.path("settings/calendars"));
    const { page } = visit;
    await page.evaluate(`Object.defineProperty(navigator, "clipboard", { value: undefined })`);
    await page.getByRole("button", { name: en.settings.makeFeed }).click();
    await page.getByRole("button", { name: en.settings.copy }).click();
    await page.getByText(en.parts.notCopied).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("press after a lost response", () => {
  it.each(["clients", "projects", "services"])("creates no second entry: %s", async (noun) => {
    await using visit = await jane.open(studio.path(`${noun}/new`));
    const { page } = visit;
    let isLost = true;
    await page.route(api, async (route) => {
      if (route.request().method() === "GET" || !isLost) return await route.fallback();
      await route.fetch();
      await route.abort();
    });
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel(en.studio.name).first().fill("Once at most");
    const save = sheet.locator("button[type=submit]").last();
    await save.click();
    await sheet.getByRole("alert").getByText(en.parts.unknownOutcome).waitFor();
    isLost = false;
    await save.click();
    await page.getByRole("dialog", { name: "Once at most" }).waitFor();
    const { body } = await studio.get(`/${noun}`);
    const names: string[] = body.map(({ name }: { name: string }) => name);
    expect(names.filter((name) => name === "Once at most").length).toBe(1);
    expect(visit.misdeeds).toEqual([]);
  });

  it("of a refund: the dialog names no other person for the smaller rest", async () => {
    const paid = await makePaid(house, jane, { amount: 4000 });
    await using visit = await jane.open(studio.path(`payments/${paid}`));
    const { page } = visit;
    await page.route(/\/refunds$/, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole("button", { name: en.payments.refund }).click();
    const dialog = page.getByRole("dialog", { name: en.payments.refund });
    await dialog.getByRole("textbox").fill("7.50");
    const reread = page.waitForResponse(
      (answer) => answer.request().method() === "GET" && answer.url().includes(paid),
    );
    await dialog.getByRole("button", { name: /^Refund €/ }).click();
    await dialog.getByText(en.parts.unknownOutcome).waitFor();
    await reread;
    expect(await dialog.getByText(en.parts.amountLeft({ amount: "€32.50" })).count()).toBe(0);
  });
});

describe("double press of a button", () => {
  it("creates one thing", async () => {
    await using visit = await jane.open(studio.path("clients/new"));
    const { page } = visit;
    const sent: string[] = [];
    const answered = Promise.withResolvers<void>();
    await page.route(api, async (route) => {
      if (route.request().method() === "GET") return await route.fallback();
      sent.push(route.request().method());
      await answered.promise;
      await route.fallback();
    });
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel(en.studio.name).first().fill("Only once");
    await sheet.locator("form[data-draft]").evaluate((form) => {
      const { requestSubmit } = form as unknown as { requestSubmit(): void };
      requestSubmit.call(form);
      requestSubmit.call(form);
    });
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    answered.resolve();
    await page.getByRole("dialog", { name: "Only once" }).waitFor();
    expect(sent).toEqual(["POST"]);
    const { body } = await studio.get("/clients?q=Only%20once");
    expect(body.length).toBe(1);
    expect(visit.misdeeds).toEqual([]);
  });
});
