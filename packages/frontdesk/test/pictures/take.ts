// `npm run pictures:docs`, optionally with names.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startChromium } from "@frontdesk/people/test/browser/chromium";
import { pages } from "./pages.ts";
import { screens } from "./screens.ts";
import { moment, signIn, startFrontdesk } from "./started.ts";

const folder = new URL("../../../../docs/pictures/", import.meta.url);
const targets = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
await using started = await startFrontdesk();
const browser = await startChromium();
const { state, place } = await signIn(browser, started.desk);
for (const picture of [...pages, ...screens]) {
  const { name, width, height, colorScheme = "light", isInside = false, reach } = picture;
  if (targets.length > 0 && !targets.includes(name)) continue;
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme,
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "Europe/Copenhagen",
    ...(isInside && { storageState: state }),
  });
  await page.clock.setFixedTime(moment);
  await reach(page, started, place);
  const path = fileURLToPath(new URL(`${name}.png`, folder));
  await page.screenshot({ path, caret: "hide" });
  process.stdout.write(`docs/pictures/${name}.png\n`);
  await page.close();
}
await browser.close();
