// What callers say of when, where and in which words.
import { unfit } from "../../ground/refusals.ts";
import { readZone } from "../../ground/zones.ts";
import { appointmentRefusals } from "./refusals.ts";

const written =
  /^(?:19|2\d)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/i;

/** A moment; 422 for what is none. */
export function readStart(text: string): Date {
  if (!written.test(text)) throw unfit(appointmentRefusals.noStart());
  try {
    // Where a date would go on into the next month, an instant is none.
    return new Date(Temporal.Instant.from(text).epochMilliseconds);
  } catch {
    throw unfit(appointmentRefusals.noStart());
  }
}

/** The zone of whoever asks, or that of the business. */
export const readTimezone = (text: string | undefined, own: string): string =>
  text === undefined ? own : readZone(text).name;

/** A language as its tag is written; English for what is none. */
export function readLocale(text = "en"): string {
  try {
    return Intl.getCanonicalLocales(text)[0] ?? "en";
  } catch {
    return "en";
  }
}
