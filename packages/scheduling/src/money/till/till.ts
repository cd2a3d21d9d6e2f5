/*
 * The till is the one door to a payment service: an account's merchant there, by the key that it
 * was connected with. No call takes longer than five seconds, and none is repeated by itself.
 */
import type { Transaction } from "@frontdesk/payments-client/types";

/** A payment as the payment service has it; amounts in minor units of its currency. */
export type Payment = Transaction;

/** What it takes to open the till of an account. */
export interface TillKey {
  /** Null for the payment service of this installation. */
  url: string | null;
  merchantId: string;
  key: string;
  linkSecret: string | null;
}

export interface TillMerchant {
  name: string;
  currency: string;
  isTest: boolean;
  claims: Record<string, boolean>;
}

/** What a customer is to be asked for. */
export interface AskedPayment {
  reference: string;
  /** 0 where nothing is paid, and the card is only kept. */
  amount: number;
  currency: string;
  text: string;
  /** Where the page of the payment goes back to. */
  returnTo: string;
  /** Until when paying may begin. */
  until: Date;
  locale: string;
  /** The agreement by which the card is kept for a fee; null where it is not kept. */
  noShow: { limit: number; givenAt: string } | null;
  /** When the appointment begins, as its customer's clocks show it: RFC 9557. */
  starts: string;
  /** The colour of the business, if it chose one. */
  color: string | null;
}

/** A step of money: `key` is the same whenever the very step is repeated. */
export interface Movement {
  kind: "capture" | "refund" | "void";
  amount: number;
  key: string;
}

/** A payment to be made from an earlier one, without the customer. */
export interface LaterPayment {
  transactionId: string;
  amount: number;
  currency: string;
  /** Under which agreement of the earlier one it is made, where that has limits. */
  purpose?: "no_show";
  /** What it is found by again: the same whenever it is repeated. */
  request: string;
}

/** Something that became of the merchant there. */
export interface TillEvent {
  id: string;
  type: string;
  /** The payment that it is about. */
  transactionId: string | undefined;
}

export interface Till {
  merchant(): Promise<TillMerchant>;
  /** The address of a page where the asked amount is paid, and only reserved, or a card is kept. */
  linkTo(asked: AskedPayment): Promise<string>;
  /** Whether links that are signed with the given link secret are taken. */
  takesLinkSecret(): Promise<boolean>;
  /** All payments under a reference, newest first, failed ones too. */
  find(reference: string): Promise<Payment[]>;
  /** Those from a moment on, or after one by its id, oldest first, in pages; all from null on. */
  since(start: Date | string | null): AsyncIterable<Payment[]>;
  /** Those of an amount that were made with the card of an earlier one, since that, in pages. */
  madeFrom(earlier: Payment, amount: number): AsyncIterable<Payment[]>;
  /** The moment of the newest payment; null where there is none. */
  newest(): Promise<Date | null>;
  /** What happened after an event, oldest first, in pages; `gone` where that is too long ago. */
  events(after: string): AsyncIterable<TillEvent[]>;
  /** The id of the newest event; null where there is none. */
  newestEvent(): Promise<string | null>;
  read(transactionId: string): Promise<Payment>;
  /** Gives the payment as it is after the step. */
  move(transactionId: string, movement: Movement): Promise<Payment>;
  /** Gives the id of the payment; a declined one is a `TillTrouble`. */
  payLater(later: LaterPayment): Promise<string>;
}

export type OpenTill = (key: TillKey) => Till;

/**
 * Why a till did not do what was asked: it is away, or said nothing that is known to be its own,
 * and may do it later or may have done it; the key is not good or may not do this; it refused; a
 * card was declined; or what was asked about is too long ago.
 */
export type TroubleKind =
  | "away"
  | "key"
  | "forbidden"
  | "unknown"
  | "refused"
  | "declined"
  | "gone";

export class TillTrouble extends Error {
  readonly kind: TroubleKind;
  constructor(kind: TroubleKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "TillTrouble";
    this.kind = kind;
  }
}

/** The kind of trouble that an error is of; undefined of any other error. */
export function troubleOf(error: unknown): TroubleKind | undefined {
  return error instanceof TillTrouble ? error.kind : undefined;
}
