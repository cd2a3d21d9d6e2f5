import type { Mail } from "@frontdesk/people/mail/mail";
import { quoted } from "@frontdesk/people/mail/quoted";

export function ownershipMail(
  to: string,
  { merchant, claimer, link }: Record<"merchant" | "claimer" | "link", string>,
): Mail {
  return {
    to,
    subject: "Someone asks to own your test merchant",
    text: [
      "This address is the contact of a test merchant without an owner:",
      quoted(merchant),
      "A signed-in person with this address asks to become its owner:",
      quoted(claimer),
      "If this is you, open the link within a day, signed in with the same address. It " +
        "works once, and only for you.",
      link,
      "If you did not expect this, do nothing.",
    ].join("\n\n"),
    link,
  };
}
