/* Staff mail a receipt. The limits are those of mails about appointments. */
import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { isEmail } from "@frontdesk/server/text/email";
import { localeOf } from "@frontdesk/server/words/locale";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { zoneOf } from "../../core/dates.ts";
import { invalid } from "../../core/refusals.ts";
import { includes } from "../../core/rights.ts";
import { findOrder } from "../../money/orders/store.ts";
import { type ReceiptRow, receiptOf } from "../../money/receipts/receipt.ts";
import { findReceipt } from "../../money/receipts/store.ts";
import { type Trust, trustOf } from "../../parties/accounts/account.ts";
import { findTrust } from "../../parties/accounts/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { addressOf } from "../booking/address.ts";
import type { AppointmentRow } from "../booking/appointment.ts";
import { findAppointment, lockAppointment } from "../booking/store.ts";
import { findBusiness } from "../customers/business.store.ts";
import { plainNameOf, subjectOf } from "../mails/facts.ts";
import { receiptMail } from "../mails/receipt-mail.ts";
import { type Count, chosen, takeAll } from "../notices/allowance.ts";
import { mayChangeOrder } from "../orders/refund.ts";
import { receiptMailRefusals as refusals } from "./refusals.ts";
import type { ReceiptMailing } from "./schema.ts";

interface MailingInput {
  id: number;
  body: Static<typeof ReceiptMailing>;
}

export interface Mailing {
  receipt: ReceiptRow;
  appointmentId: number;
  trust: Trust;
  /** Undefined for the address of the client. */
  email: string | undefined;
}

/** Counts the mail. Call before any transaction. */
export async function admitMailing(
  context: Context,
  actor: Actor,
  { id, body }: MailingInput,
): Promise<Mailing> {
  const { db, settings } = context;
  const { id: accountId, rights } = actor.account;
  const receipt = await findReceipt(db, accountId, id);
  const order = receipt && (await findOrder(db, accountId, receipt.orderId));
  if (receipt === undefined || order === undefined) throw refusals.notFound();
  const isAllowed =
    includes(rights.clients, "view") && (await mayChangeOrder(context, actor, order));
  if (!isAllowed) throw refusals.forbidden();
  const { email } = body;
  if (email !== undefined && !isEmail(email)) throw invalid(refusals.notEmail());
  const appointmentId = order.items.find(({ kind }) => kind === "appointment")!.appointmentId!;
  const row = (await findAppointment(db, accountId, appointmentId))!;
  const trust = trustOf(settings, await findTrust(db, accountId));
  const recipient = email ?? (await knownAddress(db, accountId, row));
  await count(context, accountId, { recipient, trust });
  return { receipt, appointmentId, trust, email };
}

async function knownAddress(db: Database, accountId: number, row: AppointmentRow): Promise<string> {
  const known = await addressOf(db, accountId, row);
  if (known === null) throw refusals.noAddress();
  return known;
}

interface Counting {
  recipient: string;
  trust: Trust;
}

async function count(
  { limits }: Pick<Context, "limits">,
  accountId: number,
  { recipient, trust }: Counting,
): Promise<void> {
  const key = recipient.toLowerCase();
  const own: Count = ["mailsByRecipient", `${accountId} ${key}`];
  const others: Count[] = trust.isTrusted
    ? []
    : [["unprovedMailsByRecipient", key], ...(await chosen(limits, accountId, key))];
  const wait = await takeAll(limits, [own, ...others]);
  if (wait > 0) throw refusals.tooOften(String(Math.ceil(wait / 1000)));
}

/** An erasure waits, and deletes the queued mail. */
export async function sendReceipt(
  outer: Context,
  accountId: number,
  { receipt: { id }, appointmentId, trust, email }: Mailing,
): Promise<void> {
  const { settings, post } = outer;
  await atomically(outer.db, async (db) => {
    const row = (await lockAppointment(db, accountId, appointmentId))!;
    const to = email ?? (await knownAddress(db, accountId, row));
    const receipt = (await findReceipt(db, accountId, id))!;
    const business = (await findBusiness(db, accountId))!;
    const mail = receiptMail(receiptOf(receipt), {
      to,
      locale: localeOf(row.locale, undefined),
      timezone: zoneOf(business.timezone),
      color: business.accent_color,
      ...(!trust.isTrusted && { plainName: plainNameOf(settings, accountId) }),
    });
    await post.send(db, { ...mail, about: subjectOf({ accountId, appointmentId }) });
  });
}
