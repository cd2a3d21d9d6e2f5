/*
 * The clock of the place that is shown. The server tells its time and the offsets of its zone: a
 * browser may be elsewhere, be set wrong, or have other data of zones.
 */
import type { Static } from "typebox";
import type { PlaceZone } from "../../src/places/schema.ts";

type Zone = Static<typeof PlaceZone>;

let zone: Zone | undefined;
let offsets: readonly { from: number; minutes: number }[] = [];
let aheadMs = 0;

/** Has the clock be that of a place; the browser's own where there is none. */
export function keepZone(next: Zone | undefined): void {
  if (next === zone) return;
  zone = next;
  offsets = (next?.transitions ?? []).map(({ at, offset }) => {
    return { from: Date.parse(at), minutes: offset };
  });
}

/** Sets the clock by the server's. */
export function hearTime(now: string): void {
  aheadMs = Date.parse(now) - Date.now();
}

export const timeNow = (): Date => new Date(Date.now() + aheadMs);

/** The IANA name of the zone of the place. */
export const zoneHere = (): string | undefined => zone?.iana;

/** Minutes from UTC in the place at a moment; undefined where no place is shown. */
export function offsetAt(moment: Date): number | undefined {
  const at = moment.getTime();
  return (offsets.findLast(({ from }) => from <= at) ?? offsets[0])?.minutes;
}
