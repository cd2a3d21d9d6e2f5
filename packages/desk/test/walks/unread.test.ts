import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { retryUntilGone } from "../browser/again.ts";
import { type House, startHouse } from "../browser/house.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { bookable, type Studio, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
let studio: Studio;
const created = { room: 0, client: 0 };
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  studio = studioAt(jane);
  created.room = (await bookable(studio, "Room A")).id;
  created.client = (await studio.make("/clients", { name: "Eve Falk" })).id;
});
afterAll(() => house[Symbol.asyncDispose]());

async function refuseReads(page: Page, address: RegExp, status = 500) {
  const existing = { isOver: false };
  await page.route(address, (route) =>
    existing.isOver || route.request().method() !== "GET"
      ? route.fallback()
      : route.fulfill({ status, json: { message: "Out of order" } }),
  );
  return {
    end: () => {
      existing.isOver = true;
    },
  };
}

describe("failed background read", () => {
  it("appears in the bottom bar with a retry", async () => {
    await using visit = await jane.open(studio.path("home"));
    const { page, misdeeds } = visit;
    await page.getByRole("heading", { level: 1 }).waitFor();
    const refusal = await refuseReads(page, /\/services(?:\?|$)/);
    await page.getByRole("link", { name: en.shell.screens.appointments }).first().click();
    const byText = page.getByText(en.refusals.unread);
    await byText.waitFor();
    await page.setViewportSize({ width: 360, height: 640 });
    const word = page.getByText("Reload", { exact: true });
    expect(await word.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    refusal.end();
    await retryUntilGone(byText, page.getByRole("button", { name: "Reload" }));
    expect(misdeeds).toEqual([]);
  });
});

describe("bar of failed reads", () => {
  it("closes on request", async () => {
    await using visit = await jane.open(studio.path("home"));
    const { page, misdeeds } = visit;
    await page.getByRole("heading", { level: 1 }).waitFor();
    await refuseReads(page, /\/services(?:\?|$)/);
    await page.getByRole("link", { name: en.shell.screens.appointments }).first().click();
    const bar = page.locator(".undo-bar").filter({ hasText: en.refusals.unread });
    await bar.getByRole("button", { name: en.parts.close }).click();
    await bar.waitFor({ state: "detached" });
    expect(misdeeds).toEqual([]);
  });
});

describe("next page of a list", () => {
  it("shows its error at the end with a retry", async () => {
    const hour = { start_date: "2031-03-03", start_time: 600, duration: 60 };
    // Before the page opens: a live event would read the list again.
    const booking = await studio.make("/bookings", { ...hour, resource_id: created.room });
    await using visit = await jane.open(studio.path("home"));
    const { page, misdeeds } = visit;
    await page.getByRole("heading", { level: 1 }).waitFor();
    const many = Array.from({ length: 50 }, (_, at) => ({ ...booking, id: 5_000 + at }));
    await page.route(/\/bookings\?.*limit=50&offset=0/, (route) => route.fulfill({ json: many }));
    const refusal = await refuseReads(page, /\/bookings\?.*offset=50/);
    await page.getByRole("link", { name: en.shell.screens.settings }).first().click();
    await page.getByRole("link", { name: en.shell.screens.bookings }).click();
    await page.getByRole("button", { name: en.parts.more }).click();
    const end = page.getByRole("alert").filter({ hasText: en.parts.failed });
    await end.waitFor();
    refusal.end();
    await retryUntilGone(end, end.getByRole("button", { name: en.parts.tryAgain }));
    expect(await page.getByRole("row").count()).toBeGreaterThan(50);
    expect(misdeeds).toEqual([]);
  });
});

describe("failed search", () => {
  it("does not claim an empty result", async () => {
    await using visit = await jane.open(studio.path("home"));
    const { page, misdeeds } = visit;
    await page.getByRole("heading", { level: 1 }).waitFor();
    const refusal = await refuseReads(page, /\/(?:clients|bookings)\?.*q=|\/search\?/);
    await page.keyboard.press("Control+k");
    const search = page.getByRole("dialog", { name: en.studio.search });
    await search.getByRole("combobox").fill("Falk");
    const failed = search.getByRole("alert");
    await failed.getByText(en.parts.failed).waitFor();
    expect(await search.getByText(en.search.none).count()).toBe(0);
    refusal.end();
    await retryUntilGone(failed, failed.getByRole("button", { name: en.parts.tryAgain }));
    await search.getByRole("option", { name: /Eve Falk/ }).waitFor();
    expect(misdeeds).toEqual([]);
  });
});

describe("address with an invalid id", () => {
  const sheets = ["services", "resources", "clients", "projects", "bookings", "appointments"];
  const screens = [...sheets, "calendar", "calendar/appointments", "developers", "webhooks/studio"];
  it.each(screens)("shows that nothing exists there: %s", async (screen) => {
    await using visit = await jane.open(studio.path(`${screen}/abc`));
    const sheet = visit.page.getByRole("dialog");
    await sheet.getByText(en.parts.gone).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("oversized change", () => {
  it.each([
    ["en-GB", "Save", /it is too large/],
    ["da-DK", "Gem", /det er for stort/],
    ["de-DE", "Speichern", /Es ist zu groß/],
  ])("has a message about its size: %s", async (locale, save, words) => {
    await using visit = await jane.open(studio.path(`clients/${created.client}`), { locale });
    const { page, misdeeds } = visit;
    const body = "<h1>413 Request Entity Too Large</h1>";
    await page.route(/\/api\/scheduling\//, (route) =>
      route.request().method() === "GET"
        ? route.fallback()
        : route.fulfill({ status: 413, contentType: "text/html", body }),
    );
    const sheet = page.getByRole("dialog");
    await sheet.locator("form input").first().fill("Eve Holm");
    await sheet.getByRole("button", { name: save, exact: true }).click();
    await sheet.getByRole("alert").getByText(words).waitFor();
    expect(await page.getByText(/answered with/).count()).toBe(0);
    expect(misdeeds).toEqual([]);
  });

  it("shows no English text if the server gave no reason", async () => {
    await using visit = await jane.open(studio.path(`clients/${created.client}`), {
      locale: "de-DE",
    });
    const { page } = visit;
    await page.route(/\/api\/scheduling\//, (route) =>
      route.request().method() === "GET" ? route.fallback() : route.fulfill({ status: 400 }),
    );
    const sheet = page.getByRole("dialog");
    await sheet.locator("form input").first().fill("Eve Holm");
    await sheet.getByRole("button", { name: "Speichern", exact: true }).click();
    await sheet.getByText("Der Server nannte keinen Grund (400).").waitFor();
  });
});
