/* A filter without an index reads a limited number of ids. A short page would hide rows. */

import { invalid } from "@frontdesk/server/refusal";
import { listRefusals, mostLooked } from "../refusals.ts";

export function isCut(rows: readonly { place: number | null }[]): boolean {
  return (rows.at(-1)?.place ?? 0) > mostLooked;
}

export function wholePage<Row extends { place: number | null }>(rows: Row[]): Row[] {
  if (isCut(rows)) throw tooFar();
  return rows;
}

export function tooFar() {
  return invalid([listRefusals.after(), listRefusals.before()]);
}
