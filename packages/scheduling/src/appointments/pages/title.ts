import { formatMessage } from "@frontdesk/server/locales/message";
import type { BookingContent, Missing } from "./content.ts";

export function titleOf({
  words,
  page,
  service,
  appointment,
  missing,
}: Pick<BookingContent, "words" | "page" | "service" | "appointment" | "missing">): string {
  if (missing !== null) return missingIn(words, missing);
  if (appointment !== null) {
    return `${words.states[appointment.state]} – ${appointment.business.name}`;
  }
  const heading = formatMessage(words.bookWith, { business: page?.name ?? "" });
  return service === null ? heading : `${service.name} – ${heading}`;
}

export function missingIn(words: BookingContent["words"], missing: Missing): string {
  return missing === "busy" ? words.busy : words.missing[missing];
}
