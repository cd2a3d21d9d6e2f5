import chromium from "@sparticuz/chromium";
import { type Browser, chromium as playwright } from "playwright-core";

/**
 * Starts the browser that comes with the package, so that nothing has to be installed. Its own
 * arguments are left out: they are for one page in one process, without the same-origin policy,
 * which only lenient pages are without.
 */
export async function startChromium({ isLenient = false } = {}): Promise<Browser> {
  const lenience = isLenient ? ["--disable-web-security"] : [];
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: ["--no-sandbox", "--headless=shell", "--font-render-hinting=none", ...lenience],
  });
}
