import type { Mail } from "@frontdesk/people/mail/mail";
import { quoted } from "@frontdesk/people/mail/quoted";
import type { Role } from "../roles/roles.ts";

export function invitationMail({
  to,
  merchant,
  role,
  link,
}: Record<"to" | "link", string> & { merchant: string | null; role: Role }): Mail {
  return {
    to,
    subject: "You are invited to become a user of a merchant",
    text: [
      ...(merchant === null
        ? ["We invite you to become a user of a merchant."]
        : ["We invite you to become a user of a merchant. The sender calls it:", quoted(merchant)]),
      `Your role: ${role}.`,
      "Open this link within seven days to accept. It works once.",
      link,
      "If you did not expect this, do nothing.",
    ].join("\n\n"),
    link,
  };
}
