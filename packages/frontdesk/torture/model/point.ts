/*
 * What calls promise of a database as it was at some moment: everything that was answered before
 * it, nothing that was asked after it, and of what was under way nobody knows.
 */
import type { Call, Heard } from "./call.ts";

/** A moment that lies between two, in milliseconds. */
export interface Point {
  from: number;
  to: number;
}

/** The calls as those know them who were there until that moment. */
export function asOf(calls: readonly Call[], point: Point): Call[] {
  return calls.flatMap((call) => {
    const heard = call.heard.flatMap((one) => heardBy(point, one));
    return heard.length === 0 && call.heard.length > 0 ? [] : [{ ...call, heard }];
  });
}

function heardBy({ from, to }: Point, heard: Heard): Heard[] {
  const { askedAt = Number.NEGATIVE_INFINITY, heardAt = Number.NEGATIVE_INFINITY } = heard;
  if (askedAt > to) return [];
  return heardAt < from ? [heard] : [{}];
}
