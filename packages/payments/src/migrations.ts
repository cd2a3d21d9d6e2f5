import type { MigrationSet } from "@frontdesk/database/migrate";
import { sealingMigrations } from "@frontdesk/database/migrations";
import { peopleMigrations } from "@frontdesk/people/migrations";

/** Every table this service needs. */
export const migrations: MigrationSet[] = [
  sealingMigrations,
  peopleMigrations,
  { name: "payments", folder: new URL("../migrations/", import.meta.url) },
];
