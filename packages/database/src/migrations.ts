import type { MigrationSet } from "./migrate.ts";

/** The tables that sealing needs. */
export const sealingMigrations: MigrationSet = {
  name: "database",
  folder: new URL("../migrations/", import.meta.url),
};
