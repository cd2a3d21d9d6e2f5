import chromium from "@sparticuz/chromium";
import { type Browser, chromium as playwright } from "playwright-core";

/**
 * The browser of the npm package. Its default arguments run one process without the same-origin
 * policy.
 */
export async function startChromium(): Promise<Browser> {
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    args: ["--no-sandbox", "--headless=shell", "--font-render-hinting=none"],
  });
  // As long as a test polls: a busy machine is slow, and only hanging pages fail.
  browser.on("context", (context) => context.setDefaultTimeout(60_000));
  return browser;
}
