import type { MigrationSet } from "@frontdesk/database/migrate";
import { peopleMigrations } from "@frontdesk/people/migrations";
import { platformMigrations } from "@frontdesk/platform/migrations";
import { schedulingTables } from "./sharding.ts";

export const migrations: MigrationSet[] = [
  platformMigrations,
  peopleMigrations,
  {
    name: "scheduling",
    folder: new URL("../../migrations/", import.meta.url),
    sharding: schedulingTables,
  },
];
