import { decimalOf, writtenIn } from "@frontdesk/server/amounts";
import { formatMessage, type Plain, type Text } from "@frontdesk/server/locales/message";
import { onOneLine } from "@frontdesk/server/text/clean";
import { fill } from "@frontdesk/server/words/fill";
import { memoize } from "../../core/memoize.ts";
import { bookingMessages, type MailMessages, mailMessages } from "../locales/catalogues.ts";
import {
  type AppointmentFacts,
  type CustomerMailInput,
  type CustomerNotice,
  clockFor,
  dayAndClockFor,
  dayFor,
  isSameClock,
  type Money,
  type Reader,
  whenFor,
} from "./facts.ts";

export interface Row {
  label: string;
  lines: readonly string[];
  isPast?: boolean;
}

export interface MailContent {
  tag: string;
  color: string | null;
  logo: string | null;
  business: string;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  rows: readonly Row[];
  action: { text: string; url: string } | null;
  notes: readonly string[];
  ending: { text: string; url: string } | null;
}

const longestName = 60;

export function shortName(name: string): string {
  const signs = [...name];
  return signs.length <= longestName ? name : `${signs.slice(0, longestName - 1).join("")}…`;
}

export function contentOf(facts: AppointmentFacts, input: CustomerMailInput): MailContent {
  const { customer, notice, link, ownText, message = "" } = input;
  const words = mailMessages(customer.locale.language);
  const reader = { tag: customer.locale.tag, timezone: customer.timezone };
  const locations = placesOf(facts, reader);
  const heading = words.headings[isRescheduledRequest(notice) ? "movedRequest" : notice.kind];
  const { service, date, time, business } = locations;
  const named = service === "" ? [] : [service];
  return {
    tag: reader.tag,
    color: facts.business.color,
    logo: input.logo ?? null,
    business,
    subject:
      ownSubject(ownText?.subject, locations) ??
      `${heading} – ${[...named, date, time].join(", ")}`,
    heading,
    paragraphs: [
      formatMessage(textOf(words, notice), { business, ...moneyIn(reader, notice) }),
      ...message
        .split(lineEnds)
        .map(onOneLine)
        .filter((line) => line !== ""),
      ...ownLines(ownText?.paragraph, locations),
      ...more(words, reader, notice),
      ...restOf(facts, { customer, notice }),
    ],
    rows: rowsOf(facts, { words, reader, notice }),
    action: actionFor(facts, { words, notice, link }),
    notes: [
      words.nothingByItself,
      notice.kind === "verify" ? words.notYou : formatMessage(words.why, { business }),
    ],
    ending:
      notice.kind === "reminder" ? { text: words.noReminders, url: notice.unsubscribe } : null,
  };
}

function placesOf(
  { serviceName, resourceNames, business, startsAt }: AppointmentFacts,
  reader: Reader,
) {
  const names = resourceNames.map(shortName);
  const name = shortName(business.name);
  const locations: Places = {
    service: shortName(serviceName ?? ""),
    resource: names.length === 0 ? name : listed(reader.tag, names),
    date: dayFor(reader, startsAt),
    time: clockFor(reader, startsAt),
    business: name,
  };
  return locations;
}

const lineEnds = /\r\n?|[\n\u0085\u2028\u2029]/;

const listFor = memoize((tag: string) => new Intl.ListFormat(tag));
const listed = (tag: string, names: readonly string[]) => listFor(tag).format(names);

const isRescheduledRequest = (notice: CustomerNotice) =>
  notice.kind === "moved" && notice.answerBy !== null;

type MessageValues = Record<"business" | "amount" | "moment", Plain>;

function textOf(words: MailMessages, notice: CustomerNotice): Text<MessageValues> {
  const { texts } = words;
  if (isRescheduledRequest(notice)) return texts.movedRequest;
  if (notice.kind === "declined") {
    return notice.because === "deadline" ? texts.declinedByDeadline : texts.declinedByBusiness;
  }
  if (notice.kind === "fee_charged") {
    return notice.reason === "no_show" ? words.feeNoShow : words.feeLateCancel;
  }
  if (notice.kind !== "cancelled") return texts[notice.kind];
  return notice.by === "customer" ? texts.cancelledByCustomer : texts.cancelledByBusiness;
}

function moneyIn(reader: Reader, notice: CustomerNotice): Omit<MessageValues, "business"> {
  const none = { amount: "", moment: "" };
  if (notice.kind === "fee_refunded")
    return { ...none, amount: amountFor(reader.tag, notice.refunded) };
  if (notice.kind === "deposit_kept")
    return { ...none, amount: amountFor(reader.tag, notice.kept) };
  if (notice.kind !== "fee_charged") return none;
  return {
    amount: amountFor(reader.tag, notice.fee),
    moment: dayFor(reader, notice.chargedAt),
  };
}

function more(words: MailMessages, reader: Reader, notice: CustomerNotice): string[] {
  const by = (text: Text<{ deadline: Plain }>, at: Date) =>
    formatMessage(text, { deadline: dayAndClockFor(reader, at) });
  const free = (until: Date | null) => (until === null ? [] : [by(words.freeUntil, until)]);
  const amountIn = (text: Text<{ amount: Plain }>, money: Money | null) =>
    money === null ? [] : [formatMessage(text, { amount: amountFor(reader.tag, money) })];
  switch (notice.kind) {
    case "confirmed":
      return [
        ...(notice.isFree ? [words.cancelsFree] : free(notice.freeUntil)),
        ...refundsIn(words, reader, notice),
        ...amountIn(words.cardKept, notice.card?.fee ?? null),
      ];
    case "fee_charged":
      return amountIn(words.feeAgreed, notice.agreed);
    case "moved":
      return notice.answerBy === null
        ? free(notice.freeUntil)
        : [by(words.answerBy, notice.answerBy)];
    case "requested":
      return [
        by(words.answerBy, notice.answerBy),
        ...amountIn(words.cardKept, notice.card?.fee ?? null),
      ];
    case "declined":
      return notice.deposit === null ? [] : [words.nothingCharged];
    case "payment_lost":
      return [words.nothingCharged];
    case "cancelled":
      return [
        ...amountIn(words.released, notice.released),
        ...amountIn(
          notice.kept?.isAll === true ? words.notRefunded : words.partlyKept,
          notice.kept,
        ),
      ];
    case "verify":
      return [by(words.keptUntil, notice.until)];
    default:
      return [];
  }
}

type ConfirmedNotice = Extract<CustomerNotice, { kind: "confirmed" }>;

function refundsIn(
  words: MailMessages,
  reader: Reader,
  { deposit, freeUntil, refunds }: ConfirmedNotice,
): string[] {
  if (deposit === null) return [];
  if (freeUntil === null && refunds.length === 0) return [words.noRefund];
  const percents = new Intl.NumberFormat(reader.tag, { style: "percent" });
  const lines = refunds.map(({ percent, until }) =>
    formatMessage(words.refundUntil, {
      percent: percents.format(percent / 100),
      deadline: dayAndClockFor(reader, until),
    }),
  );
  return [...lines, words.noRefundLater];
}

const overKinds: ReadonlySet<CustomerNotice["kind"]> = new Set([
  "declined",
  "cancelled",
  "payment_lost",
  "fee_charged",
  "fee_refunded",
  "deposit_kept",
]);

function actionOf(notice: CustomerNotice) {
  const { kind } = notice;
  if (kind === "verify") return "confirmAddress";
  if (kind === "requested" || isRescheduledRequest(notice)) return "seeRequest";
  return overKinds.has(kind) ? "bookAgain" : "moveOrCancel";
}

interface ActionInput {
  words: MailMessages;
  notice: CustomerNotice;
  link: string;
}

function actionFor({ isBegun }: AppointmentFacts, { words, notice, link }: ActionInput) {
  const action = actionOf(notice);
  if (action === "moveOrCancel" && isBegun) return null;
  return { text: words[action], url: link };
}

/** Mails that announce a visit. */
const aheadKinds: ReadonlySet<CustomerNotice["kind"]> = new Set(["confirmed", "moved", "reminder"]);

function restOf(
  { due }: AppointmentFacts,
  { customer, notice }: Pick<CustomerMailInput, "customer" | "notice">,
): string[] {
  if (due === undefined || isRescheduledRequest(notice) || !aheadKinds.has(notice.kind)) return [];
  const { language, tag } = customer.locale;
  return [formatMessage(bookingMessages(language).toPay, { amount: amountFor(tag, due) })];
}

interface Telling {
  words: MailMessages;
  reader: Reader;
  notice: CustomerNotice;
}

function rowsOf(facts: AppointmentFacts, { words, reader, notice }: Telling): Row[] {
  const { serviceName, startsAt, endsAt, resourceNames, business, price } = facts;
  const isPast = ["declined", "cancelled", "payment_lost"].includes(notice.kind);
  const money = (label: string, amount: Money | null): Row[] =>
    amount === null ? [] : [{ label, lines: [amountFor(reader.tag, amount)] }];
  const isChanged = notice.kind === "moved";
  const before = isChanged ? [dayAndClockFor(reader, notice.startedAt)] : [];
  const others = notice.kind === "payment_lost" ? notice.otherTimes : [];
  const rows: Row[] = [
    { label: words.what, lines: serviceName === null ? [] : [serviceName] },
    { label: words.when, lines: timesOf({ startsAt, endsAt }, reader, business.timezone), isPast },
    { label: words.before, lines: before, isPast: true },
    { label: words.otherTimes, lines: others.map((at) => dayAndClockFor(reader, at)) },
    {
      label: words.who,
      lines: resourceNames.length === 0 ? [] : [listed(reader.tag, resourceNames)],
    },
    { label: words.where, lines: [business.name, ...(business.address?.split(/\r?\n/) ?? [])] },
    ...money(words.price, price),
    ...money(
      words.deposit,
      "deposit" in notice && notice.kind !== "declined" ? notice.deposit : null,
    ),
    {
      label: words.card,
      lines: "card" in notice && notice.card?.last4 ? [`•••• ${notice.card.last4}`] : [],
    },
    ...money(words.refund, notice.kind === "cancelled" ? notice.refund : null),
    { label: words.contact, lines: [business.phone, business.email].filter((one) => one !== null) },
  ];
  return rows.filter(({ lines }) => lines.length > 0);
}

function timesOf(
  { startsAt, endsAt }: Pick<AppointmentFacts, "startsAt" | "endsAt">,
  reader: Reader,
  timezone: string,
): string[] {
  const own = whenFor(reader, startsAt, endsAt);
  const isSame = [startsAt, endsAt].every((at) => isSameClock(at, reader.timezone, timezone));
  return isSame ? [own] : [own, whenFor({ ...reader, timezone }, startsAt, endsAt)];
}

const formatFor = memoize(
  (tag: string, currency: string) => new Intl.NumberFormat(tag, writtenIn(currency)),
);

/** `1.250,50 kr.` */
export function amountFor(tag: string, money: Money): string {
  return formatFor(tag, money.currency).format(decimalOf(money) as Intl.StringNumericLiteral);
}

const existing = ["service", "resource", "date", "time", "business"] as const;

type Places = Record<(typeof existing)[number], string>;

export function unknownPlaces(text: string): string[] {
  const locations = text.matchAll(/\{([^{}]*)\}/g);
  const names = [...locations].map(([, name = ""]) => name);
  return names.filter((name) => !existing.some((location) => location === name));
}

function ownSubject(text: string | null | undefined, locations: Places): string | undefined {
  const subject = onOneLine(fill(text ?? "", locations));
  return subject === "" ? undefined : subject;
}

function ownLines(text: string | null | undefined, locations: Places): string[] {
  const lines = (text ?? "").split(/\r\n?|\n/).map((line) => fill(line, locations).trim());
  return lines.filter((line) => line !== "");
}
