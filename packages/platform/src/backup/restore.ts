/* All or nothing: it reads the whole file first and unpacks it into a draft folder. The draft
   opens as a database before it moves into place. */
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { openDatabase } from "@frontdesk/database/database";
import { restoringIn, takeEmptyFolder } from "@frontdesk/database/embedded-folder";
import { type MigrationSet, newestApplied } from "@frontdesk/database/migrate";
import { type About, filesName, refuseNewer } from "./about.ts";
import { readBackup } from "./read.ts";
import { settle } from "./write.ts";

export interface Restoring {
  file: string;
  folder: string;
  sets: readonly MigrationSet[];
}

export async function restoreBackup({ file, folder, sets }: Restoring): Promise<About> {
  const about = await readBackup(file, async (_path, contents) => {
    if (contents !== undefined) for await (const _part of contents);
  });
  await refuseNewer(about, { file, sets });
  const release = takeEmptyFolder(folder, about.keys);
  const draft = restoringIn(folder);
  try {
    await rm(draft, { recursive: true, force: true });
    await unpack(file, draft);
    await tryOut(draft);
    await settleAll(draft);
    for (const key of about.keys) await rename(join(draft, key), join(folder, key));
    await rename(join(draft, filesName), join(folder, filesName));
    await settle(folder);
    return about;
  } finally {
    await rm(draft, { recursive: true, force: true });
    release();
  }
}

async function unpack(file: string, draft: string): Promise<void> {
  await mkdir(draft, { mode: 0o700 });
  await readBackup(file, async (path, contents) => {
    const at = join(draft, path);
    if (contents === undefined) await mkdir(at, { mode: 0o700 });
    else await pipeline(contents, createWriteStream(at, { flags: "wx", mode: 0o600 }));
  });
}

async function tryOut(draft: string): Promise<void> {
  const { db, close } = await openDatabase({ folder: draft });
  try {
    await newestApplied(db);
  } finally {
    await close();
  }
}

async function settleAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await settle(join(entry.parentPath, entry.name));
  }
  await settle(folder);
}
