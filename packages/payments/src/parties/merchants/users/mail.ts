import type { Mail } from "@frontdesk/people/mail/mail";
import { quoted } from "@frontdesk/people/mail/quoted";

/** The mail that asks somebody to become a user of a merchant. */
export function invitationMail({
  to,
  merchant,
  link,
}: Record<"to" | "merchant" | "link", string>): Mail {
  return {
    to,
    subject: "You are invited to become a user of a merchant",
    text: [
      "You are invited to become a user of a merchant. Whoever invites you calls it:",
      quoted(merchant),
      "Open this link within seven days to accept. It works once.",
      link,
      "If you did not expect this, do nothing.",
    ].join("\n\n"),
    link,
  };
}
