import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { confirmed, phone, times } from "./customers.ts";
import { type ServedPage, startServed } from "./served.ts";

let served: ServedPage;
beforeAll(async () => {
  served = await startServed();
  await served.offer({ name: "Haircut" });
});
afterAll(async () => await served[Symbol.asyncDispose]());

const inCopenhagen = { ...phone, timezoneId: "Europe/Copenhagen" };

async function openTimes(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Haircut" }).click();
  await times(page).first().waitFor();
  await page.locator(".days button:enabled").nth(2).click();
}

const chosen = (page: Page) =>
  page.getByLabel("Your time zone").locator("option:checked").innerText();

async function choose(page: Page, zone: string): Promise<void> {
  const label = page.getByLabel("Your time zone");
  await label.locator(`option[value="${zone}"]`).waitFor({ state: "attached" });
  await Promise.all([page.waitForResponse(/\/slots\?/), label.selectOption(zone)]);
  await page.locator(".times[aria-busy=false]").waitFor();
}

describe("customer changing the zone of the booking page", () => {
  it("sees and books times of that zone, with the business's as well", async () => {
    await using visit = await served.visit("", inCopenhagen);
    const { page, misdeeds } = visit;
    await openTimes(page);
    expect(await chosen(page)).toMatch(/^Copenhagen – Central European/);
    expect(await times(page).first().innerText()).toBe("9:00");
    await choose(page, "Asia/Kathmandu");
    expect(await chosen(page)).toMatch(/^Kathmandu – Nepal Time/);
    expect(await page.locator(".zones").innerText()).toContain("Time zone of the business:");
    await page.locator(".days button:enabled").nth(2).click();
    expect(await times(page).first().innerText()).toMatch(/^1[23]:45\s+0?9:00 Copenhagen$/);
    await times(page).first().click();
    await page.getByLabel("Name").fill("Carla Nielsen");
    await page.getByLabel("Email address").fill("carla@example.com");
    await page.waitForTimeout(2_100);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Book", exact: true }).click();
    await confirmed(page);
    expect(await page.locator(".span").innerText()).toMatch(/\b1[23]:45/);
    expect(await page.locator("dl.facts").innerText()).toContain("Kathmandu");
    expect(misdeeds).toEqual([]);
  });

  it("keeps it on the device until choosing the browser's own zone", async () => {
    await using visit = await served.visit("", inCopenhagen);
    const { page } = visit;
    await openTimes(page);
    await choose(page, "America/New_York");
    await page.reload();
    await times(page).first().waitFor();
    expect(await chosen(page)).toMatch(/^New York – /);
    await choose(page, "Europe/Copenhagen");
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.reload();
    await times(page).first().waitFor();
    expect(await chosen(page)).toMatch(/^Copenhagen – /);
  });

  it("finds any zone by the name of a town", async () => {
    await using visit = await served.visit("", inCopenhagen);
    const { page } = visit;
    await openTimes(page);
    const options = page.getByLabel("Your time zone").locator("option");
    await options.nth(300).waitFor({ state: "attached" });
    const names = await options.allInnerTexts();
    expect(new Set(names).size).toBeGreaterThan(300);
    expect(names).toContain("Oslo – Central European Time");
  });

  it("can change it in a browser without storage", async () => {
    await using visit = await served.visit("", inCopenhagen);
    const { page, misdeeds } = visit;
    await page.addInitScript(() =>
      Object.defineProperty(globalThis, "localStorage", {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      }),
    );
    await page.reload();
    await openTimes(page);
    await choose(page, "Asia/Tokyo");
    await page.locator(".days button:enabled").nth(2).click();
    await page.getByRole("button", { name: /^1[67]:00 0?9:00 Copenhagen$/ }).waitFor();
    expect(misdeeds).toEqual([]);
  });

  it("reschedules in that zone, also without script", async () => {
    await using visit = await served.visit("", inCopenhagen);
    const { page } = visit;
    await openTimes(page);
    await times(page).first().click();
    await page.getByLabel("Name").fill("Dora Nielsen");
    await page.getByLabel("Email address").fill("dora@example.com");
    await page.waitForTimeout(2_100);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Book", exact: true }).click();
    await confirmed(page);
    const path = new URL(page.url()).pathname.split("/").slice(3).join("/");
    await using bare = await served.visit(`/${path}/move`, {
      ...inCopenhagen,
      javaScriptEnabled: false,
    });
    await bare.page.getByLabel("Your time zone").selectOption("Asia/Tokyo");
    await bare.page.getByRole("button", { name: "Continue" }).click();
    expect(await bare.page.getByLabel("Your time zone").inputValue()).toBe("Asia/Tokyo");
    const first = bare.page.locator(".move-form fieldset").nth(5).locator("label").first();
    expect(await first.innerText()).toMatch(/^0?0:00$/);
    await first.locator("input").check();
    await bare.page.getByRole("button", { name: "Change to this time" }).click();
    await bare.page.getByText("Your booking is confirmed").waitFor();
    expect(await bare.page.locator(".span").innerText()).toMatch(/\b0?0:00/);
    expect(await bare.page.locator("dl.facts").innerText()).toContain("Tokyo");
    await page.goto(`${served.url}/${path}`);
    await page.getByRole("link", { name: "Change time" }).click();
    await times(page).first().waitFor();
    await choose(page, "America/New_York");
    await page.locator(".days button:enabled").nth(2).click();
    const there = (await times(page).first().innerText()).split("\n")[0]!;
    await times(page).first().click();
    await page.getByRole("button", { name: "Change to this time" }).waitFor();
    const facts = await page.locator("dl.facts").innerText();
    expect(facts).toContain(there);
    expect(facts).toContain("New York");
  });
});
