import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { confirmed, times } from "./customers.ts";
import { faultsOf } from "./faults.ts";
import { type ServedPage, startServed } from "./served.ts";

let served: ServedPage;
beforeAll(async () => {
  served = await startServed();
  const question = { id: "hair", label: "Your hair", kind: "choice", required: true };
  const questions = [{ ...question, options: ["Long", "Short"] }];
  await served.offer({ name: "Haircut", minimum_notice: 2 * 1440, questions });
});
afterAll(async () => await served[Symbol.asyncDispose]());

// A 1280-pixel desktop at 200 % zoom.
const enlarged = { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 };

const nameOfFocus = `(() => {
  const { activeElement: one } = document;
  return one.labels?.[0]?.textContent ?? one.getAttribute("aria-label") ?? one.textContent;
})()`;

async function reach(page: Page, name: RegExp): Promise<void> {
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press("Tab");
    if (name.test(await page.evaluate<string>(nameOfFocus))) return;
  }
  throw new Error(`no key leads to ${name}`);
}

async function press(page: Page, name: RegExp): Promise<void> {
  await reach(page, name);
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press("Enter");
}

describe("customer with a keyboard at 200 % zoom", () => {
  it("books, reschedules and cancels", async () => {
    await using visit = await served.visit("", enlarged);
    const { page, misdeeds } = visit;
    await press(page, /^Haircut/);
    await times(page).first().waitFor();
    await press(page, /^\d+:00$/);
    await page.getByLabel("Name").waitFor();
    await reach(page, /^Name/);
    await page.keyboard.type("Carla Nielsen");
    await reach(page, /^Email/);
    await page.keyboard.type("carla@example.com");
    await reach(page, /^Your hair/);
    await page.keyboard.press("ArrowDown");
    await page.waitForTimeout(2_100);
    await press(page, /^Continue/);
    await page.getByRole("heading", { name: "Check and book" }).waitFor();
    await press(page, /^Book$/);
    await confirmed(page);
    await press(page, /^Change time/);
    await times(page).first().waitFor();
    await reach(page, /^\d+:00$/);
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await press(page, /^Change to this time/);
    await confirmed(page);
    await press(page, /^Cancel booking/);
    await page.getByRole("heading", { name: "Cancel this booking?" }).waitFor();
    await press(page, /^Cancel booking/);
    await page.getByRole("heading", { name: "Your booking is cancelled" }).waitFor();
    expect(misdeeds).toEqual([]);
  });
});
