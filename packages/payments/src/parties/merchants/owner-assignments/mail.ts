import type { Mail } from "@frontdesk/people/mail/mail";
import { quoted } from "@frontdesk/people/mail/quoted";

interface NoticeInput {
  merchant: string;
  named: string;
  dueAt: Date;
  link: string;
}

export function assignmentMail(to: string, { merchant, named, dueAt, link }: NoticeInput): Mail {
  const due = dueAt.toISOString().replace("T", " ").slice(0, 16);
  return {
    to,
    subject: "Your merchant is about to get an owner",
    text: [
      "We received a request to assign an owner to a merchant without one. Its name is:",
      quoted(merchant),
      "The new owner has this address:",
      quoted(named),
      "An owner can do everything at the merchant and manages its users. Ownership begins on " +
        `${due} UTC, unless someone objects before.`,
      "If you expected this, do nothing. Otherwise open this link to object.",
      link,
    ].join("\n\n"),
    link,
  };
}
