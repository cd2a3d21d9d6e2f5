// Only the person closes a shown secret.
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { makePerson, type Person } from "../browser/person.ts";

let house: House;
let jane: Person;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
});
afterAll(() => house[Symbol.asyncDispose]());

const path = (rest: string) => `/p/${jane.workspace.id}/${rest}`;

async function openOver(page: Page, screen: string): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.locator('nav a[href$="/settings"]').first().click();
  await page.locator(`nav a[href$="/${screen}"]`).first().click();
}

async function makeKey(page: Page): Promise<Locator> {
  await openOver(page, "keys");
  await page.getByRole("button", { name: "Create a key" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Till");
  await dialog.getByRole("button", { name: "Create a key" }).click();
  return dialog.locator("input[readonly]");
}

async function makeWebhook(page: Page): Promise<Locator> {
  await openOver(page, "webhooks");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(`__TSR_ROUTER__.navigate({ to: ${JSON.stringify(path("webhooks/new"))} })`);
  const sheet = page.getByRole("dialog");
  await sheet.locator("input[inputmode=url]").fill("https://books.example/hook");
  await sheet.locator("button[type=submit]").click();
  return sheet.locator(".secret");
}

describe("secret shown once", () => {
  it.each([
    ["key", makeKey],
    ["webhook", makeWebhook],
  ])("stays after Escape, Back and a reload until it is copied: %s", async (_, make) => {
    await using visit = await jane.open(path("home"));
    const { page, misdeeds } = visit;
    const secret = await make(page);
    await secret.waitFor();
    const question = page.getByRole("dialog", { name: "Close without a copy?" });
    const stay = question.getByRole("button", { name: "Back" });
    for (const leave of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
      await leave();
      await stay.click();
      await question.waitFor({ state: "detached" });
      expect(await secret.isVisible()).toBe(true);
    }
    const warned = page.waitForEvent("dialog");
    const reloaded = page.reload({ timeout: 2_000 }).catch(() => undefined);
    const warning = await warned;
    expect(warning.type()).toBe("beforeunload");
    await warning.dismiss();
    await reloaded;
    expect(await secret.isVisible()).toBe(true);
    await page.getByRole("button", { name: /I have copied it|I saved it/ }).click();
    await secret.waitFor({ state: "detached" });
    expect(await question.count()).toBe(0);
    expect(misdeeds).toEqual([]);
  });

  it("closes after a confirmation", async () => {
    await using visit = await jane.open(path("home"));
    const { page, misdeeds } = visit;
    const secret = await makeWebhook(page);
    await secret.waitFor();
    await page.keyboard.press("Escape");
    const question = page.getByRole("dialog", { name: "Close without a copy?" });
    await question.getByRole("button", { name: "Close" }).last().click();
    await secret.waitFor({ state: "detached" });
    expect(misdeeds).toEqual([]);
  });
});

describe("secret address of a new feed", () => {
  it("stays on the screen when the next feed is refused", async () => {
    await using visit = await jane.open(path("settings/calendars"));
    const { page, misdeeds } = visit;
    const make = page.locator("form button[type=submit]");
    await make.click();
    const address = page.locator("code.address");
    await address.waitFor();
    const text = await address.textContent();
    await page.route(/\/calendars$/, (route) =>
      route.request().method() === "POST"
        ? route.fulfill({
            status: 422,
            json: { error: "invalid", error_description: "Too many feeds" },
          })
        : route.fallback(),
    );
    await make.click();
    await page.getByText("Too many feeds").waitFor();
    expect(await address.allTextContents()).toEqual([text]);
    expect(misdeeds).toEqual([]);
  });
});
