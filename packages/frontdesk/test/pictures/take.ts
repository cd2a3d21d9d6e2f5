// Pictures of the pages as they are, for the README and the docs: `npm run pictures`, or with the
// names of some.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startChromium } from "@frontdesk/people/test/browser/chromium";
import type { Page } from "playwright-core";
import { type Started, startFrontdesk } from "./started.ts";

interface Picture {
  name: string;
  width: number;
  height: number;
  colorScheme?: "dark";
  /** Brings the page to what is to be seen. */
  reach(page: Page, started: Started): Promise<void>;
}

const screen = { width: 1120, height: 640 };
const phone = { width: 390, height: 760 };

const pictures: readonly Picture[] = [
  { name: "sign-in", ...screen, reach: signIn },
  { name: "pay", ...screen, reach: pay },
  { name: "pay-phone", ...phone, reach: pay },
  { name: "pay-phone-dark", ...phone, colorScheme: "dark", reach: pay },
  { name: "receipt-phone", ...phone, reach: receive },
];

async function signIn(page: Page, { desk }: Started): Promise<void> {
  await page.goto(`${desk}/sign-in`);
}

async function pay(page: Page, { payments, merchantKey }: Started): Promise<void> {
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

async function receive(page: Page, started: Started): Promise<void> {
  await pay(page, started);
  await page.locator("#number").fill("4100000000000000");
  await page.locator("#expiry").fill("12 / 40");
  await page.locator("#code").fill("123");
  await page.locator("button[type=submit]").click();
  await page.locator(".receipt").waitFor();
  // So that the picture changes only when the page does.
  const id = "6b02cbfd".repeat(3);
  await page.evaluate(`[...document.querySelectorAll("dd")].at(-1).textContent = "${id}"`);
}

const folder = new URL("../../../../docs/pictures/", import.meta.url);
const wanted = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
await using started = await startFrontdesk();
const browser = await startChromium();
for (const { name, width, height, colorScheme = "light", reach } of pictures) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const viewport = { width, height };
  const page = await browser.newPage({
    viewport,
    colorScheme,
    reducedMotion: "reduce",
    locale: "en-GB",
  });
  await page.clock.setFixedTime(new Date("2026-03-03T13:31:00Z"));
  await reach(page, started);
  const path = fileURLToPath(new URL(`${name}.png`, folder));
  await page.screenshot({ path, caret: "hide" });
  process.stdout.write(`docs/pictures/${name}.png\n`);
  await page.close();
}
await browser.close();
