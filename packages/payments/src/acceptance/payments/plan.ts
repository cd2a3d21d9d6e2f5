// A date covers the whole day in every time zone; intervals follow the UTC calendar.

import type { Problem } from "@frontdesk/server/refusal";
import type { Agreement } from "../../card-payments/transactions/agreement.schema.ts";
import { planRefusals } from "./refusals.ts";

type Part = NonNullable<Agreement["plan"]>[number];
type Repeat = NonNullable<Part["repeat"]>;

const dayMs = 86_400_000;
/** It may still be yesterday elsewhere. */
const graceMs = dayMs;
const furthestMs = 100 * 366 * dayMs;
const longestMs = { day: dayMs, week: 7 * dayMs, month: 31 * dayMs, year: 366 * dayMs } as const;

/** First and last payment due, milliseconds since 1970. */
interface Span {
  from: number;
  /** Endless: the first payment. */
  until: number;
}

export function problemsOfDates(plan: readonly Part[], now: Date): Problem[] {
  const problems: Problem[] = [];
  let last = now.getTime();
  for (const [index, part] of plan.entries()) {
    const span = spanOf(part, last);
    const problem = span === undefined ? problemOfShape(part) : problemOfSpan(span, { part, now });
    const isEarly = index > 0 && span !== undefined && latestOf(part, span.from) < last;
    const own = problem ?? (isEarly ? planRefusals.overlapping() : undefined);
    if (own !== undefined) problems.push({ ...own, field: `plan.${index}` });
    if (isEndless(part) && index < plan.length - 1) {
      problems.push({ ...planRefusals.endless(), field: `plan.${index}.repeat.count` });
    }
    last = span?.until ?? last;
  }
  return problems;
}

function problemOfShape({ scheduled, repeat }: Part): Problem {
  const isOne = (scheduled === undefined) !== (repeat === undefined);
  return isOne ? planRefusals.tooFar() : planRefusals.unfitShape();
}

function problemOfSpan(
  { from, until }: Span,
  { part, now }: { part: Part; now: Date },
): Problem | undefined {
  if (latestOf(part, from) < now.getTime() - graceMs) return planRefusals.past();
  return until > now.getTime() + furthestMs ? planRefusals.tooFar() : undefined;
}

function isEndless({ repeat }: Part): boolean {
  return repeat !== undefined && repeat.count === undefined;
}

function latestOf({ scheduled, repeat }: Part, from: number): number {
  return isDay(scheduled ?? repeat?.first) ? from + dayMs - 1 : from;
}

function spanOf({ scheduled, repeat }: Part, after: number): Span | undefined {
  if ((scheduled === undefined) === (repeat === undefined)) return undefined;
  if (repeat === undefined) return { from: timeOf(scheduled!), until: timeOf(scheduled!) };
  const from = repeat.first === undefined ? later(after, repeat, 1) : timeOf(repeat.first);
  const until = from && later(from, repeat, (repeat.count ?? 1) - 1);
  return from === undefined || until === undefined ? undefined : { from, until };
}

function later(moment: number, { interval }: Repeat, times: number): number | undefined {
  const count = times * (interval.value ?? 1);
  if (count * longestMs[interval.unit] > 2 * furthestMs) return undefined;
  const start = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO("UTC");
  return start.add({ [`${interval.unit}s`]: count }).epochMilliseconds;
}

function timeOf(date: string): number {
  return Temporal.Instant.from(isDay(date) ? `${date}T00:00Z` : date).epochMilliseconds;
}

function isDay(date: string | undefined): boolean {
  return date?.length === 10;
}
