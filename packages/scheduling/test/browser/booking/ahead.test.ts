import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { confirmed, phone, times } from "./customers.ts";
import { type ServedPage, startServed } from "./served.ts";

let served: ServedPage;
beforeAll(async () => {
  served = await startServed();
  await served.offer({ name: "Haircut", horizon: 60 });
});
afterAll(async () => await served[Symbol.asyncDispose]());

const later = (page: Page) => page.getByRole("button", { name: "Later days" });

async function pageThroughAll(page: Page): Promise<number> {
  let weeks = 0;
  for (let turns = 0; turns < 12; turns += 1) {
    await page.locator(".hours button, .hours-none").first().waitFor();
    if ((await page.locator(".days button:enabled").count()) > 0) weeks += 1;
    // The button may disappear before the press, once the page knows the end.
    const isTurned = await later(page)
      .click({ timeout: 3_000 })
      .then(
        () => true,
        () => false,
      );
    if (!isTurned) return weeks;
  }
  return weeks;
}

async function pageSevenWeeks(page: Page): Promise<void> {
  for (let turns = 0; turns < 7; turns += 1) {
    await times(page).first().waitFor();
    await later(page).click();
  }
  await times(page).first().waitFor();
}

async function seesLaterDaysWithoutScript(url: string): Promise<void> {
  await using visit = await served.visit("", { ...phone, javaScriptEnabled: false });
  await visit.page.goto(`${url}/move`);
  await visit.page.getByRole("link", { name: "Later days" }).click();
  await visit.page.getByRole("radio").first().waitFor({ state: "attached" });
}

describe("booking page: days far ahead", () => {
  it("turn as far as the horizon of 60 days", async () => {
    await using visit = await served.visit("", phone);
    await visit.page.getByRole("link", { name: "Haircut" }).click();
    expect(await pageThroughAll(visit.page)).toBe(9);
    expect(visit.misdeeds).toEqual([]);
  });

  it("allow bookings 50 days ahead, and reschedules there, also without script", async () => {
    await using visit = await served.visit("", phone);
    const { page, misdeeds } = visit;
    await page.getByRole("link", { name: "Haircut" }).click();
    await pageSevenWeeks(page);
    await times(page).first().click();
    await page.getByLabel("Name").fill("Carla Nielsen");
    await page.getByLabel("Email address").fill("carla@example.com");
    await page.waitForTimeout(2_100);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Book", exact: true }).click();
    await confirmed(page);
    const { body } = await served.studio.get("/appointments?state=confirmed");
    const ahead = (Date.parse(body[0].starts_at) - Date.now()) / 86_400_000;
    expect(ahead).toBeGreaterThan(47);
    await seesLaterDaysWithoutScript(page.url());
    await page.getByRole("link", { name: "Change time" }).click();
    await pageSevenWeeks(page);
    await times(page).last().click();
    await page.getByRole("button", { name: "Change to this time" }).click();
    await confirmed(page);
    expect(misdeeds).toEqual([]);
  });
});
