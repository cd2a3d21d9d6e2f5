import type { MigrationSet } from "@frontdesk/database/migrate";
import { peopleMigrations } from "@frontdesk/people/migrations";
import { sealingMigrations } from "@frontdesk/platform/migrations";
import { spread } from "./sharding.ts";

export const migrations: MigrationSet[] = [
  sealingMigrations,
  peopleMigrations,
  { name: "desk", folder: new URL("../migrations/", import.meta.url), spread },
];
