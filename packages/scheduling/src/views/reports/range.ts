import type { Problem } from "@frontdesk/server/refusal";
import { readDates } from "../../ground/dates.ts";
import { unprocessable } from "../../ground/errors.ts";

const mostYears = 5;

/** The days that are reported; 422 unless they are dates in order, at most five years apart. */
export function rangeOf(query: { start_date: string; end_date: string }): {
  firstDay: string;
  lastDay: string;
} {
  const problems: Problem[] = [];
  const { start_date: first, end_date: last } = readDates(
    query,
    ["start_date", "end_date"],
    problems,
  );
  if (first !== undefined && last !== undefined) {
    if (last < first)
      problems.push({ field: "end_date", message: "must not be before start_date" });
    const end = Temporal.PlainDate.from(first).add({ years: mostYears }).toString();
    const message = `must be less than ${mostYears} years after start_date`;
    if (last >= end) problems.push({ field: "end_date", message });
  }
  if (problems.length > 0) throw unprocessable(problems);
  return { firstDay: first!, lastDay: last! };
}
