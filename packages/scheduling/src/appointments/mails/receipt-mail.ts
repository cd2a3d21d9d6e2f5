/* A plain mail of an untrusted account has no text of the account: no service, no seller. */
import type { Mail } from "@frontdesk/people/mail/mail";
import { formatMessage } from "@frontdesk/server/locales/message";
import type { Locale } from "@frontdesk/server/words/locale";
import type { ReceiptResponse } from "../../money/receipts/receipt.ts";
import { type MailMessages, mailMessages } from "../locales/catalogues.ts";
import { amountFor, type MailContent, type Row, shortName } from "./content.ts";
import { dateFor, momentFor } from "./facts.ts";
import { mailPage, plainText } from "./mail.ts";

interface ReceiptMailInput {
  to: string;
  locale: Locale;
  /** Of the account. IANA. */
  timezone: string;
  color: string | null;
  /** Its URL. */
  logo: string | null;
  plainName?: string | undefined;
}

export function receiptMail(receipt: ReceiptResponse, input: ReceiptMailInput): Mail {
  const { to, locale, plainName } = input;
  const words = mailMessages(locale.language);
  const { kind, number, seller } = receipt;
  const isPlain = plainName !== undefined;
  const business = isPlain ? plainName : shortName(seller.name);
  const { heading: title, credit } = words.receipt;
  const heading = formatMessage(kind === "credit_note" ? credit : title, { number });
  const content: MailContent = {
    tag: locale.tag,
    color: isPlain ? null : input.color,
    logo: isPlain ? null : input.logo,
    business,
    subject: `${heading} – ${business}`,
    heading,
    paragraphs: [],
    rows: [
      ...rowsOf(receipt, words, input),
      ...(isPlain ? [{ label: words.where, lines: [plainName] }] : sellerRows(seller, words)),
    ].filter(({ lines }) => lines.length > 0),
    action: null,
    notes: [],
    ending: null,
  };
  return {
    to,
    ...(!isPlain && { fromName: seller.name }),
    ...(!isPlain && seller.email !== null && { replyTo: seller.email }),
    subject: content.subject,
    text: plainText(content),
    html: mailPage(content),
  };
}

function rowsOf(
  receipt: ReceiptResponse,
  words: MailMessages,
  { locale, timezone, plainName }: ReceiptMailInput,
): Row[] {
  const { tag } = locale;
  const { kind, payment, currency, total, lines, taxes, earlier } = receipt;
  const { receipt: own } = words;
  const write = (amount: number) => amountFor(tag, { amount, currency });
  const percents = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 3 });
  const named = ({ kind, service }: ReceiptResponse["lines"][number]) => {
    if (kind === "tip") return own.tip;
    if (kind === "fee") return words.headings.fee_charged;
    return service === null || plainName !== undefined ? words.what : shortName(service);
  };
  const { cash, external } = own;
  const methods: Readonly<Record<string, string>> = { cash, external, card: words.card };
  return [
    { label: words.when, lines: [momentFor({ tag, timezone }, new Date(receipt.issued_at))] },
    ...lines.map((line) => ({
      label: named(line),
      lines: [...(line.date === null ? [] : [dateFor(tag, line.date)]), write(line.amount)],
    })),
    { label: kind === "credit_note" ? words.refund : own.total, lines: [write(total)] },
    ...taxes.map(({ rate, tax }) => ({
      label: formatMessage(own.tax, { rate: percents.format(rate / 100) }),
      lines: [write(tax)],
    })),
    { label: own.method, lines: [methods[payment] ?? payment] },
    { label: own.earlier, lines: earlier },
  ];
}

function sellerRows(seller: ReceiptResponse["seller"], words: MailMessages): Row[] {
  const { name, address, phone, email, vat_number: vat } = seller;
  return [
    { label: words.where, lines: [name, ...(address?.split(/\r?\n/) ?? [])] },
    { label: words.receipt.vatNumber, lines: vat === null ? [] : [vat] },
    { label: words.contact, lines: [phone, email].filter((one) => one !== null) },
  ];
}
