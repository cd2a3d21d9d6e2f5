// Without its old process, as an operator does.
import { execFile, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freshDatabase, onPostgres } from "@frontdesk/database/testing";
import type { ProcessEnvironment } from "./process.ts";

const run = promisify(execFile);

/** Undefined if this machine can restore. */
export const cannotRestore =
  onPostgres && spawnSync("pg_dump", ["--version"]).status !== 0
    ? "there is no pg_dump on the PATH"
    : undefined;

export async function makeRestored({
  environment,
}: ProcessEnvironment): Promise<ProcessEnvironment> {
  const folder = mkdtempSync(join(tmpdir(), "frontdesk-restored-"));
  const { DATABASE_URL: url } = environment;
  if (url === undefined) {
    cpSync(environment.FRONTDESK_DATA_DIR!, folder, { recursive: true });
    return {
      environment: { ...environment, FRONTDESK_DATA_DIR: folder },
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    };
  }
  const file = join(folder, "dump");
  await run("pg_dump", ["--format=custom", `--file=${file}`, url]);
  const opened = await freshDatabase([]);
  await run("pg_restore", [
    "--exit-on-error",
    "--clean",
    "--if-exists",
    `--dbname=${opened.url}`,
    file,
  ]);
  return {
    environment: { ...environment, FRONTDESK_DATA_DIR: folder, DATABASE_URL: opened.url! },
    remove: async () => {
      await opened.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
