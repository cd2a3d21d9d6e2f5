import type { Mail } from "@frontdesk/people/mail/mail";
import { contentOf, type MailContent, type Row } from "./content.ts";
import {
  type AppointmentFacts,
  type CustomerMailInput,
  type CustomerNotice,
  plainFacts,
} from "./facts.ts";
import { invitationOf } from "./invitation.ts";
import { mailPage } from "./page.ts";

/**
 * It quotes no customer's text: strangers could send theirs through us. Metadata lacks `link`: it
 * permits actions, and file mail logs metadata.
 */
export function customerMail(all: AppointmentFacts, input: CustomerMailInput): Mail {
  const { customer, notice, link, sender, plainName } = input;
  const isPlain = plainName !== undefined;
  const facts = isPlain ? plainFacts(all, plainName) : all;
  const content = contentOf(facts, isPlain ? { ...input, ownText: undefined } : input);
  const method = methodFor(notice);
  const { name, email } = facts.business;
  return {
    to: customer.email,
    ...(!isPlain && { fromName: name }),
    ...(email !== null && { replyTo: email }),
    subject: content.subject,
    text: plainText(content),
    html: mailPage(content),
    ...(method !== undefined && {
      calendar: invitationOf(facts, {
        method,
        sender,
        attendee: customer.email,
        // Users share calendars, so no proof.
        link: link.replace(/\?.*$/s, ""),
      }),
    }),
    ...(notice.kind === "reminder" && { unsubscribe: notice.unsubscribe }),
  };
}

/** iTIP method; undefined without a change for the calendar. */
function methodFor(notice: CustomerNotice): "REQUEST" | "CANCEL" | undefined {
  const { kind } = notice;
  if (kind === "moved") return notice.answerBy === null ? "REQUEST" : undefined;
  if (kind === "confirmed") return "REQUEST";
  return kind === "cancelled" ? "CANCEL" : undefined;
}

function plainText(content: MailContent): string {
  const { heading, paragraphs, rows, action, notes, ending } = content;
  const links = [action, ...(ending === null ? [] : [ending])];
  const parts = [
    heading,
    ...paragraphs,
    rows.map(lineOf).join("\n"),
    ...links.slice(0, 1).map(({ text, url }) => `${text}:\n${url}`),
    notes.join("\n"),
    ...links.slice(1).map(({ text, url }) => `${text}:\n${url}`),
  ];
  return `${parts.join("\n\n")}\n`;
}

function lineOf({ label, lines }: Row): string {
  return `${label}: ${lines.join("\n  ")}`;
}
