import type { MigrationSet } from "@frontdesk/database/migrate";
import { shardedTables } from "./sharding.ts";

export const peopleMigrations: MigrationSet = {
  name: "people",
  folder: new URL("../migrations/", import.meta.url),
  sharding: shardedTables,
};
