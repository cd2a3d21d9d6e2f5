/* Staff mail a receipt. The limits are those of mails about appointments. */

import { atomically } from "@frontdesk/database/atomically";
import { isEmail } from "@frontdesk/server/text/email";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { isOwnAppointment } from "../../core/own.store.ts";
import { invalid } from "../../core/refusals.ts";
import { includes } from "../../core/rights.ts";
import { findOrder } from "../../money/orders/store.ts";
import type { ReceiptRow } from "../../money/receipts/receipt.ts";
import { findReceipt } from "../../money/receipts/store.ts";
import { type Trust, trustOf } from "../../parties/accounts/account.ts";
import { findTrust } from "../../parties/accounts/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { addressOf } from "../booking/address.ts";
import type { AppointmentRow } from "../booking/appointment.ts";
import { mayChange } from "../booking/change.ts";
import { findAppointment, lockAppointment } from "../booking/store.ts";
import { findBusiness } from "../customers/business.store.ts";
import { subjectOf } from "../mails/facts.ts";
import { type Count, chosen, takeAll } from "../notices/allowance.ts";
import { mailOfReceipt } from "../notices/receipt.ts";
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
  /** Null without an address. */
  counted: string | null;
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
  if (receipt === undefined) throw refusals.notFound();
  const row = await changeableRow(context, actor, receipt);
  if (row === undefined || !includes(rights.clients, "view")) throw refusals.forbidden();
  const { email } = body;
  if (email !== undefined && !isEmail(email)) throw invalid(refusals.notEmail());
  const trust = trustOf(settings, await findTrust(db, accountId));
  const counted = email ?? (await addressOf(db, accountId, row));
  if (counted !== null) await count(context, accountId, { recipient: counted, trust });
  return { receipt, appointmentId: row.id, trust, email, counted };
}

/** The appointment of the receipt's client, if the caller may change all of them. */
async function changeableRow(
  context: Pick<Context, "db">,
  actor: Actor,
  { orderId, lines }: ReceiptRow,
): Promise<AppointmentRow | undefined> {
  const accountId = actor.account.id;
  // A credit note may name another appointment than the receipt, or none.
  const order = orderId === null ? undefined : await findOrder(context.db, accountId, orderId);
  const parts =
    order?.items.map(({ kind, appointmentId: id }) => ({ kind, id })) ??
    lines.map(({ kind, appointment_id: id }) => ({ kind, id }));
  const isTip = ({ kind }: (typeof parts)[number]) => Number(kind === "tip");
  const tipsLast = parts.toSorted((one, other) => isTip(one) - isTip(other));
  const ids = new Set(tipsLast.flatMap(({ id }) => id ?? []));
  const rows: AppointmentRow[] = [];
  for (const id of ids) {
    const row = await findAppointment(context.db, accountId, id);
    if (row === undefined || !(await isChangeable(context, actor, row))) return undefined;
    rows.push(row);
  }
  return rows[0];
}

/** An ended appointment has no bookings left, but stays its person's own. */
async function isChangeable(
  context: Pick<Context, "db">,
  actor: Actor,
  row: AppointmentRow,
): Promise<boolean> {
  if (await mayChange(context, actor, row)) return true;
  const only = { accountId: actor.account.id, userId: actor.userId };
  return await isOwnAppointment(context.db, only, row.id);
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
  { receipt: { id }, appointmentId, trust, email, counted }: Mailing,
): Promise<void> {
  const { post } = outer;
  await atomically(outer.db, async (db) => {
    const row = (await lockAppointment(db, accountId, appointmentId))!;
    const to = email ?? (await addressOf(db, accountId, row));
    if (to === null || counted === null) throw refusals.noAddress();
    const receipt = (await findReceipt(db, accountId, id))!;
    const business = (await findBusiness(db, accountId))!;
    const mail = mailOfReceipt(outer, { receipt, row, business, trust, to });
    await post.send(db, { ...mail, about: subjectOf({ accountId, appointmentId }) });
  });
}
