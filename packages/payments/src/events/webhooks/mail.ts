import type { Mail } from "@frontdesk/people/mail/mail";
import { quoted } from "@frontdesk/people/mail/quoted";
import type { Id } from "../../ground/ids.ts";

interface Told {
  merchant: string;
  merchantId: Id;
  webhookId: Id;
  url: string;
}

export type TellingMail = (to: string, told: Told) => Mail;

const deliveriesOf = ({ merchantId, webhookId }: Told) =>
  `GET /merchants/${merchantId}/webhooks/${webhookId}/deliveries`;

/** The mail that says that a webhook has taken nothing for a day. */
export const failingMail: TellingMail = (to, told) => ({
  to,
  subject: "A webhook of your merchant has taken nothing for a day",
  text: [
    "A webhook has taken nothing for 24 hours. It belongs to a merchant that is called:",
    quoted(told.merchant),
    "What it is sent goes to the host:",
    quoted(new URL(told.url).host),
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
      "gone (410). It belongs to a merchant that is called:",
    quoted(told.merchant),
    "What it was sent went to the host:",
    quoted(new URL(told.url).host),
    "Nothing is lost: made active it goes on from where it stopped, and what it did not take can " +
      "be sent again. What came of each attempt is listed at",
    `    ${deliveriesOf(told)}`,
  ].join("\n\n"),
});
