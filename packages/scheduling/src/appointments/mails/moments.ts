// Moments as a customer reads them: in their language, by their clock.

export interface Reader {
  /** BCP 47. */
  tag: string;
  /** An IANA zone. */
  timezone: string;
}

const dated = { weekday: "long", day: "numeric", month: "long" } as const;
const timed = { hour: "numeric", minute: "2-digit" } as const;

function written(reader: Reader, how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(reader.tag, { ...how, timeZone: reader.timezone });
}

/** `tirsdag 1. december` */
export function dayFor(reader: Reader, at: Date): string {
  return written(reader, dated).format(at);
}

/** `10.00` */
export function clockFor(reader: Reader, at: Date): string {
  return written(reader, timed).format(at);
}

/** `tirsdag 1. december kl. 10.00` */
export function dayAndClockFor(reader: Reader, at: Date): string {
  return written(reader, { ...dated, ...timed }).format(at);
}

/** `tirsdag den 1. december 2026 10.00–10.45 (centraleuropæisk normaltid)` */
export function whenFor(reader: Reader, from: Date, to: Date): string {
  const span = written(reader, { ...dated, ...timed, year: "numeric" }).formatRange(from, to);
  const parts = written(reader, { timeZoneName: "long" }).formatToParts(from);
  const zone = parts.find(({ type }) => type === "timeZoneName")?.value ?? reader.timezone;
  return `${span} (${zone})`;
}

/** Whether clocks of two zones show the same at a moment. */
export function isSameClock(at: Date, one: string, other: string): boolean {
  const instant = at.toTemporalInstant();
  const offsetIn = (zone: string) => instant.toZonedDateTimeISO(zone).offsetNanoseconds;
  return offsetIn(one) === offsetIn(other);
}
