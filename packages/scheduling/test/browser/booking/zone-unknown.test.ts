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

async function pretendZone(page: Page, zone: string, rules?: string): Promise<void> {
  await page.addInitScript(
    ([name, other]) => {
      const { DateTimeFormat } = Intl;
      const original = DateTimeFormat.prototype.resolvedOptions;
      DateTimeFormat.prototype.resolvedOptions = function () {
        return { ...original.call(this), timeZone: name as string };
      };
      if (other === undefined) return;
      Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
        construct: (target, [locale, options]) => new target(locale, named(options)),
        apply: (target, _this, [locale, options]) => target(locale, named(options)),
      });
      function named(options?: Intl.DateTimeFormatOptions) {
        return options?.timeZone === name ? { ...options, timeZone: other } : options;
      }
    },
    [zone, rules] as const,
  );
}

describe("browser with an unknown zone", () => {
  it.each([
    ["to itself", "Etc/Unknown", undefined],
    ["to the service", "Moon/Tranquility", "Asia/Tokyo"],
  ])("%s shows and books times of the business's zone, by name", async (_to, zone, rules) => {
    await using visit = await served.visit("", phone);
    const { page, misdeeds } = visit;
    await pretendZone(page, zone, rules);
    await page.reload();
    await page.getByRole("link", { name: "Haircut" }).click();
    await times(page).first().waitFor();
    expect(await page.locator(".zones").innerText()).toContain("Copenhagen");
    await page.locator(".days button:enabled").nth(2).click();
    expect(await times(page).first().innerText()).toBe("9:00");
    await times(page).first().click();
    await page.getByLabel("Name").fill("Carla Nielsen");
    await page.getByLabel("Email address").fill("carla@example.com");
    await page.waitForTimeout(2_100);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Book", exact: true }).click();
    await confirmed(page);
    expect(await page.locator(".span").innerText()).toMatch(/\b0?9:00/);
    expect(misdeeds).toEqual([]);
  });
});

describe("browser with outdated zone rules", () => {
  it("shows the service's times", async () => {
    await using visit = await served.visit("", phone);
    const { page } = visit;
    await pretendZone(page, "Europe/Copenhagen", "Europe/Athens");
    await page.reload();
    await page.getByRole("link", { name: "Haircut" }).click();
    await times(page).first().waitFor();
    await page.locator(".days button:enabled").nth(3).click();
    expect(await times(page).first().innerText()).toBe("9:00");
    await times(page).first().click();
    await page.getByLabel("Name").waitFor();
    expect(await page.locator(".span").innerText()).toMatch(/ 0?9:00\D/);
  });
});
