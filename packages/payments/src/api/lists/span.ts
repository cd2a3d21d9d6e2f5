/*
 * Lists can be narrowed to what was made in a time, which ids tell. Other than `before` and `after`
 * this has nothing to do with the order.
 */
import { invalid, type Problem } from "@frontdesk/server/refusal";
import { Type } from "typebox";
import { boundFromInstant, type Id } from "../../ground/ids.ts";
import { spanRefusals } from "../refusals.ts";

const Instant = (description: string) =>
  Type.Optional(Type.String({ format: "date-time", description }));

/** Fields of a filter. */
export const spanned = {
  from: Instant("Created at or after this time"),
  to: Instant("Created before this time"),
};

/** Bounds of ids: the first that is in it, and the first that is behind it. */
export interface Span {
  since?: Id;
  until?: Id;
}

/** The bound below what was made at an instant or later; undefined for none that ids reach. */
export function boundOf(text: string): Id | undefined {
  const instant = new Date(text);
  const year = instant.getUTCFullYear();
  return year >= 1970 && year <= 2105 ? boundFromInstant(instant) : undefined;
}

/** The time that a filter names; refuses what is no instant that ids reach. */
export function spanOf({ from, to }: { from?: string; to?: string }): Span {
  const problems: Problem[] = [];
  const bound = (text: string, unfit: () => Problem): Id | undefined => {
    const found = boundOf(text);
    if (found === undefined) problems.push(unfit());
    return found;
  };
  const since = from === undefined ? undefined : bound(from, spanRefusals.from);
  const until = to === undefined ? undefined : bound(to, spanRefusals.to);
  if (problems.length > 0) throw invalid(problems);
  return { ...(since !== undefined && { since }), ...(until !== undefined && { until }) };
}
