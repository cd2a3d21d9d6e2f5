/*
 * What a list is narrowed by without an index is looked for among so many ids at most, so that a
 * list costs what it answers. A page that is not full by then would hide what comes behind.
 */

import { invalid } from "@frontdesk/server/refusal";
import { listRefusals, mostLooked } from "../refusals.ts";

/** Whether rows that were looked at end before everything was. */
export function isCut(rows: readonly { place: number | null }[]): boolean {
  return (rows.at(-1)?.place ?? 0) > mostLooked;
}

/** The rows of a sifted page (store.ts); refuses where they end too early. */
export function wholePage<Row extends { place: number | null }>(rows: Row[]): Row[] {
  if (isCut(rows)) throw tooFar();
  return rows;
}

/** 400: there are more ids than are looked at. */
export function tooFar() {
  return invalid([listRefusals.after(), listRefusals.before()]);
}
