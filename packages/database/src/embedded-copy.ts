/*
 * A copy of an embedded database's files while it is written to, made as PostgreSQL's own base
 * backups are: files are read as they happen to be, and the log of what was written from the
 * beginning to the end is added, from which a start on the copy makes them agree. Statements wait
 * for nothing but the checkpoint at the beginning.
 */
import { readFileSync, statSync } from "node:fs";
import { type FileHandle, open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { CompiledQuery } from "kysely";
import type { Database } from "./handle.ts";

/** A file of the database, or a folder, which has no contents; a large file is read in parts. */
export interface Copied {
  /** Below the folder of the database, with slashes. */
  path: string;
  size: number;
  contents: Buffer | AsyncIterable<Uint8Array> | undefined;
}

export type Copy = () => AsyncGenerator<Copied>;

export interface Copying {
  copy: Copy;
  /** Whether one is under way, which wants all of the log since it began. */
  isUnderway: () => boolean;
}

/** There is a copy under way, and a second one would be of the same. */
export class CopyUnderway extends Error {}

/** Makes copies of the database in a folder of files, one at a time. */
export function copyingOf(db: Database, files: string): Copying {
  let isUnderway = false;
  async function* copy() {
    if (isUnderway) throw new CopyUnderway("a copy is under way");
    isUnderway = true;
    try {
      yield* copied(db, files);
    } finally {
      isUnderway = false;
    }
  }
  return { copy, isUnderway: () => isUnderway };
}

const control = "global/pg_control";
const log = "pg_wal";
// What PostgreSQL makes anew, and what is about the process that it runs in.
const emptied = new RegExp(
  `^(?:${log}(?:/archive_status|/summaries)?|` +
    "pg_(?:dynshmem|notify|serial|snapshots|stat_tmp|subtrans))/[^/]+$",
);
const left =
  /(?:^|\/)(?:postmaster\.(?:pid|opts)|backup_label(?:\.old)?|pg_internal\.init.*|pgsql_tmp.*)$/;

async function* copied(db: Database, files: string): AsyncGenerator<Copied> {
  const first = await begin(db);
  let end: End | undefined;
  try {
    const listed = await readdir(files, { recursive: true, withFileTypes: true });
    const paths = listed.map((entry) => ({
      path: join(entry.parentPath, entry.name).slice(files.length + 1),
      isFolder: entry.isDirectory(),
    }));
    let bytes = 0;
    for (const { path, isFolder } of paths.sort((a, b) => (a.path < b.path ? -1 : 1))) {
      if (left.test(path) || path === control) continue;
      if (isFolder) yield { path, size: 0, contents: undefined };
      if (isFolder || emptied.test(path)) continue;
      for await (const copied of contentsAt(files, path)) {
        bytes += copied.size;
        yield copied;
      }
      if (bytes < partBytes) continue;
      // Others have their turn.
      await setImmediate();
      bytes = 0;
    }
    yield* contentsAt(files, control);
    end = await finish(db);
  } finally {
    // Whoever read stopped, or something failed, which is what is told.
    if (end === undefined) await finish(db).catch(() => {});
  }
  yield of("backup_label", Buffer.from(end.label));
  for (const segment of await segmentsOf(files, first, end.last)) {
    yield* contentsAt(files, `${log}/${segment}`);
  }
}

interface End {
  label: string;
  /** The last file of the log that belongs to the copy. */
  last: string;
}

/** Begins a copy; returns the first file of the log that belongs to it. */
async function begin(db: Database): Promise<string> {
  const { rows } = await db.executeQuery<{ first: string }>(
    CompiledQuery.raw("select pg_walfile_name(pg_backup_start('frontdesk', true)) as first"),
  );
  return rows[0]!.first;
}

async function finish(db: Database): Promise<End> {
  const { rows } = await db.executeQuery<End>(
    CompiledQuery.raw(
      "select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)",
    ),
  );
  return rows[0]!;
}

async function segmentsOf(files: string, first: string, last: string): Promise<string[]> {
  const names = (await readdir(join(files, log))).filter((name) => /^[0-9A-F]{24}$/.test(name));
  const own = names.filter((name) => name >= first && name <= last).sort();
  if (own.length === numberOf(last) - numberOf(first) + 1) return own;
  throw new Error(`The log of the database has lost files between ${first} and ${last}`);
}

/** Files of the log are numbered in two parts, the second of which goes to 255. */
function numberOf(segment: string): number {
  return Number.parseInt(segment.slice(8, 16), 16) * 256 + Number.parseInt(segment.slice(16), 16);
}

const partBytes = 256 * 1024;

// Most files are small: to wait for each would take a turn of the event loop after the other.
async function* contentsAt(files: string, path: string): AsyncGenerator<Copied> {
  try {
    const { size } = statSync(join(files, path));
    if (size > partBytes) yield* inParts(files, path);
    else yield of(path, readFileSync(join(files, path)));
  } catch (error) {
    // It was there when the list was made: what became of it is in the log.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

async function* inParts(files: string, path: string): AsyncGenerator<Copied> {
  const file = await open(join(files, path));
  try {
    const { size } = await file.stat();
    yield { path, size, contents: read(file, size) };
  } finally {
    await file.close();
  }
}

/** So many bytes of a file, whatever is added to it; zeros where it has become shorter. */
async function* read(file: FileHandle, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < size; ) {
    const part = Buffer.alloc(Math.min(partBytes, size - at));
    const { bytesRead } = await file.read(part, 0, part.length, at);
    const isShorter = bytesRead === 0;
    yield isShorter ? part : part.subarray(0, bytesRead);
    at += isShorter ? part.length : bytesRead;
  }
}

const of = (path: string, contents: Buffer): Copied => {
  return { path, size: contents.length, contents };
};
