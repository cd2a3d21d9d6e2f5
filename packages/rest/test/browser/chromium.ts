import chromium from "@sparticuz/chromium";
import { type Browser, chromium as playwright } from "playwright-core";

/**
 * The default arguments of the npm package run one process without the same-origin policy; only
 * lenient pages do without it.
 */
export async function startChromium({ isLenient = false } = {}): Promise<Browser> {
  const lenience = isLenient ? ["--disable-web-security"] : [];
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: ["--no-sandbox", "--headless=shell", "--font-render-hinting=none", ...lenience],
  });
}
