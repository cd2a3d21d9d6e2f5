/* YYYY-MM-DD, or the date part of a date-time. An offset must give the same day in the zone of the
   date. */
import type { Problem } from "@frontdesk/server/refusal";
import { Type } from "typebox";
import { disordered, noDate, otherDay, unprocessable } from "./refusals.ts";
import { zoneOf } from "./zones.ts";

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
