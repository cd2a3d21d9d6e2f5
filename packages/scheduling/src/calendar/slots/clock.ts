// The clock of a zone as clients are given it, so that they write the times that the service means
// whatever rules for zones they have themselves.
import { offsetsOf } from "./offsets.ts";
import type { Moments } from "./question.ts";
import { writtenOffset } from "./show.ts";

/** What a zone adds to UTC from a moment on; `from` is null for the first. */
export interface ClockOffset {
  from: string | null;
  /** As ISO 8601 has it: `+05:45`. */
  offset: string;
}

/** The offsets of a zone in the years of a range, in order. The last goes on. */
export function clockOf(timezone: string, range: Moments): ClockOffset[] {
  return offsetsOf(timezone, range).map(({ from, offset }) => ({
    from: from === -Infinity ? null : new Date(from).toISOString(),
    offset: writtenOffset(offset),
  }));
}
