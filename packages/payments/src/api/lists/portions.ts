// Reads a page of possibly large rows: first ids and sizes, then some rows at a time.
import type { Id } from "../../core/ids.ts";

/** Few enough rows of any size for one statement. */
export const fewRows = 8;

/** Text per read: below the size that V8 keeps outside its young generation. */
export const portionBytes = 96 * 1024;

export interface Sized {
  id: Id;
  /** Approximate size as text. */
  bytes: number;
}

/** A larger row is a separate portion. */
export function portionsOf(rows: readonly Sized[]): Id[][] {
  const portions: Id[][] = [];
  let left = 0;
  for (const { id, bytes } of rows) {
    if (bytes > left || portions.length === 0) {
      portions.push([]);
      left = portionBytes;
    }
    portions.at(-1)!.push(id);
    left -= bytes;
  }
  return portions;
}
