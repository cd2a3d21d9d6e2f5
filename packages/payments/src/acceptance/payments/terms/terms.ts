/* Parts of an order fixed by a payment link. The page returns them sealed. */
import type { Consents } from "../../../card-payments/transactions/agreement.schema.ts";
import type { Charge } from "../payment.ts";
import type { Order } from "../schema.ts";

export interface Terms {
  /** Mark of the link secret. */
  signedBy?: string | undefined;
  /** ISO 4217. */
  currency?: string | undefined;
  /** Minor units. */
  amount?: number | undefined;
  reference?: string | undefined;
  text?: string | undefined;
  isRecurring: boolean;
  consents?: Consents | undefined;
  /** ISO 8601. */
  givenAt?: string | undefined;
  isVerification?: boolean;
  isOnce: boolean;
  capture?: "automatic" | "manual" | undefined;
  /** Deadline of the order's first request, in ISO 8601. */
  until?: string | undefined;
}

/** `custom` is free. */
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
