/*
 * The clock of the place that is shown. The server tells its time and the offsets of its zone: a
 * browser may be elsewhere, be set wrong, or have other data of zones.
 */
import type { Static } from "typebox";
import type { PlaceZone } from "../../src/places/schema.ts";

type Zone = Static<typeof PlaceZone>;

/** Minutes from UTC from moments on, oldest first, as the server tells them. */
export type Offsets = readonly { at: string; offset: number }[];

let zone: Zone | undefined;
let aheadMs = 0;

/** Has the clock be that of a place; the browser's own where there is none. */
export function keepZone(next: Zone | undefined): void {
  zone = next;
}

/** Sets the clock by the server's. */
export function hearTime(now: string): void {
  aheadMs = Date.parse(now) - Date.now();
}

export const timeNow = (): Date => new Date(Date.now() + aheadMs);

/** The IANA name of the zone of the place. */
export const zoneHere = (): string | undefined => zone?.iana;

/** Minutes from UTC at a moment, in the place or by given offsets; undefined without any. */
export function offsetAt(moment: Date, offsets: Offsets = zone?.transitions ?? []) {
  const at = moment.getTime();
  return (offsets.findLast((each) => Date.parse(each.at) <= at) ?? offsets[0])?.offset;
}
