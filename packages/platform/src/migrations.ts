import type { MigrationSet } from "@frontdesk/database/migrate";
import { sharded } from "./sealing/sharding.ts";

export const platformMigrations: MigrationSet = {
  // Existing databases have these files under the name of their former package.
  name: "database",
  folder: new URL("../migrations/", import.meta.url),
  sharding: sharded,
};
