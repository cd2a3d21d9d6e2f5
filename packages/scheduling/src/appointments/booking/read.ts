import { invalid } from "../../core/refusals.ts";
import { readZone } from "../../core/zones.ts";
import { appointmentRefusals } from "./refusals.ts";

const written =
  /^(?:19|2\d)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/i;

export function readStart(text: string): Date {
  if (!written.test(text)) throw invalid(appointmentRefusals.noStart());
  try {
    // `Temporal.Instant` refuses 30 February; `Date` would roll over.
    return new Date(Temporal.Instant.from(text).epochMilliseconds);
  } catch {
    throw invalid(appointmentRefusals.noStart());
  }
}

export const readTimezone = (text: string | undefined, own: string): string =>
  text === undefined ? own : readZone(text).name;

/** Canonical BCP 47. */
export function readLocale(text = "en"): string {
  try {
    return Intl.getCanonicalLocales(text)[0] ?? "en";
  } catch {
    return "en";
  }
}
