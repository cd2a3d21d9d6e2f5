/* A tar file: manifest, generated keys, database files, then the checksums of all. A truncated
   backup lacks the checksums. */
import { createHash } from "node:crypto";
import { PassThrough, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Database, OpenDatabase } from "@frontdesk/database/database";
import type { CopiedFile } from "@frontdesk/database/embedded-copy";
import { newestApplied } from "@frontdesk/database/migrate";
import { type Pack, pack as packTar } from "tar-stream";
import { findSecret, masterKeyFile, operatorKeyFile } from "../secrets.ts";
import { type About, aboutName, filesName, sumsName, version, what } from "./about.ts";

// An error ends every stream of a backup, and the reader gets it.
const unheard = () => {};

interface Origin {
  db: Database;
  copy: NonNullable<OpenDatabase["copy"]>;
  folder: string;
  now: () => Date;
}

/** Throws during another copy. The copy ends when its reader stops. */
export async function archiveOf({ db, copy, folder, now }: Origin): Promise<Readable> {
  const keys = keysIn(folder);
  const about: About = {
    what,
    version,
    madeAt: now().toISOString(),
    migrations: await newestApplied(db),
    keys: [...keys.keys()],
  };
  const copied = copy();
  const first = await copied.next();
  const pack = packTar();
  const archive = new PassThrough();
  pack.on("error", unheard);
  archive.on("error", unheard);
  pipeline(pack, archive).catch(unheard);
  const texts = new Map([[aboutName, `${JSON.stringify(about)}\n`], ...keys]);
  fill(pack, texts, { first, copied }).catch((error: Error) => archive.destroy(error));
  return archive;
}

function keysIn(folder: string): Map<string, string> {
  const names = [masterKeyFile, operatorKeyFile];
  const matches = names.map((name) => [name, findSecret(undefined, folder, name)] as const);
  return new Map(matches.flatMap(([name, key]) => (key === undefined ? [] : [[name, `${key}\n`]])));
}

async function fill(
  pack: Pack,
  texts: ReadonlyMap<string, string>,
  { first, copied }: { first: IteratorResult<CopiedFile>; copied: AsyncGenerator<CopiedFile> },
): Promise<void> {
  const sums: Record<string, string> = {};
  const add = async (name: string, { size, contents }: Omit<CopiedFile, "path">) => {
    if (contents === undefined) {
      pack.entry({ name, type: "directory", mode: 0o700 }).on("error", unheard);
      return;
    }
    const hash = createHash("sha256");
    if (Buffer.isBuffer(contents)) {
      hash.update(contents);
      await addWhole(pack, name, contents);
    } else {
      const entry = pack.entry({ name, size, mode: 0o600 }).on("error", unheard);
      await pipeline(contents, (parts) => hashing(parts, hash), entry);
    }
    sums[name] = hash.digest("hex");
  };
  const addText = async (name: string, text: string) => {
    const contents = Buffer.from(text);
    await add(name, { size: contents.length, contents });
  };
  try {
    for (const [name, text] of texts) await addText(name, text);
    await add(filesName, { size: 0, contents: undefined });
    for (let next = first; next.done !== true; next = await copied.next()) {
      await add(`${filesName}/${next.value.path}`, next.value);
    }
    await addText(sumsName, `${JSON.stringify(sums)}\n`);
    pack.finalize();
  } finally {
    await copied.return(undefined);
  }
}

async function addWhole(pack: Pack, name: string, contents: Buffer): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const done = (error?: Error | null) => (error == null ? resolve() : reject(error));
  pack.entry({ name, mode: 0o600 }, contents, done).on("error", unheard);
  await promise;
}

export async function* hashing(
  parts: AsyncIterable<Uint8Array>,
  hash: { update(part: Uint8Array): unknown },
): AsyncGenerator<Uint8Array> {
  for await (const part of parts) {
    hash.update(part);
    yield part;
  }
}
