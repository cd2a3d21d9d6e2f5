// Clients with these offsets need no zone rules and agree with the service.

import { writtenOffset } from "./show.ts";
import { type Moments, offsetsOf } from "./slots.ts";

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
