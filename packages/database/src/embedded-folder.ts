/*
 * The folder of an embedded database. A database is made in an empty folder only, and once: where
 * one was made and its files are gone, a new one would hide the loss.
 */
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { isLocked, lockFolder } from "./folder-lock.ts";
import type { Log } from "./log.ts";
import { closeFiles, closeFolder } from "./privacy.ts";
import { lacksRoom, noRoom } from "./room.ts";

const mark = "database.made";
const draftOf = (folder: string) => join(folder, "database.new");
// What a start that was cut short leaves, and what a fresh disk brings.
const leftovers = new Set(["lock", "database.new", "lost+found"]);

/** Where a backup is unpacked before it is the database of a folder. */
export const restoringIn = (folder: string): string => join(folder, "database.restoring");

/** The files of the database in a folder. */
export const filesOf = (folder: string): string => join(folder, "database");

/** Whether a database was made in a folder. */
export const hasDatabase = (folder: string): boolean => existsSync(filesOf(folder));

/**
 * Takes a folder for this process, for its owner's eyes only, and returns the release. Throws, in
 * words, where a database's files are lost or there is something else.
 */
export function takeFolder(folder: string, log: Log | undefined): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Before anything is changed: it may be a folder that has nothing to do with us.
  if (!hasDatabase(folder)) refuseLost(folder);
  closeFolder(folder, log);
  return lockFolder(folder);
}

/**
 * Takes a folder to which a backup is restored, as above. Throws, in words, where there is a
 * database or something else already; what a restore that was cut short left is nothing.
 */
export function takeEmptyFolder(folder: string, keys: readonly string[]): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = lockFolder(folder);
  try {
    const found = readdirSync(folder);
    const wasCutShort = found.includes(basename(restoringIn(folder)));
    const own = new Set([
      ...leftovers,
      basename(restoringIn(folder)),
      ...(wasCutShort ? keys : []),
    ]);
    const others = found.filter((name) => !own.has(name));
    const advice = "a backup is restored to an empty folder";
    if (existsSync(filesOf(folder))) throw new Error(`${folder} has a database already: ${advice}`);
    if (others.length > 0)
      throw new Error(`${folder} is not empty (${others.slice(0, 3).join(", ")}): ${advice}`);
    closeFolder(folder, undefined);
    return release;
  } catch (error) {
    release();
    throw error;
  }
}

/** Whether a folder has a database of which no process has taken care. */
export function isIdle(folder: string): boolean {
  return existsSync(filesOf(folder)) && !isLocked(folder);
}

/** Makes the files of the database if there never were any. */
export async function ensureFiles(folder: string, log: Log | undefined): Promise<void> {
  const files = filesOf(folder);
  if (existsSync(files)) {
    if (!existsSync(join(files, "PG_VERSION"))) throw new Error(damage(files, "PG_VERSION"));
    closeFiles(files, log);
    // Of a restore that was cut short once its database was in its place.
    rmSync(restoringIn(folder), { recursive: true, force: true });
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
  if (found.includes(basename(restoringIn(folder)))) {
    throw new Error(`${folder}: A restore was cut short here, and nothing is there: give it again`);
  }
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
  try {
    await promisify(execFile)(process.execPath, [script, draft]);
  } catch (error) {
    const isFull = lacksRoom(folder);
    rmSync(draft, { recursive: true, force: true });
    throw isFull ? noRoom(folder, error) : error;
  }
  closeFiles(draft, undefined);
  renameSync(draft, filesOf(folder));
}
