// Dates as callers send them: YYYY-MM-DD, or a date-time of which only the date counts.
import type { Problem } from "@frontdesk/server/refusal";
import { Type } from "typebox";
import { disordered, noDate, unprocessable } from "./refusals.ts";

/** A date in a request; it is read by `readDate`. */
export const DateText = Type.String({
  description: "YYYY-MM-DD; of a date-time only the date counts",
  examples: ["2026-11-23"],
});

/** A date in an answer. */
export const DateOnly = Type.String({ format: "date" });

const written =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+ -]\d{2}:?\d{2})?)?$/;

/** The date a text says; undefined when it is none, or not of the years 1900 to 2999. */
export function readDate(text: string): string | undefined {
  const date = written.exec(text)?.[1];
  if (date === undefined || date < "1900" || date >= "3000") return undefined;
  try {
    return Temporal.PlainDate.from(date).toString();
  } catch {
    return undefined;
  }
}

/** Reads dates by the names of their fields, and adds what is wrong with them to `problems`. */
export function readDates<Name extends string>(
  given: Readonly<Partial<Record<Name, string | null | undefined>>>,
  names: readonly Name[],
  problems: Problem[],
): Partial<Record<Name, string>> {
  const dates: Partial<Record<Name, string>> = {};
  for (const field of names) {
    const text = given[field];
    if (text === undefined || text === null) continue;
    const date = readDate(text);
    if (date === undefined) problems.push(noDate(field));
    else dates[field] = date;
  }
  return dates;
}

/** The dates of a query; 422 when one is none, or the first is after the last. */
export function datesOf<Name extends string>(
  given: Readonly<Partial<Record<Name, string | null | undefined>>>,
  [first, last]: readonly [Name, Name],
): Partial<Record<Name, string>> {
  const problems: Problem[] = [];
  const dates = readDates(given, [first, last], problems);
  const [from, to] = [dates[first], dates[last]];
  if (from !== undefined && to !== undefined && from > to) {
    problems.push(disordered(last, first));
  }
  if (problems.length > 0) throw unprocessable(problems);
  return dates;
}
