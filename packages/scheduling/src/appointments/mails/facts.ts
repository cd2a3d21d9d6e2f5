// Facts for appointment mails, so that rendering is a pure function. The sender reads them in the
// transaction of the change.
import type { Locale } from "@frontdesk/server/words/locale";

/** In minor units of an ISO 4217 currency. */
export interface Money {
  amount: number;
  currency: string;
}

/** As on the booking page; absent facts are null. */
export interface Business {
  name: string;
  email: string | null;
  phone: string | null;
  address: string | null;
  /** `#0b6352`; null for ours. */
  color: string | null;
  /** The appointment's IANA zone. */
  timezone: string;
}

export interface AppointmentFacts {
  /** The calendar UID; it never changes. */
  uid: string;
  /**
   * The iCalendar SEQUENCE. It rises only with a new time, place or resource, or with the
   * cancellation.
   */
  sequence: number;
  changedAt: Date;
  /** Null in a plain mail. */
  serviceName: string | null;
  startsAt: Date;
  /** Without buffers. */
  endsAt: Date;
  /** Only resources visible to customers. */
  resourceNames: readonly string[];
  business: Business;
  price: Money | null;
}

/** The kept card: its highest charge and last digits. */
export interface CardKept {
  fee: Money;
  last4: string | null;
}

export type CustomerNews =
  | {
      kind: "confirmed";
      deposit: Money | null;
      card: CardKept | null;
      freeUntil: Date | null;
      /** Future deadlines of partial refunds. */
      refunds: readonly { percent: number; until: Date }[];
    }
  | { kind: "requested"; deposit: Money | null; card: CardKept | null; answerBy: Date }
  | {
      kind: "fee_charged";
      reason: "no_show" | "late_cancel";
      fee: Money;
      chargedAt: Date;
      agreed: Money;
      /** The kept deposit; it counts towards the agreed fee. */
      deposit: Money | null;
    }
  /** The refund of an earlier fee. */
  | { kind: "fee_refunded"; refunded: Money }
  /** After a no-show. */
  | { kind: "deposit_kept"; kept: Money }
  | { kind: "declined"; deposit: Money | null; because: "business" | "deadline" }
  /** The approval deadline of a request. */
  | { kind: "moved"; startedAt: Date; freeUntil: Date | null; answerBy: Date | null }
  | {
      kind: "cancelled";
      by: "business" | "customer";
      /** The refund of a captured deposit. */
      refund: Money | null;
      /** The voided authorization. */
      released: Money | null;
      /** The kept part of a deposit. */
      kept: (Money & { isAll: boolean }) | null;
    }
  | { kind: "reminder"; unsubscribe: string }
  | { kind: "payment_lost"; otherTimes: readonly Date[] }
  | { kind: "verify"; until: Date };

export type CustomerKind = CustomerNews["kind"];

export interface Customer {
  email: string;
  locale: Locale;
  /** An IANA zone. */
  timezone: string;
}

/** The owner's text for a kind of mail in one language. */
export interface OwnText {
  subject: string | null;
  paragraph: string | null;
}

export interface CustomerTold {
  customer: Customer;
  news: CustomerNews;
  /** The appointment's page; for a verification, the page of its button. */
  link: string;
  /** Undefined without a text for this kind and language. */
  ownText?: OwnText | undefined;
  /** Our address as the business's name: plain mails contain no text of the account. */
  plainName?: string | undefined;
  /** The sender from the settings. */
  sender: string;
}
