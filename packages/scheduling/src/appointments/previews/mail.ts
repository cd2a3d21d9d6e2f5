import { localeOf } from "@frontdesk/server/words/locale";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { zoneOf } from "../../core/dates.ts";
import { unprocessable } from "../../core/refusals.ts";
import { logoUrlOf } from "../../offering/booking-pages/booking-page.ts";
import { problemsOfText } from "../../offering/booking-pages/rules.ts";
import { costsToCancel, depositOf, freeUntilMinutes } from "../../offering/services/service.ts";
import { trustOf } from "../../parties/accounts/account.ts";
import { findTrust } from "../../parties/accounts/store.ts";
import { findBusiness } from "../customers/business.store.ts";
import { mailMessages } from "../locales/catalogues.ts";
import {
  type AppointmentFacts,
  type CustomerKind,
  type CustomerNotice,
  plainNameOf,
} from "../mails/facts.ts";
import { customerMail } from "../mails/mail.ts";
import { type Sample, sampleOf } from "./sample.ts";
import type { MailQuery, PreviewedMail } from "./schema.ts";

type Surroundings = Pick<Context, "db" | "now" | "settings">;

interface Previewing {
  accountId: number;
  query: Static<typeof MailQuery>;
}

export async function previewMail(
  context: Surroundings,
  { accountId, query }: Previewing,
): Promise<Static<typeof PreviewedMail>> {
  const { kind, language, subject = "", paragraph = "" } = query;
  const problems = problemsOfText({ subject, paragraph }, (name) => name);
  if (problems.length > 0) throw unprocessable(problems);
  const business = (await findBusiness(context.db, accountId))!;
  const sample = await sampleOf(context, business, mailMessages(language).what);
  const { publicUrl, mailFrom: sender } = context.settings;
  const { isTrusted } = trustOf(context.settings, await findTrust(context.db, accountId));
  const account = isTrusted ? encodeURIComponent(business.subdomain) : String(accountId);
  const link = `${publicUrl}/book/${account}`;
  const timezone = zoneOf(business.timezone);
  const mail = customerMail(factsOf(sample, context.now()), {
    customer: { email: "customer@example.com", locale: localeOf(language, undefined), timezone },
    notice: noticeOf(kind, { sample, link, now: context.now() }),
    ownText: { subject, paragraph },
    link,
    logo: logoUrlOf(business, publicUrl),
    sender,
    ...(!isTrusted && { plainName: plainNameOf(context.settings, accountId) }),
  });
  return { subject: mail.subject, text: mail.text, html: mail.html ?? "" };
}

function factsOf(sample: Sample, now: Date): AppointmentFacts {
  const { business, terms, resourceNames, startsAt, endsAt } = sample;
  const { price: amount, currency } = terms;
  return {
    uid: "preview",
    sequence: 0,
    changedAt: now,
    serviceName: terms.name,
    startsAt,
    endsAt,
    resourceNames,
    business: {
      name: business.title ?? business.name,
      email: business.contact_email,
      phone: business.phone,
      address: business.address,
      color: business.accent_color,
      timezone: zoneOf(business.timezone),
    },
    price: amount === null || currency === null ? null : { amount, currency },
  };
}

interface SampleNotice {
  sample: Sample;
  link: string;
  now: Date;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

function noticeOf(kind: CustomerKind, { sample, link, now }: SampleNotice): CustomerNotice {
  const { terms, startsAt } = sample;
  const amount = depositOf(terms);
  const { currency } = terms;
  const deposit = amount === 0 || currency === null ? null : { amount, currency };
  const { no_show_fee: amountOfFee } = terms;
  const fee = { amount: amountOfFee ?? 4_000, currency: currency ?? "EUR" };
  const card = amountOfFee === null || currency === null ? null : { fee, last4: "4242" };
  const freeMinutes = freeUntilMinutes(terms);
  const freeUntil =
    freeMinutes === null ? null : new Date(startsAt.getTime() - freeMinutes * 60_000);
  const isFree = !costsToCancel(terms);
  const daysLater = (days: number) => new Date(startsAt.getTime() + days * dayMs);
  const notice: { [Kind in CustomerKind]: Extract<CustomerNotice, { kind: Kind }> } = {
    confirmed: { kind: "confirmed", deposit, card, freeUntil, refunds: [], isFree },
    fee_charged: {
      kind: "fee_charged",
      reason: "no_show",
      fee,
      agreed: fee,
      chargedAt: startsAt,
      deposit: null,
    },
    fee_refunded: { kind: "fee_refunded", refunded: fee },
    deposit_kept: { kind: "deposit_kept", kept: deposit ?? fee },
    requested: { kind: "requested", deposit, card, answerBy: new Date(now.getTime() + 2 * hourMs) },
    declined: { kind: "declined", deposit, because: "business" },
    moved: { kind: "moved", startedAt: daysLater(-1), freeUntil, answerBy: null },
    cancelled: { kind: "cancelled", by: "business", refund: deposit, released: null, kept: null },
    reminder: { kind: "reminder", unsubscribe: link },
    payment_lost: { kind: "payment_lost", otherTimes: [1, 2, 3].map(daysLater) },
    payment_voided: { kind: "payment_voided" },
    verify: { kind: "verify", until: new Date(now.getTime() + hourMs / 2) },
  };
  return notice[kind];
}
