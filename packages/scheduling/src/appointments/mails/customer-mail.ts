import type { Mail } from "@frontdesk/people/mail/mail";
import { contentOf } from "./content.ts";
import type { AppointmentFacts, CustomerNews, CustomerTold } from "./facts.ts";
import { invitationOf } from "./invitation.ts";
import { mailPage } from "./page.ts";
import { plainFacts } from "./plain-facts.ts";
import { plainText } from "./plain-text.ts";

/**
 * What a customer is told of an appointment, in their language and by their clock. It quotes
 * nothing that a customer wrote, so that nobody has us send theirs; and it names no `link`, which
 * would be logged where mails are files, since the link is what lets its reader act.
 */
export function customerMail(all: AppointmentFacts, told: CustomerTold): Mail {
  const { customer, news, link, sender, plainName } = told;
  const isPlain = plainName !== undefined;
  const facts = isPlain ? plainFacts(all, plainName) : all;
  const content = contentOf(facts, isPlain ? { ...told, ownText: undefined } : told);
  const method = methodFor(news);
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
        ...{ method, sender, attendee: customer.email },
        // Calendars are shared with others, who are not to have the proof.
        link: link.replace(/\?.*$/s, ""),
      }),
    }),
    ...(news.kind === "reminder" && { unsubscribe: news.unsubscribe }),
  };
}

/** What calendars are asked for; nothing where they have had no event, or have it already. */
function methodFor(news: CustomerNews): "REQUEST" | "CANCEL" | undefined {
  const { kind } = news;
  if (kind === "moved") return news.answerBy === null ? "REQUEST" : undefined;
  if (kind === "confirmed") return "REQUEST";
  return kind === "cancelled" ? "CANCEL" : undefined;
}
