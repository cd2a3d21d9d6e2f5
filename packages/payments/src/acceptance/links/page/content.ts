// What the document tells the script in the browser: the one thing both sides read.

import type { ChargeCurrency, Link } from "../link.ts";
import type { Messages } from "../locales/messages.ts";
import type { TestCard } from "../test-cards.ts";

/** A page on which something can be paid, or the popup, which learns from the shop what. */
export interface PayContent {
  kind: "link" | "popup";
  /** The address of the API, without a slash at the end. */
  api: string;
  /** What amounts and dates are written by (BCP 47). */
  locale: string;
  words: Messages;
  payee: {
    key: string;
    name: string;
    currencies: readonly ChargeCurrency[];
  };
  /** Cards to try; undefined for a live merchant. */
  testCards: readonly TestCard[] | undefined;
  /** Also in a popup, where the shop's server signed what is paid. */
  link?: Link | undefined;
  /** The agreement to later charges, where the link limits them; its text is part of the order. */
  consent?: { text: string; isGiven: boolean } | undefined;
  /** How long the link can still be paid, as the document is made; undefined without an end. */
  secondsLeft?: number | undefined;
  /** By which the order is known to be what the link says. */
  seal?: string | undefined;
  /** Of the payment that a link with `once` had before: it takes no other. */
  receipt?: PastPayment | undefined;
}

/** What is told of a payment to whoever has its link: nothing of its card. */
export interface PastPayment {
  id: string;
  /** ISO 8601. */
  at: string;
  /** Undefined where a card was kept, and nothing charged. */
  charge: { amount: number; currency: ChargeCurrency } | undefined;
  /** Whether all of it was captured, not only reserved. */
  isCaptured: boolean;
  reference: string;
}

/** The popup, when it cannot be paid in. */
export interface FaultContent {
  kind: "fault";
  /** For the shop's developer. */
  message: string;
}
