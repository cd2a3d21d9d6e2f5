import type { Mail } from "@frontdesk/people/mail/mail";
import { localeOf } from "@frontdesk/server/words/locale";
import { findClient } from "../../bookings/clients/store.ts";
import type { Context } from "../../ground/context.ts";
import { zoneOf } from "../../ground/zones.ts";
import { addressOf } from "../appointments/address.ts";
import type { AppointmentRow } from "../appointments/appointment.ts";
import { proofFor } from "../appointments/proof.ts";
import { tokenFor } from "../appointments/token.ts";
import type { BusinessRow } from "../customers/business.store.ts";
import { customerMail } from "../mails/customer-mail.ts";
import type { CustomerNews } from "../mails/facts.ts";
import { type StaffNews, staffMail } from "../mails/staff-mail.ts";
import type { NoticeClaim } from "../notices.store.ts";
import { customerNewsOf, staffNewsOf, type ToldOf } from "./news.ts";
import { type Recipient, recipientsOf } from "./recipients.ts";
import { listLeft, type TakenResource } from "./taken.store.ts";
import { together } from "./together.ts";
import { factsOf, moneyOf, otherTimesOf } from "./told.ts";

/** The mails that a notice is; a customer's is counted by its recipient. */
export interface NoticeMails {
  customer: Mail | null;
  staff: readonly Mail[];
}

interface Place extends ToldOf {
  notice: NoticeClaim;
  business: BusinessRow;
  taken: readonly TakenResource[];
}

const nothing: NoticeMails = { customer: null, staff: [] };
/** What is over lost its bookings as it ended, or shortly before. */
const endingMs = 60_000;

/** Writes the mails of a notice by what its appointment is now; none where nothing is to tell. */
export async function writeNotice(context: Context, notice: NoticeClaim): Promise<NoticeMails> {
  const { db } = context;
  const { accountId, appointmentId } = notice;
  const row = await together.appointment(db, { accountId, id: appointmentId });
  const business = await together.business(db, accountId);
  if (row === undefined || business === undefined) return nothing;
  const { session_id: sessionId, ended_at: endedAt } = row;
  const since = endedAt && new Date(endedAt.getTime() - endingMs);
  const taken = await together.taken(db, { accountId, sessionId, since });
  const place = { notice, row, now: context.now(), business, taken };
  if (notice.kind.startsWith("staff_")) {
    return { customer: null, staff: await toStaff(context, place) };
  }
  return { customer: await toCustomer(context, place), staff: [] };
}

async function toCustomer(context: Context, place: Place): Promise<Mail | null> {
  const { row, business, taken, notice } = place;
  const { snapshot, confirmed_at: confirmedAt } = row;
  const email = await addressOf(context.db, business.id, row);
  if (email === null) return null;
  if (notice.kind === "reminder" && (await wantsNone(context, business.id, row))) return null;
  const page = addressOfPage(context, business, row);
  const news = customerNewsOf(place, {
    ...(await moneyOf(context, place)),
    otherTimes: notice.kind === "payment_lost" ? await otherTimesOf(context, place) : [],
    unsubscribe: `${page}/reminders`,
  });
  if (news === undefined) return null;
  const choosable = snapshot.parts.filter((part) => part.choosable);
  const shown = new Set(choosable.flatMap(({ resource_ids: ids }) => ids));
  const resources = taken.filter(({ id }) => shown.has(id));
  const locale = localeOf(row.locale, undefined);
  const mail = customerMail(factsOf(place, resources), {
    customer: { email, locale, timezone: zoneOf(row.timezone) },
    news,
    link:
      news.kind === "verify" ? verifyPageOf(context, { page, accountId: business.id }, row) : page,
    ownText: await ownTextOf(context, business.id, { news, language: locale.language }),
    sender: context.settings.mailFrom,
  });
  if (confirmedAt !== null) return mail;
  // Calendars know nothing of what was only asked for.
  const { calendar: _unknown, ...plain } = mail;
  return plain;
}

function addressOfPage(
  context: Context,
  { id, subdomain }: BusinessRow,
  row: AppointmentRow,
): string {
  const path = `book/${encodeURIComponent(subdomain)}/a/${tokenFor(context, id, row)}`;
  return `${context.settings.publicUrl}/${path}`;
}

/** Where the button stands: only the mail has the address of it. */
function verifyPageOf(
  context: Context,
  { page, accountId }: { page: string; accountId: number },
  row: AppointmentRow,
): string {
  return `${page}/verify?proof=${proofFor(context, accountId, row)}`;
}

async function wantsNone({ db }: Context, accountId: number, { client_id: id }: AppointmentRow) {
  return id !== null && (await findClient(db, accountId, id))?.reminders_off === true;
}

async function ownTextOf(
  { db }: Context,
  accountId: number,
  { news, language }: { news: CustomerNews; language: string },
) {
  const { texts } = await together.page(db, accountId);
  return texts[news.kind]?.[language];
}

async function toStaff(context: Context, place: Place): Promise<Mail[]> {
  const { business, row, taken, notice } = place;
  const news = staffNewsOf(place);
  if (news === undefined) return [];
  const { notices_to: noticesTo } = await together.page(context.db, business.id);
  const staffed = { accountId: business.id, taken, noticesTo, news };
  const told = await recipientsOf(context, staffed);
  const { deskUrl, publicUrl } = context.settings;
  const at = `/p/${business.id}/appointments/${row.id}`;
  const link = deskUrl === undefined ? publicUrl : `${deskUrl}${at}`;
  const facts = factsOf(place, taken);
  const mail = (news: StaffNews) => (recipient: Recipient) => {
    const { email: to, seesClients } = recipient;
    return staffMail(facts, { to, news, link, customerName: seesClients ? row.name : null });
  };
  if (news.kind !== "moved") return told.map(mail(news));
  const left = await listLeft(context.db, business.id, notice.leftIds);
  const away = { kind: "moved_away" as const, startedAt: news.startedAt };
  const before = await recipientsOf(context, {
    ...{ accountId: business.id, taken: left, noticesTo: [], news: away },
  });
  const gone = before.filter(({ email }) => told.every((other) => other.email !== email));
  return [...told.map(mail(news)), ...gone.map(mail(away))];
}
