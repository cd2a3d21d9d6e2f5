import type { MigrationSet } from "@frontdesk/database/migrate";
import { peopleMigrations } from "@frontdesk/people/migrations";
import { sealingMigrations } from "@frontdesk/platform/migrations";
import { paymentsTables } from "./sharding.ts";

export const migrations: MigrationSet[] = [
  sealingMigrations,
  peopleMigrations,
  {
    name: "payments",
    folder: new URL("../../migrations/", import.meta.url),
    sharding: paymentsTables,
  },
];
