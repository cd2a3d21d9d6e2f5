// A time zone is named as in the list of names, or by IANA. What is kept is the name; what a clock
// there shows is asked of the IANA zone, since offsets change.
import { noZone, unfit } from "./refusals.ts";
import { momentOf } from "./times.ts";
import { formerNames, namedZones } from "./zones-table.ts";

/** The version of the world's rules for zones that this process has, such as `2025c`; they sort. */
export const zoneRules: string = process.versions.tz ?? "";

const ianaOfName = new Map(namedZones);

/** What a zone is called, and the IANA zone that it is. */
export interface Zone {
  name: string;
  iana: string;
}

/** The zone of a name of the list, in this or a former spelling, or of IANA in any case. */
export function findZone(text: string): Zone | undefined {
  const name = formerNames.get(text) ?? text;
  const iana = ianaOfName.get(name);
  if (iana !== undefined) return { name, iana };
  // Offsets and whole dates would be taken for zones as well.
  if (!/^[a-z][a-z0-9_+/-]{0,63}$/i.test(name)) return undefined;
  try {
    const known = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId;
    return { name: known, iana: known };
  } catch {
    return undefined;
  }
}

/** The zone of a name; 422 for its field when there is none. */
export function readZone(text: string, field = "timezone"): Zone {
  const zone = findZone(text);
  if (zone === undefined) throw unfit(noZone(field));
  return zone;
}

/** The IANA zone of a zone's name; 422 when there is none. */
export function zoneOf(name: string): string {
  return readZone(name).iana;
}

/** Whether two names are of one zone; places may have several names by IANA. */
export function isSameZone(one: string, other: string): boolean {
  const zones = [findZone(one), findZone(other)];
  const start = Temporal.Instant.fromEpochMilliseconds(0);
  const [first, second] = zones.map((zone) => zone && start.toZonedDateTimeISO(zone.iana));
  return first !== undefined && second !== undefined && first.equals(second);
}

/** Minutes from UTC that the clocks of a zone show at a moment; positive in the east. */
export function currentOffsetMinutes(name: string, now: Date): number {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  return Math.round(instant.toZonedDateTimeISO(zoneOf(name)).offsetNanoseconds / 60e9);
}

/** When something is, by the clock of a zone. */
export interface WallRange {
  date: string;
  start_time: number;
  /** 1440 at midnight, and beyond it where it ends on a later day. */
  end_time: number;
}

/** The date and minutes that the clocks of a zone show from one moment to another. */
export function wallRangeOf(name: string, from: Date, to: Date): WallRange {
  const zone = zoneOf(name);
  const [start, end] = [from, to].map((at) =>
    Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone),
  );
  const day = start!.toPlainDate();
  const later = day.until(end!.toPlainDate(), { largestUnit: "days" }).days;
  return {
    date: day.toString(),
    start_time: start!.hour * 60 + start!.minute,
    end_time: later * 1440 + end!.hour * 60 + end!.minute,
  };
}

/** What a zone's clocks are from UTC at a moment: `+09:00`. */
export const offsetTextOf = (name: string, at: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zoneOf(name)).offset;

/** Minutes from UTC from a moment on. */
export interface Offset {
  at: string;
  offset: number;
}

/** The offsets of a zone on a date: that of its first moment, and those that follow on it. */
export function offsetsOn(name: string, date: string): Offset[] {
  const start = Temporal.PlainDate.from(date).toZonedDateTime(zoneOf(name));
  const end = start.add({ days: 1 });
  const offsets: Offset[] = [];
  let each: Temporal.ZonedDateTime | null = start;
  while (each !== null && Temporal.ZonedDateTime.compare(each, end) < 0) {
    const offset = Math.round(each.offsetNanoseconds / 60e9);
    offsets.push({ at: momentOf(new Date(each.epochMilliseconds)), offset });
    each = each.getTimeZoneTransition("next");
  }
  return offsets;
}

const standardOffsets = new Map<string, number>();
const mostOffsets = 2_000;

/**
 * Minutes from UTC of a zone without daylight saving time: the least that its clocks show for
 * three months or more of the coming year. A zone that changed for good this year has its new time
 * so, and an offset of some weeks, as Morocco had, counts for nothing.
 */
export function standardOffsetMinutes(name: string, now: Date): number {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const key = `${year} ${month} ${name}`;
  const known = standardOffsets.get(key);
  if (known !== undefined) return known;
  const months = Array.from({ length: 12 }, (_, ahead) => {
    const at = ahead === 0 ? now : new Date(Date.UTC(year, month + ahead, 15));
    return currentOffsetMinutes(name, at);
  });
  const lasting = months.filter((one) => months.filter((other) => other === one).length >= 3);
  const standard = Math.min(...(lasting.length > 0 ? lasting : months));
  if (standardOffsets.size >= mostOffsets) standardOffsets.clear();
  standardOffsets.set(key, standard);
  return standard;
}
