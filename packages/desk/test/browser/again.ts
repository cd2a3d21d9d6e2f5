import type { Locator } from "playwright-core";
import { expect } from "vitest";

interface Trial {
  /** Which requests fail until all is well. */
  asks: string;
  mend: () => unknown;
  /** What is read then. */
  there: Locator;
}

/**
 * Presses the button of what could not be read: it asks, in vain, and once that is mended there is
 * what was asked for. A screen also asks by itself, when it hears of something: then the button is
 * gone already.
 */
export async function tryAgain(button: Locator, { asks, mend, there }: Trial): Promise<void> {
  const asked = button.page().waitForRequest(asks);
  await button.click();
  await asked;
  await mend();
  const press = async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 }).catch(() => undefined);
    return await there.isVisible();
  };
  await expect.poll(press).toBe(true);
}
