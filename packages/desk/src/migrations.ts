import type { MigrationSet } from "@frontdesk/database/migrate";
import { peopleMigrations } from "@frontdesk/people/migrations";
import { platformMigrations } from "@frontdesk/platform/migrations";
import { shardedTables } from "./sharding.ts";

export const migrations: MigrationSet[] = [
  platformMigrations,
  peopleMigrations,
  { name: "desk", folder: new URL("../migrations/", import.meta.url), sharding: shardedTables },
];
