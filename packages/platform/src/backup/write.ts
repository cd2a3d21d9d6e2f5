import { accessSync, constants, createWriteStream, existsSync, statSync } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { About } from "./about.ts";
import { readBackup } from "./read.ts";

/** A backup replaces no file. */
export function refuseTarget(file: string): void {
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) throw new Error(`${folder} does not exist: create the folder first`);
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is not a folder`);
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Error(`the user of this command cannot write to ${folder}`);
  }
  refuseExisting(file);
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new Error(`${file} already exists: choose another name`);
}

export interface BackupResult {
  about: About;
  bytes: number;
}

/** For its owner only. The file gets its name after a complete read-back and an fsync. */
export async function writeBackup(archive: Readable, file: string): Promise<BackupResult> {
  const draft = `${file}.part`;
  try {
    await rm(draft, { force: true });
    const out = createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(archive, createGzip(), out);
    const about = await readBackup(draft, async (_path, contents) => {
      if (contents !== undefined) for await (const _part of contents);
    });
    const { size } = await stat(draft);
    refuseExisting(file);
    await rename(draft, file);
    await settle(dirname(file));
    return { about, bytes: size };
  } catch (error) {
    archive.destroy();
    await rm(draft, { force: true });
    throw error;
  }
}

export async function settle(path: string): Promise<void> {
  const opened = await open(path);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
