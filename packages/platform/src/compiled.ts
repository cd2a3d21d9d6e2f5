/* Stripping types and compiling take a third of a start. A writer of this cache controls the
   process, so it lies in the data folder, accessible to its owner only. */
import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { enableCompileCache, getCompileCacheDir } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { hasDatabase } from "@frontdesk/database/embedded-folder";
import type { OwnSettings } from "./settings.ts";

type Where = Pick<OwnSettings, "databaseUrl" | "dataFolder">;

export function keepCompiled({ databaseUrl, dataFolder }: Where): void {
  if (databaseUrl !== undefined || !hasDatabase(dataFolder)) return;
  const folder = resolve(dataFolder, "compiled");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!isOurs(folder)) return;
    enableCompileCache({ directory: folder });
    // Entries of this Node version. The environment may have set another cache.
    const own = getCompileCacheDir();
    if (own === undefined || dirname(own) !== folder) return;
    chmodSync(own, 0o700);
    removeOthers(folder, basename(own));
  } catch {
    // A full or read-only disk: the database reports it, or works without the cache.
  }
}

function isOurs(folder: string): boolean {
  const { uid, mode } = lstatSync(folder);
  return uid === process.getuid?.() && (mode & 0o077) === 0;
}

function removeOthers(folder: string, own: string): void {
  for (const name of readdirSync(folder)) {
    if (name !== own) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
