import type {
  BookingPage,
  BookingPageChanges,
  MailPreview,
  Service,
} from "@frontdesk/scheduling-client/types/services";
import { type ReminderDraft, reminderDraftOf, remindersOf } from "./reminders.ts";

export interface PageDraft {
  published: boolean;
  title: string;
  intro: string;
  contact_email: string;
  privacy_url: string;
  terms_url: string;
  privacy_text: string;
  terms_text: string;
  phone: string;
  address: string;
  /** The text has one entry per line. */
  websites: string;
  notices_to: string;
  reminders: readonly ReminderDraft[];
  retention_months: string;
  texts: BookingPage["texts"];
}

export type MailKind = MailPreview["kind"];
export type MailLanguage = MailPreview["language"];

export interface MailText {
  subject: string;
  paragraph: string;
}

export interface MailWorkspace {
  kind: MailKind;
  language: MailLanguage;
}

export function textAt(texts: PageDraft["texts"], { kind, language }: MailWorkspace): MailText {
  return texts[kind]?.[language] ?? { subject: "", paragraph: "" };
}

export function withText(
  texts: PageDraft["texts"],
  { kind, language }: MailWorkspace,
  text: MailText,
): PageDraft["texts"] {
  const { [language]: _before, ...others } = texts[kind] ?? {};
  const isEmpty = text.subject.trim() === "" && text.paragraph.trim() === "";
  const of = { ...others, ...(!isEmpty && { [language]: text }) };
  const { [kind]: _kind, ...rest } = texts;
  return Object.keys(of).length === 0 ? rest : { ...rest, [kind]: of };
}

export function pageDraftOf(page: BookingPage, locale: string): PageDraft {
  return {
    published: page.published,
    title: page.title ?? "",
    intro: page.intro ?? "",
    contact_email: page.contact_email ?? "",
    privacy_url: page.privacy_url ?? "",
    terms_url: page.terms_url ?? "",
    privacy_text: page.privacy_text ?? "",
    terms_text: page.terms_text ?? "",
    phone: page.phone ?? "",
    address: page.address ?? "",
    websites: page.websites.join("\n"),
    notices_to: page.notices_to.join("\n"),
    reminders: page.reminders.map((minutes) => reminderDraftOf(minutes, locale)),
    retention_months: String(page.retention_months),
    texts: page.texts,
  };
}

/** A page without a contact begins with its owner's address. */
export function withContact(page: BookingPage, address: string | undefined): BookingPage {
  const contact = page.published ? null : (address ?? null);
  return { ...page, contact_email: page.contact_email ?? contact };
}

const linesOf = (text: string) => text.split(/\s+/).filter((line) => line !== "");

export function pageChangesOf(draft: PageDraft, locale: string): BookingPageChanges {
  return {
    ...draft,
    websites: linesOf(draft.websites),
    notices_to: linesOf(draft.notices_to),
    reminders: remindersOf(draft.reminders, locale)!,
    retention_months: Number(draft.retention_months),
  };
}

export type Missing = "resource" | "service" | "contact" | "privacy" | "published";

interface Had {
  page: Pick<BookingPage, "published" | "contact_email" | "privacy_url" | "privacy_text">;
  services: readonly Pick<Service, "visibility">[];
  resources: readonly unknown[];
}

export function missingIn({ page, services, resources }: Had): Missing[] {
  const has: Record<Missing, boolean> = {
    resource: resources.length > 0,
    service: services.some(({ visibility }) => visibility !== "off"),
    contact: page.contact_email !== null,
    privacy: page.privacy_url !== null || page.privacy_text !== null,
    published: page.published,
  };
  return (Object.keys(has) as Missing[]).filter((one) => !has[one]);
}
