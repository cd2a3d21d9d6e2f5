import type { Mail } from "@frontdesk/people/mail/mail";
import { quoted } from "@frontdesk/people/mail/quoted";
import type { Id } from "../../ground/ids.ts";

interface Told {
  merchantId: Id;
  webhookId: Id;
  /** What the merchant chose; null where no mail has that. */
  named: { merchant: string; host: string } | null;
}

export type TellingMail = (to: string, told: Told) => Mail;

const deliveriesOf = ({ merchantId, webhookId }: Told) =>
  `GET /merchants/${merchantId}/webhooks/${webhookId}/deliveries`;

/** The merchant and the host of a webhook, where a mail names them. */
function partiesOf({ named }: Told): string[] {
  if (named === null) return [];
  return [
    "It belongs to a merchant that is called:",
    quoted(named.merchant),
    "What it is sent goes to the host:",
    quoted(named.host),
  ];
}

/** The mail that says that a webhook has taken nothing for a day. */
export const failingMail: TellingMail = (to, told) => ({
  to,
  subject: "A webhook of your merchant has taken nothing for a day",
  text: [
    "A webhook has taken nothing for 24 hours.",
    ...partiesOf(told),
    "It is tried again and again. Once it has taken nothing for five days, it is disabled. What " +
      "came of each attempt is listed at",
    `    ${deliveriesOf(told)}`,
  ].join("\n\n"),
});

/** The mail that says that a webhook was disabled. */
export const disabledMail: TellingMail = (to, told) => ({
  to,
  subject: "A webhook of your merchant was disabled",
  text: [
    "A webhook was disabled: its receiver took nothing for five days, or answered that it is " +
      "gone (410).",
    ...partiesOf(told),
    "Nothing is lost: made active it goes on from where it stopped, and what it did not take can " +
      "be sent again. What came of each attempt is listed at",
    `    ${deliveriesOf(told)}`,
  ].join("\n\n"),
});
