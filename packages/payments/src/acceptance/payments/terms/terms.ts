/*
 * Terms are what a payment link fixes of an order. The page gets them sealed once its link was
 * checked, and gives the seal back with the order: nothing else can be ordered by that link.
 */
import type { Consents } from "../../../transactions/transactions/agreement.schema.ts";
import type { Charge } from "../payment.ts";
import type { Order } from "../schema.ts";

/** What an order has to be; what a link leaves open is not there. */
export interface Terms {
  /** Tells the link secret of the signature; without one the link was not signed. */
  signedBy?: string | undefined;
  /** ISO 4217. */
  currency?: string | undefined;
  /** Minor units. */
  amount?: number | undefined;
  reference?: string | undefined;
  /** The whole text of the order, the words of the consent included. */
  text?: string | undefined;
  /** Whether the payer agrees to later payments. */
  isRecurring: boolean;
  /** What later charges may be for, and up to how much. */
  consents?: Consents | undefined;
  /** ISO 8601: when that was agreed to, if not on the page. */
  givenAt?: string | undefined;
  /** Whether the card is kept only, and nothing charged. */
  isVerification?: boolean;
  /** Whether the reference takes one payment only. */
  isOnce: boolean;
  /** Where the link says it. */
  capture?: "automatic" | "manual" | undefined;
  /** ISO 8601: until when an order may be given for the first time. */
  until?: string | undefined;
}

/** Whether an order is what its terms say; `custom` is the payer's and the shop's page's own. */
export function fits(order: Order, charge: Charge, terms: Terms): boolean {
  const { currency = charge.currency.code, amount = charge.amount } = terms;
  const { isVerification = false } = terms;
  const { unplanned = {}, plan } = order;
  const { customer, costumer = customer, merchant = false } = unplanned;
  return (
    (charge.amount === 0) === isVerification &&
    charge.amount === amount &&
    charge.currency.code === currency &&
    (order.reference || undefined) === terms.reference &&
    (order.text || undefined) === terms.text &&
    (order.capture ?? terms.capture) === terms.capture &&
    merchant === terms.isRecurring &&
    !costumer &&
    !customer &&
    plan === undefined
  );
}
