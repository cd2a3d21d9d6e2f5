// Calendars carry the rules of the zones they name: each change of the clocks, one by one. Standard
// time comes first, since some readers take the first as what holds before all others.
import type { IcsTimezone, IcsTimezoneProp } from "ts-ics";

/** The clock changes of a zone that matter from one day to another. */
export function timezoneOf(zone: string, firstDay: string, lastDay: string): IcsTimezone {
  const start = Temporal.PlainDate.from(firstDay).subtract({ days: 1 }).toZonedDateTime(zone);
  const end = Temporal.PlainDate.from(lastDay).add({ days: 2 }).toZonedDateTime(zone);
  const props = turnsBefore(start);
  let next = start.getTimeZoneTransition("next");
  while (next !== null && Temporal.ZonedDateTime.compare(next, end) < 0) {
    props.push(changeAt(next));
    next = next.getTimeZoneTransition("next");
  }
  return { id: zone, props };
}

/** The last change before a moment, and those before it back to standard time. */
function turnsBefore(at: Temporal.ZonedDateTime): IcsTimezoneProp[] {
  const turn = at.getTimeZoneTransition("previous");
  // What was before 1970 is of no use to anybody, and its offsets are odd.
  if (turn === null || turn.epochMilliseconds < 0) return [unchanged(at)];
  const prop = changeAt(turn);
  return prop.type === "STANDARD" ? [prop] : [...turnsBefore(turn), prop];
}

function changeAt(turn: Temporal.ZonedDateTime): IcsTimezoneProp {
  const from = turn.subtract({ nanoseconds: 1 }).offsetNanoseconds;
  const to = turn.offsetNanoseconds;
  return {
    type: to > from ? "DAYLIGHT" : "STANDARD",
    start: startOf(turn.epochMilliseconds + from / 1e6, to),
    offsetFrom: offsetOf(from),
    offsetTo: offsetOf(to),
  };
}

function unchanged({ offsetNanoseconds: offset }: Temporal.ZonedDateTime): IcsTimezoneProp {
  const text = offsetOf(offset);
  return { type: "STANDARD", start: startOf(0, offset), offsetFrom: text, offsetTo: text };
}

/** The library adds the new offset to what must be the wall time of the old one. */
function startOf(wallMs: number, newOffset: number): Date {
  return new Date(wallMs - newOffset / 1e6);
}

function offsetOf(nanoseconds: number): string {
  const minutes = Math.abs(Math.round(nanoseconds / 60e9));
  const digits = (value: number): string => String(value).padStart(2, "0");
  const sign = nanoseconds < 0 ? "-" : "+";
  return `${sign}${digits(Math.floor(minutes / 60))}${digits(minutes % 60)}`;
}
