import type { Page } from "playwright-core";
import { studioSubdomain } from "../../src/demo/cast.ts";
import type { Picture } from "./picture.ts";
import type { StartedInstallation } from "./started.ts";

const screen = { width: 1120, height: 640 };
const phone = { width: 390, height: 760 };

export const pages: readonly Picture[] = [
  { name: "sign-in", ...screen, reach: openSignIn },
  { name: "pay", ...screen, reach: pay },
  { name: "pay-phone", ...phone, reach: pay },
  { name: "pay-phone-dark", ...phone, colorScheme: "dark", reach: pay },
  { name: "receipt-phone", ...phone, reach: receive },
  { name: "book-phone", ...phone, reach: chooseTime },
  { name: "booking-phone-dark", ...phone, colorScheme: "dark", reach: agree },
];

async function openSignIn(page: Page, { desk }: StartedInstallation): Promise<void> {
  await page.goto(`${desk}/sign-in`);
}

async function pay(page: Page, { payments, merchantKey }: StartedInstallation): Promise<void> {
  const query = new URLSearchParams({
    key: merchantKey,
    test: "1",
    currency: "EUR",
    value: "24.50",
    text: "Two bags of beans, ground for a filter",
    reference: "INV-2041",
  });
  await page.goto(`${payments}/pay/?${query}`);
  await page.locator("#number").waitFor();
}

async function receive(page: Page, started: StartedInstallation): Promise<void> {
  await pay(page, started);
  await page.locator("#number").fill("4100000000000000");
  await page.locator("#expiry").fill("12 / 40");
  await page.locator("#code").fill("123");
  await page.locator("button[type=submit]").click();
  await page.locator(".receipt").waitFor();
  // A fixed id keeps the picture stable.
  const id = "6b02cbfd".repeat(3);
  await page.evaluate(`[...document.querySelectorAll("dd")].at(-1).textContent = "${id}"`);
}

async function chooseTime(page: Page, { scheduling }: StartedInstallation): Promise<void> {
  await page.goto(`${scheduling}/book/${studioSubdomain}`);
  await page.getByRole("link", { name: /^Massage/ }).click();
  await page.getByRole("link", { name: "No preference" }).click();
  await page.locator(".days button:enabled").nth(1).click();
  await page.locator(".hours button").first().waitFor();
}

async function agree(page: Page, started: StartedInstallation): Promise<void> {
  await chooseTime(page, started);
  await page.locator(".hours button").first().click();
  await page.getByLabel("Name").fill("Carla Nielsen");
  await page.getByLabel("Email address").fill("carla@example.com");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Book and pay" }).waitFor();
}
