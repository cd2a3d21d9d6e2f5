import type { Words } from "../../locales/bind.ts";

interface NoticeInput {
  name: string;
  address: string;
  contact: string;
  /** Months from a client's last appointment to deletion. */
  months: string;
  takesPayments: boolean;
}

export function noticeText({ text }: Words["privacyNotice"], input: NoticeInput): string {
  const { name, address, contact, months, takesPayments } = input;
  return [
    text.responsible({ business: [name, address].filter(Boolean).join(", ") }),
    ...(contact === "" ? [] : [text.questions({ contact })]),
    text.details,
    text.mails,
    ...(takesPayments ? [text.cards] : []),
    text.deletion({ months }),
    text.rights,
  ].join("\n\n");
}
