import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { startChromium } from "@frontdesk/people/test/browser/chromium";
import type { AxeResults } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerMail } from "../../src/appointments/mails/mail.ts";
import { sampleFacts, sampleMailInput, sampleNotices } from "../mail-samples.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

const looks = [
  ["light", 320],
  ["dark", 800],
] as const;

describe.each(looks)("appointment mail, %s and %d pixels wide,", (colorScheme, width) => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } });
  });
  afterAll(() => page.close());

  it.each(Object.values(sampleNotices))(
    "has no accessibility or layout fault: $kind",
    async (notice) => {
      await page.setContent(customerMail(sampleFacts, sampleMailInput(notice, "de")).html!);
      const isWide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
      expect(await page.evaluate(isWide)).toBe(false);
      await page.evaluate(axe);
      const { violations, passes } = (await page.evaluate("axe.run()")) as AxeResults;
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      expect(passes.map(({ id }) => id)).toContain("color-contrast");
    },
  );
});
