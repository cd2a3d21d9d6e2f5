import type { Page } from "playwright-core";
import type { StartedInstallation } from "./started.ts";

export interface Picture {
  name: string;
  width: number;
  height: number;
  colorScheme?: "dark";
  isInside?: boolean;
  reach(page: Page, started: StartedInstallation, location: string): Promise<void>;
}
