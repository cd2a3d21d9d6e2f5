import type { Noun } from "../../changes/outbox/changed.ts";
import { type OrderResponse, type OrderRow, orderOf } from "../../money/orders/order.ts";

export const orderNoun: Noun<OrderRow, OrderResponse> = {
  kind: "order",
  checkOwn: () => {},
  show: orderOf,
};
