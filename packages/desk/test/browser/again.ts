import type { Locator } from "playwright-core";
import { expect } from "vitest";

interface Trial {
  asks: string;
  mend: () => unknown;
  there: Locator;
}

/** A live event may refresh the screen first: the button may be gone. */
export async function tryAgain(button: Locator, { asks, mend, there }: Trial): Promise<void> {
  const request = button.page().waitForRequest(asks);
  await button.click();
  await request;
  await mend();
  const press = async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 }).catch(() => undefined);
    return await there.isVisible();
  };
  await expect.poll(press).toBe(true);
}

/** A live event may read again first: then the failure is gone before the press. */
export async function retryUntilGone(failure: Locator, button: Locator): Promise<void> {
  const press = async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 }).catch(() => undefined);
    return await failure.count();
  };
  await expect.poll(press).toBe(0);
}
