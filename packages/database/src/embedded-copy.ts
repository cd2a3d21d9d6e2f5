/* Copies files during writes, in any state, and adds the WAL of the copy's duration, like
   PostgreSQL's base backups. A start on the copy replays that WAL. Statements wait only for the
   first checkpoint. */
import { readFileSync, statSync } from "node:fs";
import { type FileHandle, open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { CompiledQuery } from "kysely";
import type { Database } from "./handle.ts";

export interface CopiedFile {
  /** Relative to the database folder, with slashes. */
  path: string;
  size: number;
  contents: Buffer | AsyncIterable<Uint8Array> | undefined;
}

export type Copy = () => AsyncGenerator<CopiedFile>;

export interface Copying {
  copy: Copy;
  isUnderway: () => boolean;
}

/** A second copy would hold the same data. */
export class CopyInProgressError extends Error {}

export function copyingOf(db: Database, files: string): Copying {
  let isUnderway = false;
  async function* copy() {
    if (isUnderway) throw new CopyInProgressError("a copy is already running");
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
// Files that PostgreSQL creates again, and files about the running process.
const emptied = new RegExp(
  `^(?:${log}(?:/archive_status|/summaries)?|` +
    "pg_(?:dynshmem|notify|serial|snapshots|stat_tmp|subtrans))/[^/]+$",
);
const left =
  /(?:^|\/)(?:postmaster\.(?:pid|opts)|backup_label(?:\.old)?|pg_internal\.init.*|pgsql_tmp.*)$/;

async function* copied(db: Database, files: string): AsyncGenerator<CopiedFile> {
  const first = await begin(db);
  let end: End | undefined;
  try {
    let bytes = 0;
    for (const { path, isFolder } of await entriesOf(files)) {
      if (isFolder) yield { path, size: 0, contents: undefined };
      if (isFolder || emptied.test(path)) continue;
      for await (const copied of contentsAt(files, path)) {
        bytes += copied.size;
        yield copied;
      }
      if (bytes < partBytes) continue;
      await setImmediate();
      bytes = 0;
    }
    yield* contentsAt(files, control);
    end = await finish(db);
  } finally {
    // After a failure, or if the reader stopped, the caller gets the first error and not this one.
    if (end === undefined) await finish(db).catch(() => {});
  }
  yield of("backup_label", Buffer.from(end.label));
  for (const segment of await segmentsOf(files, first, end.last)) {
    yield* contentsAt(files, `${log}/${segment}`);
  }
}

/** Sorted, without the control file, which comes last. */
async function entriesOf(files: string): Promise<{ path: string; isFolder: boolean }[]> {
  const listed = await readdir(files, { recursive: true, withFileTypes: true });
  return listed
    .map((entry) => ({
      path: join(entry.parentPath, entry.name).slice(files.length + 1),
      isFolder: entry.isDirectory(),
    }))
    .filter(({ path }) => !left.test(path) && path !== control)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

interface End {
  label: string;
  last: string;
}

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
  throw new Error(`The write-ahead log lacks files between ${first} and ${last}`);
}

/** WAL file numbers have two parts. The second goes to 255. */
function numberOf(segment: string): number {
  return Number.parseInt(segment.slice(8, 16), 16) * 256 + Number.parseInt(segment.slice(16), 16);
}

const partBytes = 256 * 1024;

// An asynchronous read of each small file would cost one event loop turn per file.
async function* contentsAt(files: string, path: string): AsyncGenerator<CopiedFile> {
  try {
    const { size } = statSync(join(files, path));
    if (size > partBytes) yield* inParts(files, path);
    else yield of(path, readFileSync(join(files, path)));
  } catch (error) {
    // The file is gone since the listing. The WAL contains its removal.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

async function* inParts(files: string, path: string): AsyncGenerator<CopiedFile> {
  const file = await open(join(files, path));
  try {
    const { size } = await file.stat();
    yield { path, size, contents: read(file, size) };
  } finally {
    await file.close();
  }
}

/** Exactly `size` bytes of a growing file. Zeros replace a removed end. */
async function* read(file: FileHandle, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < size; ) {
    const part = Buffer.alloc(Math.min(partBytes, size - at));
    const { bytesRead } = await file.read(part, 0, part.length, at);
    const isShorter = bytesRead === 0;
    yield isShorter ? part : part.subarray(0, bytesRead);
    at += isShorter ? part.length : bytesRead;
  }
}

const of = (path: string, contents: Buffer): CopiedFile => {
  return { path, size: contents.length, contents };
};
