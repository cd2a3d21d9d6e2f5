import type { MigrationSet } from "@frontdesk/database/migrate";
import { spread } from "./spread.ts";

/** The tables of persons and their invitations. */
export const peopleMigrations: MigrationSet = {
  name: "people",
  folder: new URL("../migrations/", import.meta.url),
  spread,
};
