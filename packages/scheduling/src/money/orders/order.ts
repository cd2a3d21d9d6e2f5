/* A payment taken by staff, or made by the client with a link. Once paid, its kept amounts only
   fall: by refunds. */
import type { Static } from "typebox";
import type { View } from "../../changes/view.ts";
import { momentOf } from "../../core/dates.ts";
import type { CamelRow } from "../../core/tables.ts";
import { accountUrl } from "../../parties/accounts/account.ts";
import type { Order } from "./schema.ts";

export type OrderResponse = Static<typeof Order>;

export interface OrderItemRow extends Omit<CamelRow<"order_items">, "accountId" | "orderId"> {
  kind: "appointment" | "tip";
}

export interface RefundPart {
  position: number;
  amount: number;
}

export interface OrderRefundRow
  extends Omit<CamelRow<"order_refunds">, "accountId" | "orderId" | "createdAt"> {
  payment: OrderRow["payment"];
  items: RefundPart[];
  createdAt: string;
}

export interface OrderRow extends Omit<CamelRow<"orders">, "accountId"> {
  state: OrderResponse["state"];
  payment: OrderResponse["payment"];
  items: OrderItemRow[];
  refunds: OrderRefundRow[];
}

export function orderOf(
  row: OrderRow,
  { account, settings }: Pick<View, "settings"> & { account: Pick<View["account"], "subdomain"> },
): OrderResponse {
  return {
    id: row.id,
    state: row.state,
    payment: row.payment,
    currency: row.currency,
    total: row.total,
    refunded: row.refunds.reduce((sum, { amount }) => sum + amount, 0),
    items: row.items.map(itemOf),
    refunds: row.refunds.map(refundOf),
    user_id: row.userId,
    paid_at: momentOf(row.paidAt),
    payment_url: row.paymentUrl,
    expires_at: momentOf(row.expiresAt),
    failure: row.failure,
    mail_receipt: row.mailReceipt,
    created_at: momentOf(row.createdAt),
    updated_at: momentOf(row.updatedAt),
    url: `${accountUrl(settings, account.subdomain)}/orders/${row.id}`,
  };
}

const itemOf = (item: OrderItemRow): OrderResponse["items"][number] => ({
  position: item.position,
  kind: item.kind,
  appointment_id: item.appointmentId,
  resource_id: item.resourceId,
  price: item.price,
  paid: item.paid,
  keep: item.keep,
  tax_rate: item.taxRate,
});

const refundOf = (refund: OrderRefundRow): OrderResponse["refunds"][number] => ({
  id: refund.id,
  payment: refund.payment,
  amount: refund.amount,
  items: refund.items,
  user_id: refund.userId,
  created_at: momentOf(new Date(refund.createdAt)),
});

/** In ascending order, the order of their locks. */
export function appointmentIdsOf(
  items: readonly { appointmentId?: number | null | undefined }[],
): number[] {
  const ids = new Set(items.flatMap(({ appointmentId: id }) => id ?? []));
  return [...ids].toSorted((one, other) => one - other);
}

/** From the newest item first, tips last. Undefined above the kept amount. */
export function refundOrder(
  items: readonly Pick<OrderItemRow, "position" | "kind" | "keep">[],
  amount: number,
): RefundPart[] | undefined {
  const isTip = ({ kind }: Pick<OrderItemRow, "kind">) => Number(kind === "tip");
  const inOrder = items.toSorted(
    (one, other) => isTip(one) - isTip(other) || other.position - one.position,
  );
  let left = amount;
  const parts: RefundPart[] = [];
  for (const { position, keep } of inOrder) {
    const part = Math.min(keep, left);
    if (part > 0) parts.push({ position, amount: part });
    left -= part;
  }
  return left > 0 ? undefined : parts;
}

/** Of these orders, without tips. */
export function keptForAppointment(orders: readonly OrderRow[], id: number): number {
  const own = orders
    .flatMap(({ items }) => items)
    .filter(({ kind, appointmentId }) => kind === "appointment" && appointmentId === id);
  return own.reduce((sum, { keep }) => sum + keep, 0);
}

/** Refunds of its charge return to the client. */
export const isByService = ({ payment }: Pick<OrderRow, "payment">): boolean =>
  payment === "link" || payment === "card";

export interface Balance {
  price: number | null;
  paid: number;
  /** Lowers the price: refunds without cancelling. */
  allowance: number;
  /** Null without a price. */
  due: number | null;
}

/** Deposits and orders pay the price; fees do not. */
export function balanceOf({ price, paid, allowance }: Omit<Balance, "due">): Balance {
  const due = price === null ? null : Math.max(0, price - allowance - paid);
  return { price, paid, allowance, due };
}
