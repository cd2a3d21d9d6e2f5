import type { Mail } from "@frontdesk/people/mail/mail";
import { quoted } from "@frontdesk/people/mail/quoted";
import type { Id } from "../../../core/ids.ts";

interface NoticeInput {
  merchant: string;
  appId: Id;
  dueAt: Date;
  link: string;
}

export function recoveryMail(to: string, { merchant, appId, dueAt, link }: NoticeInput): Mail {
  const due = dueAt.toISOString().replace("T", " ").slice(0, 16);
  return {
    to,
    subject: "Another app is about to get access to your merchant",
    text: [
      "We received a request to give another app access to a merchant that lost its " +
        "own. Its name is:",
      quoted(merchant),
      `The app ${appId} can then do everything that the merchant's apps can do. Access begins on ` +
        `${due} UTC, unless someone objects before.`,
      "If you expected this, do nothing. Otherwise open this link to object.",
      link,
    ].join("\n\n"),
    link,
  };
}
