// Read in the transaction of the change. Rendering is pure.
import type { Locale } from "@frontdesk/server/words/locale";

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
}

export interface CardKept {
  fee: Money;
  last4: string | null;
}

export type CustomerNotice =
  | {
      kind: "confirmed";
      deposit: Money | null;
      card: CardKept | null;
      freeUntil: Date | null;
      refunds: readonly { percent: number; until: Date }[];
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
  plainName?: string | undefined;
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
