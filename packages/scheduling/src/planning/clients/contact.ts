import { isPhone } from "@frontdesk/server/text/clean";
import { isEmail } from "@frontdesk/server/text/email";
import type { Static } from "typebox";
import { unprocessable } from "../../core/refusals.ts";
import type { ClientRow } from "./client.ts";
import { clientWriteRefusals as refusals } from "./refusals.ts";
import type { ChangedClient } from "./schema.ts";

export type Contact = Pick<ClientRow, "email" | "phone" | "locale" | "reminders_off">;

export const noContact: Contact = { email: null, phone: null, locale: null, reminders_off: false };

export function contactWith(was: Contact, input: Static<typeof ChangedClient>): Contact {
  const { email = was.email, phone = was.phone, locale = was.locale } = input;
  const contact = { email: report(email), phone: report(phone), locale: report(locale) };
  const wrong = [
    ...(contact.phone === was.phone || contact.phone === null || isPhone(contact.phone)
      ? []
      : [refusals.noPhone()]),
    ...(contact.email === null || isEmail(contact.email) ? [] : [refusals.noAddress()]),
    ...(contact.locale === null || isLocale(contact.locale) ? [] : [refusals.noLocale()]),
  ];
  if (wrong.length > 0) throw unprocessable(wrong);
  return { ...contact, reminders_off: input.reminders_off ?? was.reminders_off };
}

const report = (text: string | null) => text?.trim() || null;

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
