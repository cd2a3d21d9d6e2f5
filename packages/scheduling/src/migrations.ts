import type { MigrationSet } from "@frontdesk/database/migrate";
import { peopleMigrations } from "@frontdesk/people/migrations";

/** Every table this service needs. */
export const migrations: MigrationSet[] = [
  peopleMigrations,
  { name: "scheduling", folder: new URL("../migrations/", import.meta.url) },
];
