import type { Mail } from "@frontdesk/people/mail/mail";
import { quoted } from "@frontdesk/people/mail/quoted";

interface Told {
  merchant: string;
  /** The address of who is to be the owner. */
  named: string;
  dueAt: Date;
  link: string;
}

/** The mail that says that a merchant is about to get an owner, and asks for objections. */
export function namingMail(to: string, { merchant, named, dueAt, link }: Told): Mail {
  const due = dueAt.toISOString().replace("T", " ").slice(0, 16);
  return {
    to,
    subject: "Your merchant is about to get an owner",
    text: [
      "We were asked to name an owner of a merchant that has none. It is called:",
      quoted(merchant),
      "This address is that of the person who is to be the owner:",
      quoted(named),
      "An owner can do everything at the merchant, and says who else may. That begins on " +
        `${due} UTC, unless somebody objects before.`,
      "If you know of this, do nothing. If you do not, open this link to object.",
      link,
    ].join("\n\n"),
    link,
  };
}
