// What a mail to a customer says beside the facts, in one language each. Words in braces are filled
// in; every language has the same ones.
import type { CustomerKind } from "../facts.ts";

export interface MailWords {
  /** What happened, in a few words: the heading, and how the subject begins. */
  headings: Record<CustomerKind | "movedRequest", string>;
  /** The first sentences, of which one is taken: {business}; of money also {amount}. */
  texts: Record<Exclude<CustomerKind, "declined" | "cancelled" | "fee_charged">, string> & {
    movedRequest: string;
    declinedByBusiness: string;
    declinedByDeadline: string;
    cancelledByBusiness: string;
    cancelledByCustomer: string;
  };
  /** {deadline} */
  answerBy: string;
  /** {deadline} */
  freeUntil: string;
  /** What a fee was charged for: {business}, {amount}, {moment} */
  feeNoShow: string;
  feeLateCancel: string;
  /** {amount} */
  feeAgreed: string;
  /** All of a deposit, or a part of it: {amount} */
  notRefunded: string;
  partlyKept: string;
  /** {percent}, {deadline} */
  refundUntil: string;
  noRefundLater: string;
  noRefund: string;
  /** Of a card that is kept for a fee: {amount} */
  cardKept: string;
  /** {deadline} */
  keptUntil: string;
  nothingCharged: string;
  /** Of what was reserved, and is let go of: {amount} */
  released: string;
  what: string;
  when: string;
  before: string;
  who: string;
  where: string;
  price: string;
  deposit: string;
  card: string;
  refund: string;
  contact: string;
  otherTimes: string;
  moveOrCancel: string;
  seeRequest: string;
  bookAgain: string;
  confirmAddress: string;
  /** Below the link. */
  nothingByItself: string;
  notYou: string;
  /** {business} */
  why: string;
  noReminders: string;
}
