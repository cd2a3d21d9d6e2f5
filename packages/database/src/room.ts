// What to say of a folder whose disk is full, whatever it was that failed for want of room.
import { statfsSync } from "node:fs";

const full = new Set(["ENOSPC", "EDQUOT"]);
// A file of the log, which a start may have to make, and something to write besides.
const leastBytes = 20 * 1024 * 1024;

/** Whether an error of the system says so. */
export const isOfRoom = (error: unknown): boolean =>
  full.has((error as NodeJS.ErrnoException | undefined)?.code ?? "");

/** Whether there is too little for an embedded database to come up. */
export function lacksRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < leastBytes;
}

/** What to say of it. */
export function noRoom(folder: string, cause: unknown): Error {
  const text = `${folder}: There is no room left on its disk, and all that is there was left as it`;
  return new Error(`${text} is: make room, and start again`, { cause });
}
