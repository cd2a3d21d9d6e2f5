// How a page whose rows may be large is read: first their ids and sizes, then some rows at a time.
import type { Id } from "../../ground/ids.ts";

/** Rows of any size that are read at once: a few, so that they are read by one statement. */
export const fewRows = 8;

/** As much as is read at once, as text: less than V8 keeps apart from its young objects. */
export const portionBytes = 96 * 1024;

export interface Sized {
  id: Id;
  /** Of its text, more or less. */
  bytes: number;
}

/** The ids of a page, in portions of so many bytes; a larger row is a portion by itself. */
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
