import type { MigrationSet } from "@frontdesk/database/migrate";
import { spread } from "./spread.ts";

export const peopleMigrations: MigrationSet = {
  name: "people",
  folder: new URL("../migrations/", import.meta.url),
  spread,
};
