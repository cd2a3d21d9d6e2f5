import type { Mail } from "@frontdesk/people/mail/mail";
import { quoted } from "@frontdesk/people/mail/quoted";

/** The mail by which the contact address of a merchant lets somebody become its owner. */
export function claimMail(
  to: string,
  { merchant, claimer, link }: Record<"merchant" | "claimer" | "link", string>,
): Mail {
  return {
    to,
    subject: "Somebody asks to own your test merchant",
    text: [
      "This is the contact address of a test merchant that nobody owns:",
      quoted(merchant),
      "Somebody who is signed in asks to be its owner, with this address:",
      quoted(claimer),
      "If that is you, open this link within a day, signed in as the same. It works once, and " +
        "for nobody else.",
      link,
      "If you did not expect this, do nothing.",
    ].join("\n\n"),
    link,
  };
}
