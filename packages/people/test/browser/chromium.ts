import chromium from "@sparticuz/chromium";
import { type Browser, chromium as playwright } from "playwright-core";

/**
 * The browser of the npm package. Its default arguments run one process without the same-origin
 * policy. Drawing and the network share the browser's process: switches between processes are
 * expensive on virtual machines.
 */
export async function startChromium(environment?: Record<string, string>): Promise<Browser> {
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    ...(environment !== undefined && { env: environment }),
    args: [
      "--no-sandbox",
      "--headless=shell",
      "--font-render-hinting=none",
      "--in-process-gpu",
      "--enable-features=NetworkServiceInProcess2",
    ],
  });
  // As long as a test polls: a busy machine is slow, and only hanging pages fail.
  browser.on("context", (context) => context.setDefaultTimeout(60_000));
  return browser;
}
