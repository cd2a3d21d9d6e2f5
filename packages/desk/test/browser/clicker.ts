import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** Counts clicks and choices against a budget; typing is no click. */
export function clicker(most: number) {
  let clicks = 0;
  return {
    async click(target: Locator): Promise<void> {
      clicks += 1;
      await target.click();
    },
    async choose(target: Locator, label: string): Promise<void> {
      clicks += 1;
      await target.selectOption(label);
    },
    /** Fails above the budget. */
    check: () => expect(clicks).toBeLessThanOrEqual(most),
  };
}
