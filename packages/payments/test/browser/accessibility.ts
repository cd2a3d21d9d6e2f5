import { violationsOn } from "@frontdesk/people/test/browser/faults";
import type { Frame, Page } from "playwright-core";

/** Targets smaller than a finger. */
export async function smallTargets(page: Page | Frame): Promise<string[]> {
  return await page.evaluate(`
    [...document.querySelectorAll("button, select, summary, a, input, textarea")]
      .filter((one) => !/^(checkbox|hidden)$/.test(one.type) && one.checkVisibility())
      .filter((one) => one.getBoundingClientRect().height < 44)
      .map((one) => one.outerHTML)`);
}

/** In pixels. */
export async function sideways(page: Page | Frame): Promise<number> {
  return await page.evaluate(
    "document.documentElement.scrollWidth - document.documentElement.clientWidth",
  );
}

export async function faultsOf(page: Page | Frame): Promise<string[]> {
  const beyond = await sideways(page);
  const wide = beyond > 0 ? [`${beyond} pixels stand out to the side`] : [];
  return [...wide, ...(await smallTargets(page)), ...(await violationsOn(page))];
}
