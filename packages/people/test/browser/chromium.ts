import chromium from "@sparticuz/chromium";
import { type Browser, chromium as playwright } from "playwright-core";

/** Starts the browser that comes with the package, so that nothing has to be installed. */
export async function startChromium(): Promise<Browser> {
  // Pages are held to the same-origin policy, as they are everywhere else.
  const args = chromium.args.filter((word) => word !== "--disable-web-security");
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [...args, "--no-sandbox"],
  });
}
