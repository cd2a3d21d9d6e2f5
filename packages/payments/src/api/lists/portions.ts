// A page's ids and sizes first, then some rows at a time.
import type { Id } from "../../core/ids.ts";

/** Safe for one statement at any row size. */
export const fewRows = 8;

/** V8 keeps larger texts outside its young generation. */
export const portionBytes = 96 * 1024;

export interface SizedRow {
  id: Id;
  bytes: number;
}

export function portionsOf(rows: readonly SizedRow[]): Id[][] {
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
