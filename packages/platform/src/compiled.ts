/*
 * What Node makes of the sources, kept for the next start: to strip their types and to compile
 * them is a third of one. Whoever writes there has this process do anything, so it is in the data
 * folder, and its owner's only.
 */
import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { enableCompileCache, getCompileCacheDir } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { hasDatabase } from "@frontdesk/database/embedded-folder";
import type { OwnSettings } from "./settings.ts";

type Where = Pick<OwnSettings, "databaseUrl" | "dataFolder">;

/**
 * Keeps what is loaded from now on, and loads what was kept, beside an embedded database that is
 * there. Where that cannot be, a start takes longer, and that is all.
 */
export function keepCompiled({ databaseUrl, dataFolder }: Where): void {
  if (databaseUrl !== undefined || !hasDatabase(dataFolder)) return;
  const folder = resolve(dataFolder, "compiled");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!isOurs(folder)) return;
    enableCompileCache({ directory: folder });
    // One of this version of Node. Whoever runs it may have named another place.
    const own = getCompileCacheDir();
    if (own === undefined || dirname(own) !== folder) return;
    chmodSync(own, 0o700);
    removeOthers(folder, basename(own));
  } catch {
    // A disk that is full or only read: what it stands on says so, or lives without.
  }
}

function isOurs(folder: string): boolean {
  const { uid, mode } = lstatSync(folder);
  return uid === process.getuid?.() && (mode & 0o077) === 0;
}

/** Removes what other versions of Node left. */
function removeOthers(folder: string, own: string): void {
  for (const name of readdirSync(folder)) {
    if (name !== own) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
