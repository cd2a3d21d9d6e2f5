/* From the server: a browser may be elsewhere, or have a wrong clock or zone database. */
import type { Static } from "typebox";
import type { WorkspaceZone } from "../../src/workspaces/schema.ts";

type Zone = Static<typeof WorkspaceZone>;

/** Minutes from UTC, oldest first. */
export type Offsets = readonly { at: string; offset: number }[];

let zone: Zone | undefined;
let aheadMs = 0;

/** Undefined: the browser's zone. */
export function keepZone(next: Zone | undefined): void {
  zone = next;
}

export function hearTime(now: string): void {
  aheadMs = Date.parse(now) - Date.now();
}

export const timeNow = (): Date => new Date(Date.now() + aheadMs);

export const zoneHere = (): string | undefined => zone?.iana;

/** Minutes from UTC; undefined without offsets. */
export function offsetAt(moment: Date, offsets: Offsets = zone?.transitions ?? []) {
  const at = moment.getTime();
  return (offsets.findLast((each) => Date.parse(each.at) <= at) ?? offsets[0])?.offset;
}
