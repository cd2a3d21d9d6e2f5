// Read in the transaction of the change. Rendering is pure.
import type { Locale } from "@frontdesk/server/words/locale";
import { memoize } from "../../core/memoize.ts";

export const subjectOf = ({ accountId, appointmentId }: AboutInput): string =>
  `appointment ${appointmentId} of account ${accountId}`;

interface AboutInput {
  accountId: number;
  appointmentId: number;
}

/** Minor units; ISO 4217. */
export interface Money {
  amount: number;
  currency: string;
}

export interface Business {
  name: string;
  email: string | null;
  phone: string | null;
  address: string | null;
  color: string | null;
  /** IANA. */
  timezone: string;
}

export interface AppointmentFacts {
  uid: string;
  /** iCalendar SEQUENCE: rises only with a new time, place or resource, or the cancellation. */
  sequence: number;
  changedAt: Date;
  serviceName: string | null;
  startsAt: Date;
  /** Without buffers. */
  endsAt: Date;
  resourceNames: readonly string[];
  business: Business;
  price: Money | null;
  /** To pay at the business; absent for nothing. */
  due?: Money | undefined;
  /** A begun appointment can be neither moved nor cancelled. */
  isBegun?: boolean;
}

export interface CardKept {
  fee: Money | null;
  last4: string | null;
}

export type CustomerNotice =
  | {
      kind: "confirmed";
      deposit: Money | null;
      card: CardKept | null;
      freeUntil: Date | null;
      refunds: readonly { percent: number; until: Date }[];
      /** The customer agreed to neither a deposit nor a fee. */
      isFree: boolean;
    }
  | { kind: "requested"; deposit: Money | null; card: CardKept | null; answerBy: Date }
  | {
      kind: "fee_charged";
      reason: "no_show" | "late_cancel";
      fee: Money;
      chargedAt: Date;
      agreed: Money;
      /** Counts towards the agreed fee. */
      deposit: Money | null;
    }
  | { kind: "fee_refunded"; refunded: Money }
  | { kind: "deposit_kept"; kept: Money }
  | { kind: "declined"; deposit: Money | null; because: "business" | "deadline" }
  | { kind: "moved"; startedAt: Date; freeUntil: Date | null; answerBy: Date | null }
  | {
      kind: "cancelled";
      by: "business" | "customer";
      refund: Money | null;
      released: Money | null;
      kept: (Money & { isAll: boolean }) | null;
    }
  | { kind: "reminder"; unsubscribe: string }
  | { kind: "payment_lost"; otherTimes: readonly Date[] }
  | { kind: "payment_voided" }
  | { kind: "verify"; until: Date };

export type CustomerKind = CustomerNotice["kind"];

export interface Customer {
  email: string;
  locale: Locale;
  timezone: string;
}

export interface OwnText {
  subject: string | null;
  paragraph: string | null;
}

export interface CustomerMailInput {
  customer: Customer;
  notice: CustomerNotice;
  link: string;
  ownText?: OwnText | undefined;
  /** By staff, about this change. */
  message?: string | undefined;
  plainName?: string | undefined;
  /** Its URL. */
  logo?: string | null | undefined;
  sender: string;
}

/** Times and amounts only: plain mails contain no text of the account. */
export function plainFacts(facts: AppointmentFacts, name: string): AppointmentFacts {
  const { timezone } = facts.business;
  const business = { name, email: null, phone: null, address: null, color: null, timezone };
  return { ...facts, serviceName: null, resourceNames: [], business };
}

export function plainNameOf({ publicUrl }: { publicUrl: string }, accountId: number): string {
  return `${publicUrl.replace(/^https?:\/\//, "")}/book/${accountId}`;
}

export interface Reader {
  /** BCP 47. */
  tag: string;
  /** IANA. */
  timezone: string;
}

const dated = { weekday: "long", day: "numeric", month: "long" } as const;
const timed = { hour: "numeric", minute: "2-digit" } as const;
const ways = {
  day: dated,
  clock: timed,
  both: { ...dated, ...timed },
  whole: { ...dated, ...timed, year: "numeric" },
  zone: { timeZoneName: "long" },
  date: { dateStyle: "long" },
  moment: { dateStyle: "long", timeStyle: "short" },
} as const;

const formatFor = memoize(
  (tag: string, timeZone: string, route: keyof typeof ways) =>
    new Intl.DateTimeFormat(tag, { ...ways[route], timeZone }),
);

const written = ({ tag, timezone }: Reader, route: keyof typeof ways): Intl.DateTimeFormat =>
  formatFor(tag, timezone, route);

export function dayFor(reader: Reader, at: Date): string {
  return written(reader, "day").format(at);
}

export function clockFor(reader: Reader, at: Date): string {
  return written(reader, "clock").format(at);
}

/** `tirsdag 1. december kl. 10.00` */
export function dayAndClockFor(reader: Reader, at: Date): string {
  return written(reader, "both").format(at);
}

/** `1. december 2026 kl. 10.00` */
export function momentFor(reader: Reader, at: Date): string {
  return written(reader, "moment").format(at);
}

/** `1. december 2026` of `2026-12-01` */
export function dateFor(tag: string, date: string): string {
  return written({ tag, timezone: "UTC" }, "date").format(new Date(date));
}

/** `tirsdag den 1. december 2026 10.00–10.45 (centraleuropæisk normaltid)` */
export function whenFor(reader: Reader, from: Date, to: Date): string {
  const span = spanFor(reader, from, to);
  const parts = written(reader, "zone").formatToParts(from);
  const zone = parts.find(({ type }) => type === "timeZoneName")?.value ?? reader.timezone;
  return `${span} (${zone})`;
}

/** An end at midnight belongs to the day before. */
function spanFor(reader: Reader, from: Date, to: Date): string {
  const [start, end] = [from, to].map((at) =>
    at.toTemporalInstant().toZonedDateTimeISO(reader.timezone).toPlainDateTime(),
  ) as [Temporal.PlainDateTime, Temporal.PlainDateTime];
  const midnight = start.toPlainDate().add({ days: 1 }).toPlainDateTime();
  if (!end.equals(midnight)) return written(reader, "whole").formatRange(from, to);
  const wall = { ...reader, timezone: "UTC" };
  const [eleven, noon] = [11, 12].map((hour) => onWall(start.with({ hour, minute: 0 })));
  const view = { startRange: timeOf(wall, start), endRange: endOf(wall, end) };
  return written(wall, "whole")
    .formatRangeToParts(eleven!, noon!)
    .map(({ source, type, value }) => (source === "shared" ? value : (view[source][type] ?? value)))
    .join("");
}

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

const timeParts = new Set(["hour", "minute", "dayPeriod"]);

function timeOf(wall: Reader, at: Temporal.PlainDateTime): Parts {
  const parts = written(wall, "whole").formatToParts(onWall(at));
  const times = parts.filter(({ type }) => timeParts.has(type));
  return Object.fromEntries(times.map(({ type, value }) => [type, value]));
}

/** 24:00 in 24-hour languages. */
function endOf(wall: Reader, midnight: Temporal.PlainDateTime): Parts {
  const { hourCycle } = written(wall, "whole").resolvedOptions();
  return { ...timeOf(wall, midnight), ...(hourCycle === "h23" && { hour: "24" }) };
}

const onWall = (at: Temporal.PlainDateTime): Date =>
  new Date(at.toZonedDateTime("UTC").epochMilliseconds);

export function isSameClock(at: Date, one: string, other: string): boolean {
  const instant = at.toTemporalInstant();
  const offsetIn = (zone: string) => instant.toZonedDateTimeISO(zone).offsetNanoseconds;
  return offsetIn(one) === offsetIn(other);
}
