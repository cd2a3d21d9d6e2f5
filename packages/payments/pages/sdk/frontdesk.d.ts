/**
 * https://…/sdk/v1.js adds one function to a shop's page; it opens the payment popup. Keep this
 * file in the shop's project, or refer to it: `/// <reference path="frontdesk.d.ts" />`.
 */

/** An amount with its decimals: exponent 2 and value 995 is 9.95. */
interface FrontdeskMoney {
  /** ISO 4217, upper case. */
  currency: string;
  /** Such as 2 for cents. */
  exponent: number;
  /** An integer from 1; with a field named `amount` it is a proposal to the payer, and may be 0. */
  value: number;
}

/** An extra input in the form. */
interface FrontdeskField {
  /** Key of the answer in `custom`. The field `amount` lets the payer choose the amount. */
  name: string;
  /** Label for the payer; the name by default. */
  label?: string;
  type?: "text" | "email" | "tel" | "url" | "number" | "textarea" | "checkbox";
  required?: boolean;
  placeholder?: string;
  /** Initial value. */
  value?: string | number | boolean;
}

/**
 * A future or repeated payment. Dates are ISO 8601, with or without a time. No part of a plan
 * begins before the end of the one before.
 */
type FrontdeskPlanned = { amount: FrontdeskMoney } & (
  | { scheduled: string | Date; repeat?: undefined }
  | { repeat: FrontdeskRepeat; scheduled?: undefined }
);

interface FrontdeskRepeat {
  /** By default one interval after the previous part, or after the payment itself. */
  first?: string | Date;
  /** Unlimited by default; for a plan's last part only. */
  count?: number;
  /** The price of one unit by default. */
  interval: { unit: "day" | "week" | "month" | "year"; value?: number };
}

interface FrontdeskConfig {
  /** True with the key of a test merchant, and only then: no money moves. */
  test?: boolean;
  /**
   * A payment link signed through the shop's server (`POST /merchants/<id>/link-signatures`). It
   * alone gives the payment's data and language: leave out `amount`, `text`, `reference`, `plan`
   * and `unplanned`. The payer enters a missing amount.
   */
  link?: string;
  /** Without an amount or a field for it, the popup verifies the card and charges nothing. */
  amount?: FrontdeskMoney;
  /** Above the form; the merchant's name by default. At most 200 characters. */
  title?: string;
  /** Below the title. At most 1024 characters. */
  description?: string;
  /** Language, such as `da` or `da-DK`; the browser's by default. */
  locale?: string;
  /** Shown to the payer and stored with the transaction. At most 600 characters. */
  text?: string;
  /** A search key of the transaction. At most 200 characters. */
  reference?: string;
  /** Stored with the transaction and returned with the answers to `fields`. */
  custom?: Record<string, unknown>;
  /** Extra inputs, as names or descriptions. At most 20. */
  fields?: (string | FrontdeskField)[];
  /** Future payments for the payer's consent, one part after the other. */
  plan?: FrontdeskPlanned[];
  /** Allows further payments started by customer or merchant, with the payer's consent. */
  unplanned?: { customer?: boolean; merchant?: boolean };
}

interface FrontdeskResult {
  /** Id with which the server reads, captures and refunds. */
  transaction: { id: string };
  /** `custom` of the config and the answers to `fields`. */
  custom: Record<string, unknown>;
}

/**
 * The payer closed the popup, another call of `pay` replaced it, or an Error for the developer.
 * After a lost response it is an Error, not "closed": the payment may exist.
 */
type FrontdeskFailure = "closed" | "superseded" | Error;

/** Called once. */
type FrontdeskCallback = (
  ...outcome: [error: null, result: FrontdeskResult] | [error: FrontdeskFailure, result: undefined]
) => void;

interface FrontdeskCheckout {
  /** Opens the popup; calls back after payment or closing. */
  pay(config: FrontdeskConfig, callback: FrontdeskCallback): void;
  /** Same, for callbacks that look at the error only. */
  pay(config: FrontdeskConfig, callback: (error: FrontdeskFailure | null) => void): void;
  /** Opens the popup. Rejects with a FrontdeskFailure. */
  pay(config: FrontdeskConfig): Promise<FrontdeskResult>;
}

/** Payments to the merchant of this public key. Throws a TypeError without a key. */
declare function Frontdesk(options: { key: string }): FrontdeskCheckout;
