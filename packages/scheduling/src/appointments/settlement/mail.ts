import type { Mail } from "@frontdesk/people/mail/mail";

export function brokenMail(to: string): Mail {
  return {
    to,
    subject: "Your Frontdesk account can no longer take deposits",
    text: `The payment service refuses the API key of your merchant: the key is revoked, or the
merchant belongs to another app. Customers cannot book services with a deposit until you connect the
merchant again. Earlier payments are not affected.
`,
  };
}
