import { startChromium } from "@frontdesk/people/test/browser/chromium";
import { freePort } from "@frontdesk/server/test/port";
import { type TranslatorKind, translatorBy } from "@frontdesk/server/test/translator";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { startTestPayments, type TestOptions, type TestPayments } from "../harness.ts";
import { type Json, makeShop, type Shop } from "../shop.ts";

export interface HostedPage extends AsyncDisposable {
  payments: TestPayments;
  shop: Shop;
  url: string;
  link(parameters?: Record<string, string>): string;
  transactions(): Promise<Json[]>;
  /** `/a-shop` is an empty page without a policy. */
  visit(url: string, options?: VisitOptions): Promise<Visit>;
}

export interface VisitOptions extends BrowserContextOptions {
  translatedBy?: TranslatorKind;
}

export interface Visit extends AsyncDisposable {
  page: Page;
  misdeeds: string[];
}

export async function startHosted(options: TestOptions = {}): Promise<HostedPage> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // The bank's pages have absolute addresses.
  const settings = { ...options.settings, publicUrl: url };
  const payments = await startTestPayments({ ...options, settings });
  await payments.server.listen({ host: "127.0.0.1", port });
  const browser = await startChromium();
  const hosted: HostedPage = {
    payments,
    shop: await makeShop(payments),
    url,
    link: (parameters = {}) => {
      const { key } = hosted.shop.merchant;
      return `${url}/pay/?${new URLSearchParams({ key, test: "1", ...parameters })}`;
    },
    transactions: async () => {
      const { app, merchant } = hosted.shop;
      return (await app.get(`/merchants/${merchant.id}/transactions?limit=100`)).body;
    },
    visit: (target, more) => visit(browser, target, { origin: url, ...more }),
    async [Symbol.asyncDispose]() {
      await browser.close();
      await payments.close();
    },
  };
  return hosted;
}

async function visit(
  browser: Browser,
  target: string,
  { origin, translatedBy, ...options }: VisitOptions & { origin: string },
): Promise<Visit> {
  const context = await browser.newContext({ locale: "en-GB", ...options });
  if (translatedBy !== undefined) await context.addInitScript(translatorBy(translatedBy));
  const page = await context.newPage();
  const misdeeds: string[] = [];
  page.on("request", (request) => {
    const address = request.url();
    const isLeaving = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (/^https?:/.test(address) && !address.startsWith(`${origin}/`) && !isLeaving) {
      misdeeds.push(`asked ${address}`);
    }
  });
  page.on("pageerror", (error) => misdeeds.push(`failed: ${error.message}`));
  page.on("dialog", (dialog) => {
    misdeeds.push(`said ${dialog.message()}`);
    void dialog.accept();
  });
  page.on("console", (message) => {
    // Chromium also logs error statuses and aborted requests.
    if (message.type() === "error" && !/Failed to load resource/.test(message.text())) {
      misdeeds.push(`complained: ${message.text()}`);
    }
  });
  if (target === `${origin}/a-shop`) {
    await page.route(target, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  }
  await page.goto(target);
  return { page, misdeeds, [Symbol.asyncDispose]: () => context.close() };
}

export const goodCard = "4100000000000000";

export async function enterCard(page: Pick<Page, "locator">, number = goodCard): Promise<void> {
  await page.locator("#number").fill(number);
  await page.locator("#expiry").fill("12 / 40");
  await page.locator("#code").fill("123");
}

export async function press(page: Page): Promise<void> {
  await page.locator("button[type=submit]").click();
}
