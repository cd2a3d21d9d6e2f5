import type { Problem } from "@frontdesk/server/refusal";
import { momentsIn, otherDays, readDates } from "../../core/dates.ts";
import { disordered, unprocessable } from "../../core/refusals.ts";
import { mostYears, reportRefusals } from "./refusals.ts";

export function reportedRange(
  query: { start_date: string; end_date: string },
  timezone: string,
): { firstDay: string; lastDay: string } {
  const problems: Problem[] = [];
  const names = ["start_date", "end_date"] as const;
  const { start_date: first, end_date: last } = readDates(query, names, problems);
  problems.push(...otherDays(momentsIn(query, names), () => timezone));
  if (first !== undefined && last !== undefined) {
    if (last < first) problems.push(disordered("end_date", "start_date"));
    const end = Temporal.PlainDate.from(first).add({ years: mostYears }).toString();
    if (last >= end) problems.push(reportRefusals.longRange());
  }
  if (problems.length > 0) throw unprocessable(problems);
  return { firstDay: first!, lastDay: last! };
}
