import type { Mail } from "@frontdesk/people/mail/mail";
import { quoted } from "@frontdesk/people/mail/quoted";

/** Asks a member whether an account shall be theirs. */
export function offerMail({ to, name, link }: Record<"to" | "name" | "link", string>): Mail {
  return {
    to,
    link,
    subject: "An account is handed over to you",
    text: `The owner of a Frontdesk account hands it over to you. It is called:

${quoted(name)}

Open this link within seven days to take it. It works once.

${link}

If you do not want it, you need not do anything.
`,
  };
}
