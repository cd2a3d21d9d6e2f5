import type { Mail } from "@frontdesk/people/mail/mail";
import { localeOf } from "@frontdesk/server/words/locale";
import type { Context } from "../../core/context.ts";
import { zoneOf } from "../../core/dates.ts";
import { type ReceiptRow, receiptOf } from "../../money/receipts/receipt.ts";
import { logoUrlOf } from "../../offering/booking-pages/booking-page.ts";
import type { Trust } from "../../parties/accounts/account.ts";
import type { AppointmentRow } from "../booking/appointment.ts";
import type { BusinessRow } from "../customers/business.store.ts";
import { plainNameOf } from "../mails/facts.ts";
import { receiptMail } from "../mails/receipt-mail.ts";

interface ReceiptFacts {
  receipt: ReceiptRow;
  row: Pick<AppointmentRow, "locale">;
  business: BusinessRow;
  trust: Trust;
  to: string;
}

export const mailOfReceipt = (
  { settings }: Pick<Context, "settings">,
  { receipt, row, business, trust, to }: ReceiptFacts,
): Mail =>
  receiptMail(receiptOf(receipt), {
    to,
    locale: localeOf(row.locale, undefined),
    timezone: zoneOf(business.timezone),
    color: business.accent_color,
    logo: logoUrlOf(business, settings.publicUrl),
    ...(!trust.isTrusted && { plainName: plainNameOf(settings, business.id) }),
  });
