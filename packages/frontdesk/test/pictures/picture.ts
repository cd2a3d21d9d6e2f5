import type { Page } from "playwright-core";
import type { Started } from "./started.ts";

export interface Picture {
  name: string;
  width: number;
  height: number;
  colorScheme?: "dark";
  isInside?: boolean;
  /** Navigates to the content; `place` is the workspace's address. */
  reach(page: Page, started: Started, place: string): Promise<void>;
}
