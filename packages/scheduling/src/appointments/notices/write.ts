import type { Mail } from "@frontdesk/people/mail/mail";
import { isEmail } from "@frontdesk/server/text/email";
import { localeOf } from "@frontdesk/server/words/locale";
import type { Context } from "../../core/context.ts";
import { zoneOf } from "../../core/dates.ts";
import { includes } from "../../core/rights.ts";
import { listCharges } from "../../money/charges/store.ts";
import { findReceipt } from "../../money/receipts/store.ts";
import { logoUrlOf } from "../../offering/booking-pages/booking-page.ts";
import { type Trust, trustOf } from "../../parties/accounts/account.ts";
import { findClient } from "../../planning/clients/store.ts";
import { addressOf } from "../booking/address.ts";
import { type AppointmentRow, proofFor, tokenFor } from "../booking/appointment.ts";
import { isFeePending } from "../booking/fee.ts";
import type { BusinessRow } from "../customers/business.store.ts";
import { type CustomerNotice, type Money, plainFacts, plainNameOf } from "../mails/facts.ts";
import { customerMail, type StaffNotice, staffMail } from "../mails/mail.ts";
import type { NoticeKind, NoticeLease } from "../notices.store.ts";
import { readBalance } from "../orders/plan.ts";
import { listLeft, type TakenResource } from "../sessions.store.ts";
import { customerNoticeOf, type NoticeState, staffNoticeOf } from "./contents.ts";
import { batch, factsOf, feesOf, moneyOf, otherTimesOf } from "./facts.ts";
import { mailOfReceipt } from "./receipt.ts";

interface Recipient {
  email: string;
  seesClients: boolean;
  /** Entered by the account, possibly a stranger's. */
  isNamed: boolean;
}

interface StaffRecipients {
  accountId: number;
  taken: readonly TakenResource[];
  noticesTo: readonly string[];
  notice: StaffNotice;
  /** Acted, and needs no mail. */
  actorId: number | null;
}

/** A notice that needs action and reaches no member goes to administrators. */
async function recipientsOf(
  { db }: Pick<Context, "db">,
  { accountId, taken, noticesTo, notice, actorId }: StaffRecipients,
): Promise<Recipient[]> {
  const all: Recipient[] = await namedOf(db, { accountId, noticesTo });
  for (const { userId, notices } of taken) {
    if (notices === "none" || (userId !== null && userId === actorId)) continue;
    const member = userId === null ? undefined : await batch.member(db, { accountId, userId });
    if (member?.activation_state !== "active") continue;
    const seesClients = includes(member.client_rights, "view");
    all.push({ email: member.email, seesClients, isNamed: false });
  }
  const needsSomebody = notice.kind === "attention" || (isRequested(notice) && all.length === 0);
  if (needsSomebody) {
    const administrators = await batch.administrators(db, accountId);
    all.push(...administrators.map(({ email }) => ({ email, seesClients: true, isNamed: false })));
  }
  const existing = new Map(all.toReversed().map((one) => [one.email.toLowerCase(), one]));
  return [...existing.values()].filter(({ email }) => isEmail(email)).toReversed();
}

async function namedOf(
  db: Context["db"],
  { accountId, noticesTo }: Pick<StaffRecipients, "accountId" | "noticesTo">,
): Promise<Recipient[]> {
  if (noticesTo.length === 0) return [];
  const administrators = await batch.administrators(db, accountId);
  const existing = new Set(administrators.map(({ email }) => email.toLowerCase()));
  return noticesTo.map((email) => ({
    email,
    seesClients: true,
    isNamed: !existing.has(email.toLowerCase()),
  }));
}

const isRequested = (notice: StaffNotice): boolean =>
  notice.kind === "to_approve" || (notice.kind === "moved" && notice.answerBy !== null);

export interface NoticeMails {
  customer: CustomersMail | null;
  staff: readonly StaffsMail[];
  /** Milliseconds until the notice is due again; nothing is sent before. */
  waitsMs?: number;
}

export interface CustomersMail {
  mail: Mail;
  kind: NoticeKind;
  isFirst: boolean;
  /** True for an address that may be a stranger's. */
  isUnproved: boolean;
  /** True if a stranger may have booked with the address. */
  isTyped: boolean;
  isChosen: boolean;
}

export interface StaffsMail {
  mail: Mail;
  isChosen: boolean;
}

interface NoticeInput extends NoticeState {
  notice: NoticeLease;
  business: BusinessRow;
  taken: readonly TakenResource[];
  trust: Trust;
}

const nothing: NoticeMails = { customer: null, staff: [] };
/** Ended appointments lost their bookings at most this long before. */
const endingMs = 60_000;

export async function writeNotice(context: Context, notice: NoticeLease): Promise<NoticeMails> {
  const { db } = context;
  const { accountId, appointmentId } = notice;
  const existing = await batch.appointment(db, { accountId, id: appointmentId });
  const business = await batch.business(db, accountId);
  if (existing === undefined || business === undefined) return nothing;
  const { row, taken } = await slotIn(db, notice, existing);
  if (await awaitsFee(context, notice)) return { ...nothing, waitsMs: feePollMs };
  const trust = trustOf(context.settings, await batch.trust(db, accountId));
  const location = { notice, row, now: context.now(), business, taken, trust };
  if (notice.kind.startsWith("staff_")) {
    return { customer: null, staff: await toStaff(context, location) };
  }
  return { customer: await toCustomer(context, location), staff: [] };
}

const feePollMs = 5_000;
const longestFeeMs = 60 * 60_000;

/** The mail of a charged fee states the kept deposit too. */
async function awaitsFee({ db, now }: Context, notice: NoticeLease): Promise<boolean> {
  const { kind, createdAt, accountId, appointmentId } = notice;
  if (kind !== "deposit_kept" || now().getTime() - createdAt.getTime() > longestFeeMs) return false;
  return isFeePending(await listCharges(db, accountId, appointmentId));
}

/** A mail about a move states the new place, and one about an ended appointment the known place. */
async function slotIn(
  db: Context["db"],
  { accountId, kind, startedAt, formerEnd, formerIds }: NoticeLease,
  row: AppointmentRow,
): Promise<Pick<NoticeInput, "row" | "taken">> {
  const { session_id: sessionId, ended_at: endedAt } = row;
  const isOver = kind !== "moved" && kind !== "staff_moved";
  if (isOver && startedAt !== null && formerEnd !== null && formerIds !== null) {
    const taken = await listLeft(db, accountId, formerIds);
    return { row: { ...row, starts_at: startedAt, ends_at: formerEnd }, taken };
  }
  const since = endedAt && new Date(endedAt.getTime() - endingMs);
  return { row, taken: await batch.taken(db, { accountId, sessionId, since }) };
}

async function toCustomer(context: Context, location: NoticeInput): Promise<CustomersMail | null> {
  const mail = await mailToCustomer(context, location);
  if (mail === null) return null;
  const { row, notice, trust } = location;
  const { kind } = notice;
  const isUnproved = row.verified_at === null && (!row.is_by_staff || !trust.isTrusted);
  const isChosen = row.is_by_staff && !trust.isTrusted;
  const isFirst = row.mailed_at === null || kind === "verify";
  return { mail, kind, isFirst, isUnproved, isTyped: isTyped(kind, row), isChosen };
}

function isTyped(kind: NoticeKind, row: AppointmentRow): boolean {
  if (row.is_by_staff || row.verified_at !== null) return false;
  const isByBusiness = kind === "cancelled" && row.cancelled_by === "business";
  return !isByBusiness && kind !== "declined";
}

async function mailToCustomer(context: Context, location: NoticeInput): Promise<Mail | null> {
  const { row, business, taken, notice, trust } = location;
  const { snapshot, confirmed_at: confirmedAt } = row;
  const email = await addressOf(context.db, business.id, row);
  if (email === null) return null;
  if (notice.kind === "reminder" && (await wantsNone(context, business.id, row))) return null;
  if (notice.kind === "receipt") return await receiptIn(context, location, email);
  const page = addressOfPage(context, location);
  const proof = proofFor(context, business.id, row);
  const notices = customerNoticeOf(location, {
    ...(await moneyOf(context, location)),
    ...(ofFees.includes(notice.kind) ? await feesOf(context, location) : noFees),
    otherTimes: notice.kind === "payment_lost" ? await otherTimesOf(context, location) : [],
    unsubscribe: `${page}/reminders?proof=${proof}`,
  });
  if (notices === undefined) return null;
  const choosable = snapshot.parts.filter((part) => part.choosable);
  const visible = new Set(choosable.flatMap(({ resource_ids: ids }) => ids));
  const resources = taken.filter(({ id }) => visible.has(id));
  const locale = localeOf(row.locale, undefined);
  const facts = {
    ...factsOf(location, resources),
    due: await dueOf(context, location),
    isBegun: row.starts_at <= location.now,
  };
  const mail = customerMail(facts, {
    customer: { email, locale, timezone: zoneOf(row.timezone) },
    notice: notices,
    // Only the mail contains the proof: it permits changes of the client and the verification.
    link: `${page}${notices.kind === "verify" ? "/verify" : ""}?proof=${proof}`,
    ownText: await ownTextOf(context, business.id, { notice: notices, language: locale.language }),
    message: notice.message ?? undefined,
    logo: logoUrlOf(business, context.settings.publicUrl),
    sender: context.settings.mailFrom,
    ...(!trust.isTrusted && { plainName: plainNameOf(context.settings, business.id) }),
  });
  if (confirmedAt !== null) return mail;
  // Requests never had a calendar event.
  const { calendar: _unknown, ...plain } = mail;
  return plain;
}

async function dueOf({ db }: Context, { business, row }: NoticeInput): Promise<Money | undefined> {
  const { currency, price } = row.snapshot;
  if (row.state !== "confirmed" || price === null || currency === null) return undefined;
  const { due } = await readBalance(db, business.id, row);
  return due === null || due === 0 ? undefined : { amount: due, currency };
}

async function receiptIn(
  context: Context,
  { notice, business, row, trust }: NoticeInput,
  to: string,
): Promise<Mail | null> {
  const receipt = await findReceipt(context.db, business.id, notice.receiptId!);
  return receipt === undefined
    ? null
    : mailOfReceipt(context, { receipt, row, business, trust, to });
}

const ofFees: readonly NoticeKind[] = ["fee_charged", "fee_refunded", "deposit_kept"];

const noFees = { fee: null, feeRefund: null, depositKept: null };

/** Plain mails use the account's number, because staff chose its name. */
function addressOfPage(context: Context, { business, row, trust }: NoticeInput): string {
  const { id, subdomain } = business;
  const account = trust.isTrusted ? encodeURIComponent(subdomain) : String(id);
  return `${context.settings.publicUrl}/book/${account}/a/${tokenFor(context, id, row)}`;
}

async function wantsNone({ db }: Context, accountId: number, { client_id: id }: AppointmentRow) {
  return id !== null && (await findClient(db, accountId, id))?.reminders_off === true;
}

async function ownTextOf(
  { db }: Context,
  accountId: number,
  { notice, language }: { notice: CustomerNotice; language: string },
) {
  if (notice.kind === "payment_voided") return undefined;
  const { texts } = await batch.page(db, accountId);
  return texts[notice.kind]?.[language];
}

async function toStaff(context: Context, location: NoticeInput): Promise<StaffsMail[]> {
  const { business, row, taken, notice, trust } = location;
  const notices = staffNoticeOf(location);
  if (notices === undefined) return [];
  const { notices_to: noticesTo } = await batch.page(context.db, business.id);
  const { actorId } = notice;
  const staffed = { accountId: business.id, taken, noticesTo, notice: notices, actorId };
  const recipients = await recipientsOf(context, staffed);
  const { deskUrl, publicUrl } = context.settings;
  const at = `/p/${business.id}/appointments/${row.id}`;
  const link = deskUrl === undefined ? publicUrl : `${deskUrl}${at}`;
  const { isTrusted, isOwnerProved } = trust;
  const all = factsOf(location, taken);
  const facts = isTrusted ? all : plainFacts(all, plainNameOf(context.settings, business.id));
  const mail = (notice: StaffNotice) => (recipient: Recipient) => {
    const { email: to, seesClients, isNamed } = recipient;
    const customerName = seesClients && isTrusted ? row.name : null;
    const isChosen = !isTrusted && (isNamed || !isOwnerProved);
    return { mail: staffMail(facts, { to, notice, link, customerName }), isChosen };
  };
  if (notices.kind !== "moved") return recipients.map(mail(notices));
  const left = await listLeft(context.db, business.id, notice.leftIds);
  const away = { kind: "moved_away" as const, startedAt: notices.startedAt };
  const before = await recipientsOf(context, {
    accountId: business.id,
    taken: left,
    noticesTo: [],
    notice: away,
    actorId,
  });
  const gone = before.filter(({ email }) => recipients.every((other) => other.email !== email));
  return [...recipients.map(mail(notices)), ...gone.map(mail(away))];
}
