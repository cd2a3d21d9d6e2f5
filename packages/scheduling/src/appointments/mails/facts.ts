// Facts for appointment mails, read in the transaction of the change. Rendering is a pure function.
import type { Locale } from "@frontdesk/server/words/locale";

/** Minor units; ISO 4217. */
export interface Money {
  amount: number;
  currency: string;
}

/** As on the booking page. */
export interface Business {
  name: string;
  email: string | null;
  phone: string | null;
  address: string | null;
  /** `#0b6352`; null for ours. */
  color: string | null;
  /** IANA. */
  timezone: string;
}

export interface AppointmentFacts {
  /** Constant. */
  uid: string;
  /** iCalendar SEQUENCE: rises only with a new time, place or resource, or the cancellation. */
  sequence: number;
  changedAt: Date;
  /** Null in a plain mail. */
  serviceName: string | null;
  startsAt: Date;
  /** Without buffers. */
  endsAt: Date;
  /** Visible to customers. */
  resourceNames: readonly string[];
  business: Business;
  price: Money | null;
}

/** Highest charge and last digits. */
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
      /** Future partial refunds. */
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
  /** Of an earlier fee. */
  | { kind: "fee_refunded"; refunded: Money }
  /** After a no-show. */
  | { kind: "deposit_kept"; kept: Money }
  | { kind: "declined"; deposit: Money | null; because: "business" | "deadline" }
  /** Approval deadline of a request. */
  | { kind: "moved"; startedAt: Date; freeUntil: Date | null; answerBy: Date | null }
  | {
      kind: "cancelled";
      by: "business" | "customer";
      /** Of a captured deposit. */
      refund: Money | null;
      /** Voided authorization. */
      released: Money | null;
      /** Of a deposit. */
      kept: (Money & { isAll: boolean }) | null;
    }
  | { kind: "reminder"; unsubscribe: string }
  | { kind: "payment_lost"; otherTimes: readonly Date[] }
  | { kind: "verify"; until: Date };

export type CustomerKind = CustomerNotice["kind"];

export interface Customer {
  email: string;
  locale: Locale;
  /** IANA. */
  timezone: string;
}

/** By the owner, for a kind and language. */
export interface OwnText {
  subject: string | null;
  paragraph: string | null;
}

export interface CustomerMailInput {
  customer: Customer;
  notice: CustomerNotice;
  /** Page of the appointment, or of the verify button. */
  link: string;
  ownText?: OwnText | undefined;
  /** Our address as the business's name: plain mails contain no text of the account. */
  plainName?: string | undefined;
  /** From the settings. */
  sender: string;
}
