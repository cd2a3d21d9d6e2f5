// Names are Rails or IANA. Offsets come from the IANA zone, because they change.
import { invalid, noZone } from "./refusals.ts";
import { momentOf } from "./times.ts";
import { formerNames, namedZones } from "./zones-table.ts";

/** Version of this process, such as `2025c`; sortable. */
export const zoneRules: string = process.versions.tz ?? "";

const ianaOfName = new Map(namedZones);

export interface Zone {
  name: string;
  iana: string;
}

export function findZone(text: string): Zone | undefined {
  const name = formerNames.get(text) ?? text;
  const iana = ianaOfName.get(name);
  if (iana !== undefined) return { name, iana };
  // Temporal also accepts offsets and dates as zones.
  if (!/^[a-z][a-z0-9_+/-]{0,63}$/i.test(name)) return undefined;
  try {
    const existing = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId;
    return { name: existing, iana: existing };
  } catch {
    return undefined;
  }
}

export function readZone(text: string, field = "timezone"): Zone {
  const zone = findZone(text);
  if (zone === undefined) throw invalid(noZone(field));
  return zone;
}

/** IANA. */
export function zoneOf(name: string): string {
  return readZone(name).iana;
}

/** Several IANA names may mean one zone. */
export function isSameZone(one: string, other: string): boolean {
  const zones = [findZone(one), findZone(other)];
  const start = Temporal.Instant.fromEpochMilliseconds(0);
  const [first, second] = zones.map((zone) => zone && start.toZonedDateTimeISO(zone.iana));
  return first !== undefined && second !== undefined && first.equals(second);
}

export function currentOffsetMinutes(name: string, now: Date): number {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  return Math.round(instant.toZonedDateTimeISO(zoneOf(name)).offsetNanoseconds / 60e9);
}

export interface WallRange {
  date: string;
  start_time: number;
  /** 1440 at midnight; more on a later day. */
  end_time: number;
}

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

/** `+09:00` */
export const offsetTextOf = (name: string, at: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zoneOf(name)).offset;

/** Minutes east of UTC from a moment on. */
export interface Offset {
  at: string;
  offset: number;
}

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
 * Standard offset in minutes: the smallest one that lasts three months or more of the next year.
 * Follows a permanent change, and ignores an offset of a few weeks (Morocco).
 */
export function standardOffsetMinutes(name: string, now: Date): number {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const key = `${year} ${month} ${name}`;
  const existing = standardOffsets.get(key);
  if (existing !== undefined) return existing;
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
