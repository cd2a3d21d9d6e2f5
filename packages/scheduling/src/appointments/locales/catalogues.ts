import { openCatalogues } from "@frontdesk/server/locales/catalogues";
import type { Language } from "@frontdesk/server/words/locale";
import type { Messages } from "./messages.ts";

export type BookingMessages = Messages["pages"];
export type MailMessages = Messages["mails"];

const open = openCatalogues<Messages>(new URL("./", import.meta.url));

export function mailMessages(language: Language): MailMessages {
  return open(language).mails;
}

const joined = new Map<Language, BookingMessages>();

export function bookingMessages(language: Language): BookingMessages {
  const cached = joined.get(language);
  if (cached !== undefined) return cached;
  const messages = join(open(language).pages);
  joined.set(language, messages);
  return messages;
}

/** Keeps `E-` and the word after it on one line. */
function join(messages: BookingMessages): BookingMessages {
  return JSON.parse(JSON.stringify(messages).replace(/(?<=[ "]e-)(?=\p{L})/giu, "\u2060"));
}
