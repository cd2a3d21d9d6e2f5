import type { Mail } from "@frontdesk/people/mail/mail";

export function brokenMail(to: string): Mail {
  return {
    to,
    subject: "Your Frontdesk account takes no deposits any more",
    text: `The payment service does not let the key of your merchant in any more: it was ended, or
the merchant is another's by now. Until the merchant is connected anew, nobody can book what asks
for a deposit. What was paid before is kept where it is.
`,
  };
}
