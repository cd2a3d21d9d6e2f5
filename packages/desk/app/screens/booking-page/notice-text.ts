import type { Words } from "../../locales/bind.ts";

/** An empty text means that the owner entered nothing. */
interface NoticeInput {
  name: string;
  address: string;
  contact: string;
  /** From the last appointment of a client to its deletion. */
  months: string;
  takesPayments: boolean;
}

/** Our privacy notice for a business. */
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
