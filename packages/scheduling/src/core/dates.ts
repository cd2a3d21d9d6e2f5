/* YYYY-MM-DD, or the date part of a date-time. An offset must give the same day in the zone of the
   date. */
import type { Problem } from "@frontdesk/server/refusal";
import { Type } from "typebox";
import { disordered, invalid, noDate, noZone, otherDay, unprocessable } from "./refusals.ts";
import { formerNames, namedZones } from "./zones-table.ts";

/** ISO 8601 in UTC: `2026-11-21T08:00:00.000Z`. */
export function momentOf(date: Date): string;
export function momentOf(date: Date | null): string | null;
export function momentOf(date: Date | null): string | null {
  return date === null ? null : date.toISOString();
}

/** Version of this process, such as `2025c`; sortable. */
export const zoneRules: string = process.versions.tz ?? "";

// Names are Rails or IANA. Offsets come from the IANA zone, because they change.
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

export function offsetsOn(name: string, date: string, lastDate = date): Offset[] {
  const zone = zoneOf(name);
  const start = Temporal.PlainDate.from(date).toZonedDateTime(zone);
  const end = Temporal.PlainDate.from(lastDate).add({ days: 1 }).toZonedDateTime(zone);
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

export const DateText = Type.String({
  description:
    "YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone",
  examples: ["2026-11-23"],
});

export const DateOnly = Type.String({ format: "date" });

const written =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+ -]\d{2}:?\d{2})?)?$/;

interface WrittenDate {
  date: string;
  at?: Temporal.Instant;
}

function read(text: string): WrittenDate | undefined {
  const [, date = "", time, offset] = written.exec(text) ?? [];
  if (date < "1900" || date >= "3000") return undefined;
  try {
    Temporal.PlainDate.from(date);
    if (time === undefined || offset === undefined) return { date };
    // Offsets are whole minutes, so seconds change no day. A plus sign may arrive as a space.
    return { date, at: Temporal.Instant.from(`${date}T${time}${offset.replace(" ", "+")}`) };
  } catch {
    return undefined;
  }
}

/** Undefined if invalid or outside 1900 to 2999. */
export function readDate(text: string): string | undefined {
  return read(text)?.date;
}

type OptionalTexts<Name extends string> = Readonly<
  Partial<Record<Name, string | null | undefined>>
>;

export interface WrittenMoment {
  field: string;
  date: string;
  at: Temporal.Instant;
}

export function momentsIn<Name extends string>(
  input: OptionalTexts<Name>,
  names: readonly Name[],
): WrittenMoment[] {
  return names.flatMap((field) => {
    const { date, at } = read(input[field] ?? "") ?? {};
    return date === undefined || at === undefined ? [] : [{ field, date, at }];
  });
}

export function otherDays(
  moments: readonly WrittenMoment[],
  zoneOn: (date: string) => string,
): Problem[] {
  return moments.flatMap(({ field, date, at }) => {
    const zone = zoneOn(date);
    const day = at.toZonedDateTimeISO(zoneOf(zone)).toPlainDate().toString();
    return day === date ? [] : [otherDay(field, day, zone)];
  });
}

export function checkDays(
  moments: readonly WrittenMoment[],
  zoneOn: (date: string) => string,
): void {
  const problems = otherDays(moments, zoneOn);
  if (problems.length > 0) throw unprocessable(problems);
}

export function readDates<Name extends string>(
  input: OptionalTexts<Name>,
  names: readonly Name[],
  problems: Problem[],
): Partial<Record<Name, string>> {
  const dates: Partial<Record<Name, string>> = {};
  for (const field of names) {
    const text = input[field];
    if (text === undefined || text === null) continue;
    const date = readDate(text);
    if (date === undefined) problems.push(noDate(field));
    else dates[field] = date;
  }
  return dates;
}

export function datesOf<Name extends string>(
  input: OptionalTexts<Name>,
  [first, last]: readonly [Name, Name],
  timezone: string,
): Partial<Record<Name, string>> {
  const problems: Problem[] = [];
  const dates = readDates(input, [first, last], problems);
  problems.push(...otherDays(momentsIn(input, [first, last]), () => timezone));
  const [from, to] = [dates[first], dates[last]];
  if (from !== undefined && to !== undefined && from > to) {
    problems.push(disordered(last, first));
  }
  if (problems.length > 0) throw unprocessable(problems);
  return dates;
}
