// All that a customer reads, in one language each. Words in braces are filled in; every language
// has the same ones.

import type { Purpose } from "../../../transactions/transactions/agreement.schema.ts";

export interface Words {
  /** The heading: {merchant}. */
  payTo: string;
  /** The button: {amount}. */
  pay: string;
  paying: string;
  cardNumber: string;
  expiry: string;
  /** In the empty field for month and year, two letters each. */
  expiryHint: string;
  code: string;
  codeHint: string;
  reference: string;
  amount: string;
  currency: string;
  enterAmount: string;
  continue: string;
  changeAmount: string;
  deleteDigit: string;
  isEncrypted: string;
  /** Above the consent. */
  keepsCard: string;
  /** What the customer agrees to; kept with the payment: {merchant}. */
  consent: string;
  /** The same with a limit, by what may be charged: {merchant}, {amount}. */
  consents: Record<Purpose, string>;
  /** Above an agreement that was given before. */
  agreedBefore: string;
  /** The way back to the booking, without paying. */
  back: string;
  /** {time} */
  timeLeft: string;
  tickToContinue: string;
  saveCard: string;
  /** The heading where a card is kept and nothing paid: {merchant}. */
  saveFor: string;
  nothingCharged: string;
  close: string;
  fillIn: string;
  checkField: string;
  testMode: string;
  testCards: string;
  testCardsHint: string;
  paid: string;
  reserved: string;
  cardSaved: string;
  date: string;
  card: string;
  transaction: string;
  recipient: string;
  newPayment: string;
  /** {host} */
  goTo: string;
  /** {host} */
  goingTo: string;
  confirmWithBank: string;
  cancel: string;
  tryAgain: string;
  fields: {
    numberMissing: string;
    numberWrong: string;
    expiryMissing: string;
    expiryPast: string;
    codeMissing: string;
    amountMissing: string;
    /** `{example}`: an amount as the locale writes it. */
    amountWrong: string;
  };
  problems: Record<Problem, string>;
  /** The heading of a page that only says what is wrong. */
  linkFails: string;
  askForAnother: string;
  faults: {
    key: string;
    signature: string;
    disabled: string;
    test: string;
    /** {currency} */
    currency: string;
    /** {value}, {currency} */
    value: string;
    /** {name} */
    parameter: string;
    redirect: string;
    over: string;
    failed: string;
  };
  needsScript: string;
}

/** Why a payment did not go through, as far as the customer can do something about it. */
export type Problem =
  | "number"
  | "code"
  | "expired"
  | "scheme"
  | "funds"
  | "limit"
  | "rejected"
  | "tds"
  | "busy"
  | "offline"
  | "unknown"
  | "disabled"
  | "used"
  | "over"
  | "generic";
