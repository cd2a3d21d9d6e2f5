// Shared by server and browser script.

import type { ChargeCurrency, Link } from "../link.ts";
import type { Messages } from "../locales/messages.ts";
import type { TestCard } from "../test-cards.ts";

export interface PayContent {
  kind: "link" | "popup";
  api: string;
  /** BCP 47. */
  locale: string;
  words: Messages;
  payee: {
    key: string;
    name: string;
    /** Its address below the service; undefined without one. */
    logo?: string | undefined;
    currencies: readonly ChargeCurrency[];
  };
  testCards: readonly TestCard[] | undefined;
  /** Also set in a popup signed by the shop's server. */
  link?: Link | undefined;
  consent?: { text: string; isGiven: boolean } | undefined;
  /** Seconds at the time of rendering; undefined without an end. */
  secondsLeft?: number | undefined;
  /** Proves that the order matches the link. */
  seal?: string | undefined;
  /** Payment that closed a link with `once`. */
  receipt?: PastPayment | undefined;
}

/** Anyone with the link sees this: no card data. */
export interface PastPayment {
  id: string;
  /** ISO 8601. */
  at: string;
  charge: { amount: number; currency: ChargeCurrency } | undefined;
  /** In full. */
  isCaptured: boolean;
  /** Minor units. */
  refunded: number;
  reference: string;
}

export interface FaultContent {
  kind: "fault";
  message: string;
}
