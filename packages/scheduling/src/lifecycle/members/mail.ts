import type { Mail } from "@frontdesk/people/mail/mail";
import { quoted } from "@frontdesk/people/mail/quoted";

interface Offer {
  to: string;
  /** Null for an untrusted account: no email contains its texts. */
  name: string | null;
  link: string;
}

export function offerMail({ to, name, link }: Offer): Mail {
  const called = name === null ? "" : ` Its name is:\n\n${quoted(name)}`;
  return {
    to,
    link,
    subject: "Someone wants to transfer an account to you",
    text: `The owner of a Frontdesk account wants to transfer it to you.${called}

Open this link within seven days to accept. It works once.

${link}

If you do not want it, do nothing.
`,
  };
}
