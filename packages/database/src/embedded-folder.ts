/*
 * The folder of an embedded database. A database is made in an empty folder only, and once: where
 * one was made and its files are gone, a new one would hide the loss.
 */
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { lockFolder } from "./folder-lock.ts";
import type { Log } from "./log.ts";
import { closeFiles, closeFolder } from "./privacy.ts";

const mark = "database.made";
const draftOf = (folder: string) => join(folder, "database.new");
// What a start that was cut short leaves, and what a fresh disk brings.
const leftovers = new Set(["lock", "database.new", "lost+found"]);

/** The files of the database in a folder. */
export const filesOf = (folder: string): string => join(folder, "database");

/**
 * Takes a folder for this process, for its owner's eyes only, and returns the release. Throws, in
 * words, where a database's files are lost or there is something else.
 */
export function takeFolder(folder: string, log: Log | undefined): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Before anything is changed: it may be a folder that has nothing to do with us.
  if (!existsSync(filesOf(folder))) refuseLost(folder);
  closeFolder(folder, log);
  return lockFolder(folder);
}

/** Makes the files of the database if there never were any. */
export async function ensureFiles(folder: string, log: Log | undefined): Promise<void> {
  const files = filesOf(folder);
  if (existsSync(files)) {
    if (!existsSync(join(files, "PG_VERSION"))) throw new Error(damage(files, "PG_VERSION"));
    closeFiles(files, log);
  } else {
    await makeFiles(folder);
  }
  const text = "A database was made here: without its files, restore them.\n";
  writeFileSync(join(folder, mark), text, { mode: 0o600 });
}

/** What to say of files that do not open. */
export function damage(files: string, what: string): string {
  const advice = "restore the folder from a backup, or begin anew in an empty one";
  return `The database in ${files} is damaged (${what}) and was left as it is: ${advice}`;
}

function refuseLost(folder: string): void {
  const found = readdirSync(folder).filter((name) => !leftovers.has(name));
  if (found.length === 0) return;
  const reason = found.includes(mark)
    ? "A database was made here and its files are gone"
    : `There is no database here, but other things are (${found.slice(0, 3).join(", ")})`;
  const advice = "restore the folder from a backup, or choose an empty one for a new database";
  throw new Error(`${folder}: ${reason}; ${advice}`);
}

// The files are made under another name, so that a start that was cut short begins again.
async function makeFiles(folder: string): Promise<void> {
  const draft = draftOf(folder);
  rmSync(draft, { recursive: true, force: true });
  const script = fileURLToPath(new URL("create-embedded.ts", import.meta.url));
  await promisify(execFile)(process.execPath, [script, draft]);
  closeFiles(draft, undefined);
  renameSync(draft, filesOf(folder));
}
