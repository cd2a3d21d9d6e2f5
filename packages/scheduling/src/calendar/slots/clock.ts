// Clients with these offsets need no zone rules and agree with the service.
import { offsetsOf } from "./offsets.ts";
import type { Moments } from "./question.ts";
import { writtenOffset } from "./show.ts";

export interface ClockOffset {
  from: string | null;
  /** ISO 8601, such as `+05:45`. */
  offset: string;
}

export function clockOf(timezone: string, range: Moments): ClockOffset[] {
  return offsetsOf(timezone, range).map(({ from, offset }) => ({
    from: from === -Infinity ? null : new Date(from).toISOString(),
    offset: writtenOffset(offset),
  }));
}
