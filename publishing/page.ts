import { pathToFileURL } from "node:url";
import { format } from "node:util";
import { bundleForBrowser } from "../packages/rest/test/browser/bundle.ts";
import { startChromium } from "../packages/rest/test/browser/chromium.ts";
import { openSite } from "../packages/rest/test/browser/site.ts";

export async function runInPage(file: string): Promise<string[]> {
  const code = await bundleForBrowser(pathToFileURL(file));
  await using site = await openSite("");
  const browser = await startChromium({ isLenient: true });
  try {
    const page = await browser.newPage();
    const printed: Promise<string>[] = [];
    page.on("console", (message) => {
      if (message.type() !== "log") return;
      const values = message.args().map((value) => value.jsonValue());
      printed.push(Promise.all(values).then((parts) => format(...parts)));
    });
    await page.goto(site.url);
    await page.evaluate(async (script) => {
      const blob = new Blob([script], { type: "text/javascript" });
      await import(URL.createObjectURL(blob));
    }, code);
    return await Promise.all(printed);
  } finally {
    await browser.close();
  }
}
