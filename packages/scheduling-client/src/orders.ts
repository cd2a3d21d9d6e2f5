import { path } from "@frontdesk/rest/api/path";
import type { PostOptions } from "@frontdesk/rest/api/wire";
import type { Api } from "./api.ts";
import { collectionOf, type Noun } from "./collection.ts";
import type { NewOrder, NewOrderRefund, Order, Receipt, ReceiptMailing } from "./types/orders.ts";

type Receipts = Noun<Receipt, never, never, Record<never, never>, Receipt>;

/** Receipts and credit notes of orders. They never change. */
export function receiptsOf(api: Api, root: string) {
  const at = `${root}/receipts`;
  const { list, get } = collectionOf<Receipts>(api, at);
  return {
    list,
    get,
    /** To the client's address unless another is given. Same key, one mail. */
    mail: async (id: number, mailing: ReceiptMailing = {}, options?: PostOptions): Promise<void> =>
      api.post(at + path`/${id}/mail`, mailing, options),
  };
}

type Orders = Noun<Order, NewOrder, never, Record<never, never>, Order>;

/** Paid orders never change but by refunds. */
export function ordersOf(api: Api, root: string) {
  const at = `${root}/orders`;
  const { list, get, create } = collectionOf<Orders>(api, at);
  return {
    list,
    get,
    /** Takes a payment, or asks for it with a link. Repeat it with the same idempotency key. */
    create,
    /** Withdraws the link of an open order. */
    cancel: async (id: number, options?: PostOptions): Promise<Order> =>
      api.post(at + path`/${id}/cancel`, undefined, options),
    /** Refunds an order, without a change of its appointments. */
    refund: async (id: number, refund: NewOrderRefund, options?: PostOptions): Promise<Order> =>
      api.post(at + path`/${id}/refund`, refund, options),
  };
}
