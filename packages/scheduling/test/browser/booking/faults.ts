import { violationsOn } from "@frontdesk/people/test/browser/faults";
import type { Page } from "playwright-core";

export async function faultsOf(page: Page): Promise<string[]> {
  const small = await page.evaluate<string[]>(`
    [...document.querySelectorAll("button, select, a, input, textarea")]
      .filter((one) => !/^(checkbox|radio|hidden)$/.test(one.type) && one.checkVisibility())
      .filter((one) => !one.closest(".trap") && one.getBoundingClientRect().height < 44)
      .map((one) => one.outerHTML)`);
  const beyond = await page.evaluate<number>(
    "document.documentElement.scrollWidth - document.documentElement.clientWidth",
  );
  return [
    ...(await violationsOn(page)),
    ...small,
    ...(beyond > 0 ? [`${beyond} pixels stand out to the side`] : []),
  ];
}
