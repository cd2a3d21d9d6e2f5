/* A database starts only in an empty folder, and once: a new database after a loss of files
   would hide the loss. */
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { diskFull, lacksDiskSpace } from "./disk-full.ts";
import { isLocked, lockFolder } from "./folder-lock.ts";
import type { Log } from "./log.ts";
import { closeFiles, closeFolder } from "./privacy.ts";

const mark = "database.made";
const draftOf = (folder: string) => join(folder, "database.new");
// Remains of an interrupted start, and of a fresh disk.
const leftovers = new Set(["lock", "database.new", "lost+found"]);

export const restoringIn = (folder: string): string => join(folder, "database.restoring");

export const filesOf = (folder: string): string => join(folder, "database");

export const hasDatabase = (folder: string): boolean => existsSync(filesOf(folder));

/**
 * Removes the access of other users. Throws if database files are missing or foreign files are
 * there.
 */
export function takeFolder(folder: string, log: Log | undefined): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Comes before any change, because the folder may be foreign.
  if (!hasDatabase(folder)) refuseLost(folder);
  closeFolder(folder, log);
  return lockFolder(folder);
}

export function takeEmptyFolder(folder: string, keys: readonly string[]): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = lockFolder(folder);
  try {
    const matches = readdirSync(folder);
    const wasCutShort = matches.includes(basename(restoringIn(folder)));
    const own = new Set([
      ...leftovers,
      basename(restoringIn(folder)),
      ...(wasCutShort ? keys : []),
    ]);
    const others = matches.filter((name) => !own.has(name));
    const advice = "restore a backup to an empty folder";
    if (existsSync(filesOf(folder))) throw new Error(`${folder} already has a database: ${advice}`);
    if (others.length > 0)
      throw new Error(`${folder} is not empty (${others.slice(0, 3).join(", ")}): ${advice}`);
    closeFolder(folder, undefined);
    return release;
  } catch (error) {
    release();
    throw error;
  }
}

export function isIdle(folder: string): boolean {
  return existsSync(filesOf(folder)) && !isLocked(folder);
}

export async function ensureFiles(folder: string, log: Log | undefined): Promise<void> {
  const files = filesOf(folder);
  if (existsSync(files)) {
    if (!existsSync(join(files, "PG_VERSION"))) throw new Error(damage(files, "PG_VERSION"));
    closeFiles(files, log);
    // Remains of a restore that stopped after moving its database into place.
    rmSync(restoringIn(folder), { recursive: true, force: true });
  } else {
    await makeFiles(folder);
  }
  const text = "A database was made here: without its files, restore them.\n";
  writeFileSync(join(folder, mark), text, { mode: 0o600 });
}

export function damage(files: string, what: string): string {
  const advice = "restore a backup, or start in an empty folder";
  return `The database in ${files} is damaged (${what}) and unchanged: ${advice}`;
}

function refuseLost(folder: string): void {
  const matches = readdirSync(folder).filter((name) => !leftovers.has(name));
  if (matches.length === 0) return;
  if (matches.includes(basename(restoringIn(folder)))) {
    throw new Error(`${folder}: a restore stopped here before its end; restore the backup again`);
  }
  const reason = matches.includes(mark)
    ? "the database of this folder has lost its files"
    : `the folder has other files but no database (${matches.slice(0, 3).join(", ")})`;
  const advice = "restore a backup, or choose an empty folder for a new database";
  throw new Error(`${folder}: ${reason}; ${advice}`);
}

// The files get their final name last, so that a start can repeat an interrupted creation.
async function makeFiles(folder: string): Promise<void> {
  const draft = draftOf(folder);
  rmSync(draft, { recursive: true, force: true });
  const script = fileURLToPath(new URL("create-embedded.ts", import.meta.url));
  try {
    await promisify(execFile)(process.execPath, [script, draft]);
  } catch (error) {
    const isFull = lacksDiskSpace(folder);
    rmSync(draft, { recursive: true, force: true });
    throw isFull ? diskFull(folder, error) : error;
  }
  closeFiles(draft, undefined);
  renameSync(draft, filesOf(folder));
}
