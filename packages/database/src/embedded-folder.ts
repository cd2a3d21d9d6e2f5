/* A database starts only in an empty folder, and once: a new database after a loss of files
   would hide the loss. */
import { execFile } from "node:child_process";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { diskFull, lacksDiskSpace } from "./disk-full.ts";
import type { Log } from "./log.ts";

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

/* Two writers would destroy an embedded database. */

/** Takes over the lock of a dead process. */
function lockFolder(folder: string): () => void {
  const file = join(folder, "lock");
  const mine = `${process.pid} ${startOf(process.pid)}\n`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: "wx", mode: 0o600 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const holder = readHolder(file);
    if (holder !== undefined && isRunning(holder)) {
      throw new Error(`${folder} is in use by process ${holder.pid}; stop that process first`);
    }
    rmSync(file, { force: true });
  }
  throw new Error(`cannot lock ${folder}`);
}

function isLocked(folder: string): boolean {
  const holder = readHolder(join(folder, "lock"));
  return holder !== undefined && isRunning(holder);
}

interface Holder {
  pid: number;
  start: string;
}

function readHolder(file: string): Holder | undefined {
  try {
    const [pid, start] = readFileSync(file, "utf8").trim().split(" ");
    return { pid: Number(pid), start: start ?? "" };
  } catch {
    return undefined;
  }
}

function isRunning(holder: Holder): boolean {
  if (!Number.isInteger(holder.pid) || holder.pid <= 0) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return startOf(holder.pid) === holder.start;
}

// Systems reuse process numbers, containers at once. On Linux the start time tells two processes
// apart.
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

/* Folders 0700, files 0600, old and new. */
const forOthers = 0o077;

function closeFolder(folder: string, log: Log | undefined): void {
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

function closeFiles(folder: string, log: Log | undefined): void {
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
