/**
 * What https://…/sdk/v1.js brings: one function, which opens the payment popup over a shop's page.
 * Keep this file in the shop's project, or refer to it: `/// <reference path="frontdesk.d.ts" />`.
 */

/** An amount with the decimals it counts spelled out: exponent 2 and value 995 is 9.95. */
interface FrontdeskMoney {
  /** ISO 4217, upper case. */
  currency: string;
  /** 2 for cents, 0 for yen. */
  exponent: number;
  /** Whole, 1 or more; with a field named `amount` it is proposed to the payer, and may be 0. */
  value: number;
}

/** An input that is added to the form. */
interface FrontdeskField {
  /** What the answer is called in `custom`. The field `amount` lets the payer choose the amount. */
  name: string;
  /** What the payer reads; the name when not given. */
  label?: string;
  type?: "text" | "email" | "tel" | "url" | "number" | "textarea" | "checkbox";
  required?: boolean;
  placeholder?: string;
  /** Filled in from the start. */
  value?: string | number | boolean;
}

/**
 * A payment to come, or a repeated one. Dates are ISO 8601, with or without a time. No part of a
 * plan begins before the one before it ends.
 */
type FrontdeskPlanned = { amount: FrontdeskMoney } & (
  | { scheduled: string | Date; repeat?: undefined }
  | { repeat: FrontdeskRepeat; scheduled?: undefined }
);

interface FrontdeskRepeat {
  /** One interval after the part before it, or after the payment itself, when not given. */
  first?: string | Date;
  /** Without an end when not given; for the last part of a plan only. */
  count?: number;
  /** One unit when no value is given. */
  interval: { unit: "day" | "week" | "month" | "year"; value?: number };
}

/** What is to be paid, and how the popup shows it. */
interface FrontdeskConfig {
  /** True with the key of a test merchant, and only then: no money moves. */
  test?: boolean;
  /**
   * A payment link that the shop's server had signed (`POST /merchants/<id>/link-signatures`), for
   * a merchant whose links have to be: what is paid is said by it alone, so `amount`, `text`,
   * `reference`, `plan` and `unplanned` are not given, and the language is the link's own. The
   * payer enters the amount where the link has no value.
   */
  link?: string;
  /** Without an amount, and without a field for it, the card is verified and nothing is charged. */
  amount?: FrontdeskMoney;
  /** Over the form; the merchant's name when not given. At most 200 characters. */
  title?: string;
  /** Under the title. At most 1024 characters. */
  description?: string;
  /** The language, as in `da` or `da-DK`; the browser's own when not given. */
  locale?: string;
  /** Shown to the payer and kept with the transaction. At most 600 characters. */
  text?: string;
  /** For finding the transaction by. At most 200 characters. */
  reference?: string;
  /** Kept with the transaction and given back, together with the answers to `fields`. */
  custom?: Record<string, unknown>;
  /** Inputs that are added to the form, by name alone or described. At most 20. */
  fields?: (string | FrontdeskField)[];
  /** Payments to come that the payer agrees to, one part after the other. */
  plan?: FrontdeskPlanned[];
  /** Who may start further payments from this one; the payer is asked to agree. */
  unplanned?: { customer?: boolean; merchant?: boolean };
}

/** A payment that was made. */
interface FrontdeskResult {
  /** What the server reads, captures and refunds it by. */
  transaction: { id: string };
  /** What was kept with it: `custom` of the config, and the answers to `fields`. */
  custom: Record<string, unknown>;
}

/**
 * Why there is no payment: the payer closed the popup, another call of `pay` took its place, or
 * something is wrong that the Error tells the developer.
 */
type FrontdeskFailure = "closed" | "superseded" | Error;

/** Is called once. */
type FrontdeskCallback = (
  ...outcome: [error: null, result: FrontdeskResult] | [error: FrontdeskFailure, result: undefined]
) => void;

interface FrontdeskCheckout {
  /** Opens the popup, and calls back when it is paid or closed. */
  pay(config: FrontdeskConfig, callback: FrontdeskCallback): void;
  /** The same, for who looks at the error only. */
  pay(config: FrontdeskConfig, callback: (error: FrontdeskFailure | null) => void): void;
  /** Opens the popup. Rejects with a FrontdeskFailure. */
  pay(config: FrontdeskConfig): Promise<FrontdeskResult>;
}

/** Payments to the merchant whose public key is given. Throws a TypeError without a key. */
declare function Frontdesk(options: { key: string }): FrontdeskCheckout;
