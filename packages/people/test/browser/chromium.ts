import chromium from "@sparticuz/chromium";
import { type Browser, type LaunchOptions, chromium as playwright } from "playwright-core";
import { environment } from "./settings.ts";

/**
 * The browser of the npm package. Its default arguments run one process without the same-origin
 * policy. Drawing and the network share the browser's process: switches between processes are
 * expensive on virtual machines.
 */
export async function startChromium(changes: Record<string, string> = {}): Promise<Browser> {
  const browser = await launch({
    executablePath: await chromium.executablePath(),
    env: { ...environment, ...changes },
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

const mostTries = 4;

/** One thread of the browser changes its environment while others read it: some starts crash. */
async function launch(options: LaunchOptions, tries = 1): Promise<Browser> {
  try {
    return await playwright.launch(options);
  } catch (error) {
    if (tries === mostTries || !String(error).includes("SIGSEGV")) throw error;
    return await launch(options, tries + 1);
  }
}
