/* The span limits creation times, read from the id. The order stays. */
import { invalid, type Problem } from "@frontdesk/server/refusal";
import { Type } from "typebox";
import { boundFromInstant, type Id } from "../../core/ids.ts";
import { spanRefusals } from "../refusals.ts";

const Instant = (description: string) =>
  Type.Optional(Type.String({ format: "date-time", description }));

export const spanned = {
  from: Instant("Created at or after this time"),
  to: Instant("Created before this time"),
};

export interface Span {
  since?: Id;
  until?: Id;
}

export function boundOf(text: string): Id | undefined {
  const instant = new Date(text);
  const year = instant.getUTCFullYear();
  return year >= 1970 && year <= 2105 ? boundFromInstant(instant) : undefined;
}

export function spanOf({ from, to }: { from?: string; to?: string }): Span {
  const problems: Problem[] = [];
  const bound = (text: string, invalid: () => Problem): Id | undefined => {
    const bound = boundOf(text);
    if (bound === undefined) problems.push(invalid());
    return bound;
  };
  const since = from === undefined ? undefined : bound(from, spanRefusals.from);
  const until = to === undefined ? undefined : bound(to, spanRefusals.to);
  if (problems.length > 0) throw invalid(problems);
  return { ...(since !== undefined && { since }), ...(until !== undefined && { until }) };
}
