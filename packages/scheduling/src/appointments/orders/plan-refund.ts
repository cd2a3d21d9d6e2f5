import { keptOf } from "../../money/charges/charge.ts";
import type { ChargeRow } from "../../money/charges/store.ts";
import { appointmentIdsOf, type OrderRow, type RefundPart } from "../../money/orders/order.ts";

type PaidOrder = Pick<OrderRow, "id" | "state" | "items">;
type Deposit = Pick<
  ChargeRow,
  "id" | "kind" | "keep" | "captured" | "refunded" | "disputed" | "failure"
>;

export interface Payments<Order extends PaidOrder = PaidOrder> {
  orders: readonly Order[];
  charges: readonly Deposit[];
}

export interface AppointmentRefundPlan<Order extends PaidOrder = PaidOrder> {
  orders: { order: Order; items: RefundPart[] }[];
  deposits: { id: number; keep: number }[];
  /** Of the price: the amount less tips. */
  allowance: number;
}

interface Source<Order> {
  kept: number;
  isTip: boolean;
  from: { order: Order; position: number } | { deposit: number; left: number };
}

/** From the newest payment of the appointment first, tips last. Undefined above the kept amount. */
export function planAppointmentRefund<Order extends PaidOrder>(
  payments: Payments<Order>,
  { id, amount }: { id: number; amount: number },
): AppointmentRefundPlan<Order> | undefined {
  const plan: AppointmentRefundPlan<Order> = { orders: [], deposits: [], allowance: 0 };
  let left = amount;
  for (const { kept, isTip, from } of sourcesOf(payments, id)) {
    const part = Math.min(kept, left);
    if (part <= 0) continue;
    left -= part;
    if (!isTip) plan.allowance += part;
    if ("deposit" in from) plan.deposits.push({ id: from.deposit, keep: from.left - part });
    else addPart(plan, from.order, { position: from.position, amount: part });
  }
  return left > 0 ? undefined : plan;
}

function addPart<Order extends PaidOrder>(
  plan: AppointmentRefundPlan<Order>,
  order: Order,
  part: RefundPart,
): void {
  const same = plan.orders.find((one) => one.order === order);
  if (same === undefined) plan.orders.push({ order, items: [part] });
  else same.items.push(part);
}

function sourcesOf<Order extends PaidOrder>(
  { orders, charges }: Payments<Order>,
  id: number,
): Source<Order>[] {
  const newest = orders
    .filter(({ state }) => state === "paid")
    .toSorted((one, other) => other.id - one.id);
  const items = newest.flatMap((order) => itemsOf(order, id));
  return [
    ...items.filter(({ isTip }) => !isTip),
    ...depositsIn(charges),
    ...items.filter(({ isTip }) => isTip),
  ];
}

function itemsOf<Order extends PaidOrder>(order: Order, id: number): Source<Order>[] {
  const isAlone = appointmentIdsOf(order.items).length === 1;
  const own = order.items.filter(
    ({ appointmentId }) => appointmentId === id || (appointmentId === null && isAlone),
  );
  return own
    .toSorted((one, other) => other.position - one.position)
    .map(({ kind, keep: kept, position }) => {
      return { kept, isTip: kind === "tip", from: { order, position } };
    });
}

/** The bank decides about a disputed part. */
function depositsIn(charges: readonly Deposit[]): Source<never>[] {
  const deposits = charges.filter(({ kind }) => kind === "deposit");
  return deposits
    .toSorted((one, other) => other.id - one.id)
    .map((one) => ({
      kept: keptOf([{ ...one, refunded: one.refunded + one.disputed }]),
      isTip: false,
      from: { deposit: one.id, left: keptOf([one]) },
    }));
}
