// What mails say of an appointment: plain facts, so that a mail is a calculation. Whoever sends one
// reads them in the transaction that it tells of.
import type { Locale } from "@frontdesk/server/words/locale";

/** An amount in minor units of an ISO 4217 currency. */
export interface Money {
  amount: number;
  currency: string;
}

/** Who is visited, as its booking page says; what it does not say is null. */
export interface Business {
  name: string;
  email: string | null;
  phone: string | null;
  address: string | null;
  /** `#0b6352`; null for our own. */
  color: string | null;
  /** The IANA zone that the appointment is in. */
  timezone: string;
}

export interface AppointmentFacts {
  /** What its event in calendars is known by, for good. */
  uid: string;
  /** Raised with its time, its place, its resources and by its cancelling; by nothing else. */
  sequence: number;
  changedAt: Date;
  /** Null in a plain mail. */
  serviceName: string | null;
  startsAt: Date;
  /** When the customer may leave: buffers are none of theirs. */
  endsAt: Date;
  /** Those that a customer may know of. */
  resourceNames: readonly string[];
  business: Business;
  price: Money | null;
}

/** A card that is kept: up to how much may be charged to it, and the digits it is known by. */
export interface CardKept {
  fee: Money;
  last4: string | null;
}

/** What happened, of which a customer hears. */
export type CustomerNews =
  | {
      kind: "confirmed";
      deposit: Money | null;
      card: CardKept | null;
      freeUntil: Date | null;
      /** Deadlines up to which a part of the deposit is given back, still ahead. */
      refunds: readonly { percent: number; until: Date }[];
    }
  | { kind: "requested"; deposit: Money | null; card: CardKept | null; answerBy: Date }
  | {
      kind: "fee_charged";
      reason: "no_show" | "late_cancel";
      fee: Money;
      chargedAt: Date;
      agreed: Money;
      /** What is kept of a deposit, and counts towards what was agreed. */
      deposit: Money | null;
    }
  /** Of a fee that was charged before. */
  | { kind: "fee_refunded"; refunded: Money }
  /** Of somebody who did not come. */
  | { kind: "deposit_kept"; kept: Money }
  | { kind: "declined"; deposit: Money | null; because: "business" | "deadline" }
  /** By when it is answered, of what is only asked for. */
  | { kind: "moved"; startedAt: Date; freeUntil: Date | null; answerBy: Date | null }
  | {
      kind: "cancelled";
      by: "business" | "customer";
      /** What was taken and is given back. */
      refund: Money | null;
      /** What was only reserved and is let go of. */
      released: Money | null;
      /** What is kept of a deposit, and whether it is all of it. */
      kept: (Money & { isAll: boolean }) | null;
    }
  | { kind: "reminder"; unsubscribe: string }
  | { kind: "payment_lost"; otherTimes: readonly Date[] }
  | { kind: "verify"; until: Date };

export type CustomerKind = CustomerNews["kind"];

/** Whom a mail is to, and how they read: their language and their clock. */
export interface Customer {
  email: string;
  locale: Locale;
  /** An IANA zone. */
  timezone: string;
}

/** The owner's own words for a kind of mail in a language. */
export interface OwnText {
  subject: string | null;
  paragraph: string | null;
}

export interface CustomerTold {
  customer: Customer;
  news: CustomerNews;
  /** The page of the appointment; of a verification, where its button stands. */
  link: string;
  /** Undefined where the owner has none for the kind and language. */
  ownText?: OwnText | undefined;
  /** The name of a business in a plain mail, which has no words of the account: our own address. */
  plainName?: string | undefined;
  /** The installation's sender, as the settings have it. */
  sender: string;
}
