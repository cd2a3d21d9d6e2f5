/* Earlier answers hold, later requests do not exist, calls under way are unknown. */
import type { Call, CallReply } from "./call.ts";

/** Milliseconds. */
export interface Point {
  from: number;
  to: number;
}

export function asOf(calls: readonly Call[], point: Point): Call[] {
  return calls.flatMap((call) => {
    const heard = call.heard.flatMap((one) => heardBy(point, one));
    return heard.length === 0 && call.heard.length > 0 ? [] : [{ ...call, heard }];
  });
}

function heardBy({ from, to }: Point, heard: CallReply): CallReply[] {
  const { askedAt = Number.NEGATIVE_INFINITY, heardAt = Number.NEGATIVE_INFINITY } = heard;
  if (askedAt > to) return [];
  return heardAt < from ? [heard] : [{}];
}
