import chromium from "@sparticuz/chromium";
import { type Browser, chromium as playwright } from "playwright-core";

/**
 * Starts the browser that comes with the package, so that nothing has to be installed. Its own
 * arguments are left out: they are for one page in one process, without the same-origin policy.
 */
export async function startChromium(): Promise<Browser> {
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    args: ["--no-sandbox", "--headless=shell", "--font-render-hinting=none"],
  });
  // As long as a test polls: a busy machine shows a page late, and only what hangs is given up.
  browser.on("context", (context) => context.setDefaultTimeout(60_000));
  return browser;
}
