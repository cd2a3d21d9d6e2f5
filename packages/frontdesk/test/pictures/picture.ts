import type { Page } from "playwright-core";
import type { Started } from "./started.ts";

export interface Picture {
  name: string;
  width: number;
  height: number;
  colorScheme?: "dark";
  /** Of the desk: taken by whoever is signed in there. */
  isInside?: boolean;
  /** Brings the page to what is to be seen; `place` is the address of a place at the desk. */
  reach(page: Page, started: Started, place: string): Promise<void>;
}
