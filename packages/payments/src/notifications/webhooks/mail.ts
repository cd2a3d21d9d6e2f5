import type { Mail } from "@frontdesk/people/mail/mail";
import { quoted } from "@frontdesk/people/mail/quoted";
import type { Id } from "../../core/ids.ts";

interface WebhookMailInput {
  merchantId: Id;
  webhookId: Id;
  /** Chosen by the merchant; null if mails may not show it. */
  named: { merchant: string; host: string } | null;
}

export type TellingMail = (to: string, input: WebhookMailInput) => Mail;

const deliveriesOf = ({ merchantId, webhookId }: WebhookMailInput) =>
  `GET /merchants/${merchantId}/webhooks/${webhookId}/deliveries`;

function partiesOf({ named }: WebhookMailInput): string[] {
  if (named === null) return [];
  return [
    "It belongs to a merchant with this name:",
    quoted(named.merchant),
    "It sends events to this host:",
    quoted(named.host),
  ];
}

export const failingMail: TellingMail = (to, input) => ({
  to,
  subject: "A webhook of your merchant has been failing for a day",
  text: [
    "A webhook has failed for 24 hours.",
    ...partiesOf(input),
    "We keep trying. After five days of failures, we disable it. See every attempt at",
    `    ${deliveriesOf(input)}`,
  ].join("\n\n"),
});

export const disabledMail: TellingMail = (to, input) => ({
  to,
  subject: "We disabled a webhook of your merchant",
  text: [
    "We disabled a webhook: its endpoint failed for five days, or answered 410 (Gone).",
    ...partiesOf(input),
    "No event is lost: after activation, it resumes where it stopped, and you can " +
      "resend undelivered events. See every attempt at",
    `    ${deliveriesOf(input)}`,
  ].join("\n\n"),
});
