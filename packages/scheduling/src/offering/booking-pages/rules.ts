import { isHostName } from "@frontdesk/server/network";
import type { Problem } from "@frontdesk/server/refusal";
import { isPhone } from "@frontdesk/server/text/clean";
import { isEmail } from "@frontdesk/server/text/email";
import { contrastWithWhite } from "../../core/colors.ts";
import type { PageRow, PageText } from "./booking-page.ts";
import { bookingPageRefusals as refusals } from "./refusals.ts";

/** An unchanged telephone number always passes. */
export function problemsWithPage(page: PageRow, was: PageRow): Problem[] {
  const { published, phone, contact_email: contact, privacy_url: privacy } = page;
  const { accent_color: accent } = page;
  return [
    ...(published && contact === null ? [refusals.noContact()] : []),
    ...(published && privacy === null && page.privacy_text === null ? [refusals.noPrivacy()] : []),
    ...(contact === null || isEmail(contact) ? [] : [refusals.noAddress("contact_email")]),
    ...(phone === was.phone || phone === null || isPhone(phone) ? [] : [refusals.noPhone()]),
    ...problemsOfUrl("privacy_url", privacy),
    ...problemsOfUrl("terms_url", page.terms_url),
    ...problemsOfList(page, "websites", (text) => isOrigin(text as string) || refusals.noOrigin),
    ...(accent !== null && contrastWithWhite(accent) < 4.5 ? [refusals.tooPale()] : []),
    ...problemsOfList(page, "notices_to", (text) => isEmail(text as string) || refusals.noAddress),
    ...problemsOfList(page, "reminders", () => true),
    ...problemsOfTexts(page.texts),
  ];
}

function problemsOfUrl(field: string, text: string | null): Problem[] {
  return text === null || isWebUrl(text) ? [] : [refusals.noUrl(field)];
}

function isWebUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === "" && !/\s/.test(text);
}

const local = /^http:\/\/localhost(?::\d+)?$/;

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url?.origin !== text || !isHostName(url.hostname)) return false;
  return text.startsWith("https://") || local.test(text);
}

type Judge = (item: unknown) => true | ((field: string) => Problem);

function problemsOfList(
  page: PageRow,
  list: "websites" | "notices_to" | "reminders",
  judge: Judge,
): Problem[] {
  const items: readonly unknown[] = page[list];
  return items.flatMap((item, index) => {
    const field = `${list}.${index}`;
    const judged = judge(item);
    if (judged !== true) return [judged(field)];
    return items.indexOf(item) < index ? [refusals.twice(field)] : [];
  });
}

const locations = new Set(["service", "resource", "date", "time", "business"]);

function problemsOfTexts(texts: PageRow["texts"]): Problem[] {
  return Object.entries(texts).flatMap(([kind, byLanguage]) =>
    Object.entries(byLanguage).flatMap(([language, text]) => {
      const field = `texts.${kind}.${language}`;
      return [
        ...(/^[a-z]{2}$/.test(language) ? [] : [refusals.noLanguage(field)]),
        ...problemsOfText(text, (name) => `${field}.${name}`),
      ];
    }),
  );
}

export function problemsOfText(
  { subject, paragraph }: PageText,
  fieldOf: (name: keyof PageText) => string,
): Problem[] {
  const texts = [["subject", subject] as const, ["paragraph", paragraph] as const];
  const unknown = texts.flatMap(([name, text]) =>
    [...text.matchAll(/\{([^{}]*)\}/g)]
      .map(([, location = ""]) => location)
      .filter((location) => !locations.has(location))
      .map((location) => refusals.unknownPlace(fieldOf(name), location)),
  );
  const lines = /[\p{Cc}\p{Zl}\p{Zp}]/u.test(subject);
  return [...unknown, ...(lines ? [refusals.manyLines(fieldOf("subject"))] : [])];
}
