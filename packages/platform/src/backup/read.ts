import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract as extractTar } from "tar-stream";
import { type About, aboutName, BackupError, filesName, readAbout, sumsName } from "./about.ts";
import { hashing } from "./archive.ts";

type Sums = Record<string, string>;

/** Must read all contents. */
export type Take = (path: string, contents?: AsyncIterable<Uint8Array>) => Promise<void>;

export async function readBackup(file: string, take: Take): Promise<About> {
  const entries = extractTar();
  const reading = pipeline(createReadStream(file), createGunzip(), entries);
  reading.catch(() => {});
  let about: About | undefined;
  let notice: Sums | undefined;
  const sums: Sums = {};
  const readFile = async (name: string, entry: AsyncIterable<Uint8Array>): Promise<void> => {
    const hash = createHash("sha256");
    const contents = hashing(entry, hash);
    if (name === aboutName) about = readAbout(await text(contents), file);
    else await take(name, contents);
    sums[name] = hash.digest("hex");
  };
  try {
    for await (const entry of entries) {
      const name = entry.header.name.replace(/\/$/, "");
      if (about === undefined && name !== aboutName) throw foreign(file);
      if (notice !== undefined || !isOurs(name)) throw damaged(file, name);
      if (entry.header.type === "directory") {
        entry.resume();
        await take(name);
      } else if (name === sumsName) notice = JSON.parse(await text(entry)) as Sums;
      else await readFile(name, entry as AsyncIterable<Uint8Array>);
    }
    await reading;
  } catch (error) {
    throw worded(error, { file, isBegun: about !== undefined });
  }
  if (about === undefined) throw foreign(file);
  compare(sums, { storedSums: notice, file });
  return about;
}

const isOurs = (name: string) =>
  [aboutName, sumsName, filesName].includes(name) ||
  /^[a-z]+\.key$/.test(name) ||
  (name.startsWith(`${filesName}/`) && !name.split("/").includes(".."));

function compare(
  sums: Sums,
  { storedSums, file }: { storedSums: Sums | undefined; file: string },
): void {
  if (storedSums === undefined) throw cutShort(file);
  for (const name of new Set([...Object.keys(storedSums), ...Object.keys(sums)])) {
    if (storedSums[name] !== sums[name]) throw damaged(file, name);
  }
}

const foreign = (file: string) => new BackupError(`${file} is not a backup of Frontdesk`);
const cutShort = (file: string) =>
  new BackupError(`${file} is incomplete: its end is missing. Nothing was restored`);
const damaged = (file: string, where: string) =>
  new BackupError(`${file} is damaged (${where}). Nothing was restored`);

function worded(error: unknown, { file, isBegun }: { file: string; isBegun: boolean }): unknown {
  if (error instanceof BackupError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return new BackupError(`${file} does not exist`);
  if (/^E[A-Z]+$/.test(code ?? "")) return error;
  if (!isBegun) return foreign(file);
  if (code === "Z_BUF_ERROR" || message === "Unexpected end of data") return cutShort(file);
  return damaged(file, message);
}
