/*
 * What the payment API answers with. Amounts are whole minor units (995 is EUR 9.95), times are
 * ISO 8601 text in UTC, ids are 24 hexadecimal digits that sort by creation.
 */

/** An amount of a currency. */
export interface Money {
  /** ISO 4217. */
  currency: string;
  /** Minor units. */
  amount: number;
}

/** An app's identity and its key. */
export interface App {
  id: string;
  name: string | null;
  /** Secret, and shown only this once. */
  key: string;
}

/** Who the key of the client belongs to. */
export interface Identity {
  id: string;
  name: string | null;
  created: string;
}

/** One of the keys of an app, as listed. */
export interface AppKey {
  id: string;
  /** What the key begins with. */
  prefix: string;
  created: string;
  revoked: string | null;
}

/** A further key of an app. */
export interface NewAppKey {
  id: string;
  prefix: string;
  /** Secret, and shown only this once. */
  key: string;
  created: string;
}

/** An account that payments are made to. */
export interface Merchant {
  id: string;
  /** Public: for payments and payment links. */
  key: string;
  name: string | null;
  currency: string;
  test: boolean;
  email: string;
  website: string;
  descriptor: string;
  company: { country: string; number: string | null };
  bank: { iban: string | null };
  created: string;
  /** Minor units of the merchant's currency. */
  balance: number;
  /** What the merchant may do. */
  claim: {
    canChargeCard: boolean;
    canSaveCard: boolean;
    canTransferToCard: boolean;
    canCapture: boolean;
    canRefund: boolean;
    canVoid: boolean;
  };
  pricing: {
    /** Part of each capture: 0.0135 is 1.35 %. Refunds give it back where `refundsFee` is true. */
    rate: number;
    flat: Money;
    dispute: Money;
    refundsFee: boolean;
  };
  tds: { mode: "avoid" | "attempt" | "full" };
}

/** Somebody with access to a merchant, or invited to it. */
export interface User {
  id: string;
  email: string;
  created: string;
  /** Once the invitation was accepted. */
  name?: string;
}

/** An app with access to a merchant. */
export interface MerchantApp {
  id: string;
  name: string | null;
  /** Only with the calling app, which knows it anyway. */
  key?: string;
}

/** A movement of a merchant's balance; exactly one of the four kinds is present and true. */
export interface Line {
  id: string;
  merchantId: string;
  test: boolean;
  created: string;
  /** What the balance changed by, in minor units of the merchant's currency. */
  balance: number;
  /** Minor units of the merchant's currency; what a refund returns of it is in the balance too. */
  fee: number;
  feeReturned?: number;
  description: string | null;
  transactionId?: string;
  /** Before exchange. */
  amount: Money;
  /** Units of the merchant's currency for one of the amount's, where they differ. */
  rate?: number;
  capture?: boolean;
  refund?: boolean;
  payout?: boolean;
  /** Where a payout went. */
  bank?: { iban: string };
  dispute?: boolean;
  /** How the dispute closed, on the line that closed it. */
  won?: boolean;
  lost?: boolean;
}

/** The network of a card. */
export type Scheme = "visa" | "mastercard";

/** Why a payment was not made. */
export interface ProcessingFailure {
  /** Stable; the messages are too. */
  code: number;
  message: string;
  /** Repeats the message. */
  text: string;
  /** Whether the customer can act on it. */
  client: boolean;
  /** Whether the merchant can act on it. */
  merchant: boolean;
}

/** Something done to a transaction; exactly one of capture, refund, void and dispute is present. */
export interface TrailEntry {
  capture?: boolean;
  refund?: boolean;
  void?: boolean;
  /** A dispute that was closed: exactly one of won and lost is present. */
  dispute?: { id: string; won?: boolean; lost?: boolean };
  /** The void of an authorisation that expired. */
  expired?: boolean;
  /** True when the acquirer refused it for good, and it was taken back. */
  failed?: boolean;
  created: string;
  /** Minor units of the transaction's currency. */
  amount: number;
  /** What the merchant's balance changed by, after fees, in its currency. */
  balance: number;
  /** Minor units of the merchant's currency; what a refund returns of it is in the balance too. */
  fee: { flat: number; rate: number };
  feeReturned?: number;
  descriptor?: string;
  lineId?: string;
}

/** An amount with the decimals it counts spelled out: exponent 2 and value 995 is 9.95. */
export interface ScaledMoney {
  currency: string;
  exponent: number;
  value: number;
}

/**
 * One payment, or a repeated one, of a plan: either `scheduled` or `repeat` is present. Dates are
 * ISO 8601, days or moments; parts of a plan follow each other.
 */
export interface PlannedPayment {
  amount: ScaledMoney;
  scheduled?: string;
  repeat?: {
    /** One interval after the part before it, or after the payment itself, when not given. */
    first?: string;
    /** Without an end when not given; the last part of a plan only. */
    count?: number;
    /** One unit when no value is given. */
    interval: { unit: "day" | "week" | "month" | "year"; value?: number };
  };
}

/** Who may start further payments. */
export interface Unplanned {
  customer?: boolean;
  merchant?: boolean;
}

/** A payment. Its amounts are minor units of its currency. */
export interface Transaction {
  id: string;
  merchantId: string;
  test: boolean;
  created: string;
  currency: string;
  amount: number;
  descriptor: string;
  /** Available for capture or void. */
  pendingAmount: number;
  /** The total of captures; refunds do not lower it. */
  capturedAmount: number;
  refundedAmount: number;
  voidedAmount: number;
  /** In disputes that are open or lost. */
  disputedAmount: number;
  /** Available for refund. */
  refundableAmount: number;
  card: {
    bin: string;
    last4: string;
    /** The last moment at which the card can be used. */
    expiry: string;
    scheme: Scheme;
    /** Whether the customer gave the security code. */
    code: { present: boolean };
  };
  text?: string;
  /** Null when none was given. */
  custom: Custom | null;
  reference?: string;
  /** Payments to come that the customer agreed to. */
  plan?: PlannedPayment[];
  /** Who may start further payments. */
  unplanned?: Unplanned;
  /** How 3-D Secure was applied; absent when it was not. */
  tds?: "attempt" | "full";
  /** Made from a server, without the customer. */
  recurring: boolean;
  successful: boolean;
  error: false | ProcessingFailure;
  /** Oldest first. */
  trail: TrailEntry[];
}

/** Any data of the merchant's, at most 50 KB as JSON. */
export type Custom = Record<string, unknown>;

/** A saved card. */
export interface Card {
  id: string;
  merchantId: string;
  created: string;
  bin: string;
  last4: string;
  expiry: string;
  scheme: Scheme;
  notes: string | null;
  deleted: null;
}

/** A charge that the cardholder contests with the bank. */
export interface Dispute {
  id: string;
  merchantId: string;
  transactionId: string;
  created: string;
  /** Minor units of the transaction's currency. */
  amount: number;
  reason: { code: number; title: string };
  /** Until when the merchant can answer it. */
  due: string;
  state: "open" | "won" | "lost";
}

/** A report that a card was used by somebody else. */
export interface Fraud {
  id: string;
  merchantId: string;
  transactionId: string;
  created: string;
  reported?: string;
  /**
   * 0 misc, 1 fraudulent usage, 2 fraudulent application, 3 counterfeit, 4 account takeover, 5 card
   * not delivered, 6 card stolen, 7 card lost, 8 cardholder manipulated.
   */
  reason?: number;
}

/** A sealed card number or security code, good for ten minutes and one order. */
export interface Token {
  token: string;
}

/** What is wrong with one field of a request; parts of an object are dotted: `company.country`. */
export interface Problem {
  field: string;
  message: string;
}
