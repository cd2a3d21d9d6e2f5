import { statfsSync } from "node:fs";

const full = new Set(["ENOSPC", "EDQUOT"]);
// Space for one new WAL file and some writes.
const leastBytes = 20 * 1024 * 1024;

export const isDiskFull = (error: unknown): boolean =>
  full.has((error as NodeJS.ErrnoException | undefined)?.code ?? "");

export function lacksDiskSpace(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < leastBytes;
}

export function diskFull(folder: string, cause: unknown): Error {
  const text = `${folder}: the disk is full, and the data is unchanged`;
  return new Error(`${text}: free space, and start again`, { cause });
}
