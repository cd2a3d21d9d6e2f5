import { type TranslatorKind, translatorBy } from "@frontdesk/server/test/translator";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";

export interface Visit extends AsyncDisposable {
  page: Page;
  misdeeds: string[];
}

export interface VisitOptions extends BrowserContextOptions {
  translatedBy?: TranslatorKind;
}

export async function openVisit(
  browser: Browser,
  url: string,
  { translatedBy, ...options }: VisitOptions = {},
): Promise<Visit> {
  const { origin } = new URL(url);
  const zone = { locale: "en-GB", timezoneId: "Europe/Copenhagen" };
  const context = await browser.newContext({ ...zone, ...options });
  if (translatedBy !== undefined) await context.addInitScript(translatorBy(translatedBy));
  const page = await context.newPage();
  const misdeeds: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(origin)) misdeeds.push(`asked ${request.url()}`);
  });
  page.on("pageerror", (error) => misdeeds.push(`failed: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource/.test(message.text())) {
      misdeeds.push(`complained: ${message.text()}`);
    }
  });
  await page.goto(url);
  return { page, misdeeds, [Symbol.asyncDispose]: () => context.close() };
}
