/*
 * What the payment API is sent. Amounts are whole minor units (995 is EUR 9.95), times are ISO 8601
 * text.
 */
import type { Custom, PlannedPayment, ScaledMoney, Token, Unplanned } from "./types.ts";

/** A merchant to be created; only name, e-mail and descriptor can change afterwards. */
export interface NewMerchant {
  name?: string;
  /** The funding currency (ISO 4217); every capture is exchanged into it. */
  currency: string;
  /** False when not given: a live merchant, which the operator has to approve. */
  test?: boolean;
  email: string;
  website: string;
  /** 1 to 22 printable ASCII characters for bank statements, where no other text is given. */
  descriptor: string;
  company: {
    /** ISO 3166-1 alpha-2. */
    country: string;
    number?: string;
  };
  bank?: { iban?: string };
}

/** All that can change of a merchant. */
export type MerchantChanges = Partial<Pick<NewMerchant, "name" | "email" | "descriptor">>;

/** What a merchant's lines can be narrowed by. */
export interface LineFilter {
  transactionId?: string;
  kind?: "capture" | "refund" | "payout" | "dispute";
}

interface FollowUp {
  /** Any currency in use (ISO 4217). */
  currency: string;
  amount: number;
  /** The merchant's own when not given. */
  descriptor?: string;
  custom?: Custom;
}

/** A further payment from the customer's first transaction or, deprecated, from a saved card. */
export type NewTransaction = FollowUp & ({ transactionId: string } | { cardId: string });

/** A part of a transaction to be taken. */
export interface NewCapture {
  amount: number;
  /** Refused unless it is the transaction's: a guard against a currency that was tampered with. */
  currency?: string;
  descriptor?: string;
}

/** A captured part to be given back. */
export interface NewRefund {
  amount: number;
  descriptor?: string;
}

/** A part that will not be captured. */
export interface NewVoid {
  amount: number;
}

/** What a merchant's transactions can be narrowed by. */
export interface TransactionFilter {
  successful?: boolean;
  currency?: string;
  test?: boolean;
  reference?: string;
  "card.last4"?: string;
}

/** A card to be saved: that of a successful transaction. */
export interface NewCard {
  transactionId: string;
  notes?: string;
}

/** A dispute to be opened on a transaction of a test merchant. */
export interface NewDispute {
  transactionId: string;
  amount: number;
  reason?: { code: number; title: string };
  due?: string;
}

/** A fraud to be reported on a transaction of a test merchant. */
export interface NewFraud {
  transactionId: string;
  reported?: string;
  /** As in `Fraud`. */
  reason?: number;
}

/** A card number (`pcn`, 12 to 19 digits) or a security code (`pcsc`, 3 or 4 digits). */
export interface Secret {
  type: "pcn" | "pcsc";
  value: string;
}

/** What a customer pays, and how. The same order is the same payment, however often it is sent. */
export interface Order {
  /** Required for a test merchant, `{}` being a payment that succeeds; refused for a live one. */
  test?: Scenario;
  integration: {
    /** The merchant's public key. */
    key: string;
    /** What the page of a payment link got; required where links have to be signed. */
    seal?: string;
  };
  /** What the customer was shown. */
  text?: string;
  reference?: string;
  /** Without it the card is verified and nothing is reserved. */
  amount?: ScaledMoney;
  /** Whether it is captured as it is approved; as the merchant has it when not given. */
  capture?: "automatic" | "manual";
  card: { number: Token; expiry: { month: number; year: number }; code?: Token };
  custom?: Custom;
  /** Payments to come that the customer agrees to. */
  plan?: PlannedPayment[];
  /** Who may start further payments. */
  unplanned?: Unplanned;
}

/** An order, and what challenges gave for it, which is no part of it. */
export interface HintedOrder extends Order {
  hints?: string[];
}

/** What the simulated issuer of a test payment is to do. */
export interface Scenario {
  card?: {
    scheme?: "supported" | "unsupported" | "unknown";
    code?: "valid" | "invalid";
    status?: "valid" | "invalid" | "expired" | "disabled" | "lost";
    limit?: ScaledMoney;
    balance?: ScaledMoney;
  };
  fingerprint?: "timeout" | "success";
  tds?: {
    fingerprint?: "timeout" | "unavailable" | "success";
    challenge?: boolean;
    status?: "authenticated" | "rejected" | "unavailable" | "attempted";
  };
}
