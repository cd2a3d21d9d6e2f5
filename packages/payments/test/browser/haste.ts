import type { Page } from "playwright-core";
import { vi } from "vitest";

/** Install the page's clock before the page waits. */
export async function hasten(page: Page, look: () => Promise<void>): Promise<void> {
  const pass = async () => {
    await page.clock.fastForward(1_000);
    await look();
  };
  await vi.waitFor(pass, { timeout: 60_000, interval: 50 });
}

export async function hastenTo(page: Page, text: string): Promise<void> {
  await hasten(page, async () => {
    if (!(await page.getByText(text).first().isVisible())) throw new Error(`no ${text} is seen`);
  });
}
