import type { Command } from "commander";
import { screen } from "./screen.ts";
import { readAllSettings } from "./settings.ts";

const elsewhere =
  "DATABASE_URL is set: use PostgreSQL's own tools, pg_dump and pg_restore; " +
  "see docs/operating.md, Backup and restore";

export function addBackupCommands(command: Command): void {
  command
    .command("backup <file>")
    .description("back up the embedded database and its generated keys to a file, without a stop")
    .action(async (file: string) => {
      const settings = readSettings();
      const { backUp } = await import("./backup.ts");
      const { about, bytes } = await screen.during(backUp(file, settings));
      const { what: _, ...created } = about;
      screen.show(`${JSON.stringify({ backup: { file, bytes, ...created } })}\n`);
    });
  command
    .command("restore <file>")
    .description("restore a backup into an empty data folder, before a start")
    .action(async (file: string) => {
      const { payments } = readSettings();
      const { restoreBackup } = await import("@frontdesk/platform/backup/restore");
      const { tablesOfAll: sets } = await import("./tables-of-all.ts");
      const { dataFolder: folder } = payments;
      const { what: _, ...about } = await screen.during(restoreBackup({ file, folder, sets }));
      screen.show(`${JSON.stringify({ restored: { folder, ...about } })}\n`);
    });
}

function readSettings() {
  const settings = readAllSettings();
  if (settings.payments.databaseUrl !== undefined) throw new Error(elsewhere);
  return settings;
}
