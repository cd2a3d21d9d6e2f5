import type { MigrationSet } from "@frontdesk/database/migrate";
import { spread } from "./sealing/spread.ts";

/** The tables that sealing needs. */
export const sealingMigrations: MigrationSet = {
  // Databases from before know these files by the name of the package where they stood.
  name: "database",
  folder: new URL("../migrations/", import.meta.url),
  spread,
};
