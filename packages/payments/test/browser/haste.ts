import type { Page } from "playwright-core";
import { vi } from "vitest";

/**
 * Looks until all is as it should be, and has what the page waits for come at once meanwhile. The
 * page's clock must have been installed before it began to wait.
 */
export async function hasten(page: Page, look: () => Promise<void>): Promise<void> {
  const pass = async () => {
    await page.clock.fastForward(1_000);
    await look();
  };
  await vi.waitFor(pass, { timeout: 60_000, interval: 50 });
}

/** The same, until something is seen on the page. */
export async function hastenTo(page: Page, text: string): Promise<void> {
  await hasten(page, async () => {
    if (!(await page.getByText(text).first().isVisible())) throw new Error(`no ${text} is seen`);
  });
}
