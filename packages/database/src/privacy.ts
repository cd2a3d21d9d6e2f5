/* Folders 0700, files 0600, old and new. */
import { chmodSync, lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Log } from "./log.ts";

const forOthers = 0o077;

export function closeFolder(folder: string, log: Log | undefined): void {
  const mode = statSync(folder).mode & 0o777;
  if ((mode & forOthers) === 0) return;
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    const advice = "set mode 0700, or choose another folder";
    throw new Error(`Other users can open the folder ${folder} (mode ${octal(mode)}): ${advice}`, {
      cause: error,
    });
  }
  log?.warn(
    { folder, mode: octal(mode) },
    "other users could open the folder; its mode is now 0700",
  );
}

export function closeFiles(folder: string, log: Log | undefined): void {
  let closed = 0;
  for (const name of ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })]) {
    const path = join(folder, name);
    const match = lstatSync(path);
    if ((match.mode & forOthers) === 0 || !(match.isDirectory() || match.isFile())) continue;
    chmodSync(path, match.isDirectory() ? 0o700 : 0o600);
    closed += 1;
  }
  if (closed === 0) return;
  log?.warn({ folder, closed }, "files of the database were open to others and are 0600 now");
}

function octal(mode: number): string {
  return mode.toString(8).padStart(4, "0");
}
