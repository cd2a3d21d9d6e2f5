import type { Mail } from "@frontdesk/people/mail/mail";
import { quoted } from "@frontdesk/people/mail/quoted";

interface Offer {
  to: string;
  /** Null for an untrusted account: no email contains its texts. */
  name: string | null;
  link: string;
}

export function offerMail({ to, name, link }: Offer): Mail {
  const called = name === null ? "" : ` It is called:\n\n${quoted(name)}`;
  return {
    to,
    link,
    subject: "An account is handed over to you",
    text: `The owner of a Frontdesk account hands it over to you.${called}

Open this link within seven days to take it. It works once.

${link}

If you do not want it, you need not do anything.
`,
  };
}
