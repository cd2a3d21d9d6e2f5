import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { confirmed, phone, times } from "./customers.ts";
import { type Served, startServed } from "./served.ts";

let served: Served;
beforeAll(async () => {
  served = await startServed();
  await served.offer({ name: "Haircut" });
});
afterAll(async () => await served[Symbol.asyncDispose]());

/** A browser that names this zone; `isKnown` if it can write dates in it. */
async function pretendZone(page: Page, zone: string, isKnown: boolean): Promise<void> {
  await page.addInitScript(
    ([name, known]) => {
      const { DateTimeFormat } = Intl;
      const original = DateTimeFormat.prototype.resolvedOptions;
      DateTimeFormat.prototype.resolvedOptions = function () {
        return { ...original.call(this), timeZone: name as string };
      };
      if (known !== true) return;
      // It knows the zone, under a name that the service does not have.
      Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
        construct: (target, [locale, options]) => new target(locale, named(options)),
        apply: (target, _this, [locale, options]) => target(locale, named(options)),
      });
      function named(options?: Intl.DateTimeFormatOptions) {
        return options?.timeZone === name ? { ...options, timeZone: "Asia/Tokyo" } : options;
      }
    },
    [zone, isKnown] as const,
  );
}

describe("a browser in a zone that is not known", () => {
  it.each([
    ["to itself", "Etc/Unknown", false],
    ["to the service", "Moon/Tranquility", true],
  ])("%s shows and books the times of the business's zone, by name", async (_to, zone, isKnown) => {
    await using visit = await served.visit("", phone);
    const { page, misdeeds } = visit;
    await pretendZone(page, zone, isKnown);
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
