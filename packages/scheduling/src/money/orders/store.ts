import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import type { ListPage, Page } from "../../api/lists/lists.ts";
import type { IndexPath } from "../../api/lists/store.ts";
import { listPage } from "../../api/lists/store.ts";
import { bound, boundArray, type Only, orderCandidates, ownsOrder } from "../../core/own.store.ts";
import type { OrderItemRow, OrderRow, RefundPart } from "./order.ts";

/** Of `o`. */
const itemsAndRefunds = `left join lateral (
    select coalesce(json_agg(json_build_object('position', i.position, 'kind', i.kind,
      'appointmentId', i.appointment_id, 'resourceId', i.resource_id, 'price', i.price,
      'paid', i.paid, 'keep', i.keep, 'taxRate', i.tax_rate) order by i.position), '[]') as items
    from scheduling.order_items i
    where i.account_id = $1 and i.order_id = o.id) i on true
  left join lateral (
    select coalesce(json_agg(json_build_object('id', f.id, 'payment', f.payment,
      'amount', f.amount, 'items', f.items, 'userId', f.user_id,
      'createdAt', f.created_at) order by f.id), '[]') as refunds
    from scheduling.order_refunds f
    where f.account_id = $1 and f.order_id = o.id) f on true`;

const columns = `o.id, o.state, o.payment, o.currency, o.total, o.user_id as "userId",
  o.paid_at as "paidAt", o.payment_url as "paymentUrl", o.expires_at as "expiresAt", o.failure,
  o.mail_receipt as "mailReceipt", o.created_at as "createdAt", o.updated_at as "updatedAt",
  i.items, f.refunds`;

const find = statement(
  "order_find",
  `select ${columns} from (select * from scheduling.orders
    where account_id = $1 and id = $2 limit 1) o ${itemsAndRefunds}`,
);

export async function findOrder(
  db: Database,
  accountId: number,
  id: number,
): Promise<OrderRow | undefined> {
  return (await run<OrderRow>(db, find, [accountId, id]))[0];
}

const ofAppointmentThat = (
  condition: string,
): string => `select ${columns} from (select distinct order_id as id from scheduling.order_items
    where account_id = $1 and appointment_id = $2) k
  cross join lateral (select * from scheduling.orders
    where account_id = $1 and id = k.id limit 1) o ${itemsAndRefunds}
  ${condition}order by o.id`;

const ofAppointment = statement("orders_of_appointment", ofAppointmentThat(""));

const ownOfAppointment = statement(
  "orders_of_appointment_own",
  ofAppointmentThat(`where ${ownsOrder({ account: "$1", user: "$3" }, "o")} `),
);

export async function listOrdersOf(
  db: Database,
  accountId: number,
  appointmentId: number,
  only?: Only | undefined,
): Promise<OrderRow[]> {
  const values = [accountId, appointmentId];
  if (only === undefined) return await run<OrderRow>(db, ofAppointment, values);
  return await run<OrderRow>(db, ownOfAppointment, [...values, only.userId]);
}

const lock = statement(
  "order_lock",
  "select id from scheduling.orders where account_id = $1 and id = $2 for no key update",
);

export async function lockOrder(
  db: Database,
  accountId: number,
  id: number,
): Promise<OrderRow | undefined> {
  if ((await run(db, lock, [accountId, id])).length === 0) return undefined;
  // A join that waits for a lock mixes old and new rows.
  return await findOrder(db, accountId, id);
}

const has = statement(
  "order_exists",
  "select 1 from scheduling.orders where account_id = $1 and id = $2",
);

export async function hasOrder(db: Database, accountId: number, id: number): Promise<boolean> {
  return (await run(db, has, [accountId, id])).length > 0;
}

const amongOwn = (only: Only): IndexPath => ({
  indexed: [sql`o.id = any (${boundArray(orderCandidates, only)})`],
  others: [bound(ownsOrder, only, "o")],
  range: "whole",
});

export async function listOrders(
  db: Database,
  { accountId, only }: { accountId: number; only: Only | undefined },
  page: Page,
): Promise<ListPage<OrderRow>> {
  const query = {
    table: "scheduling.orders",
    as: "o",
    accountId,
    ways: [only === undefined ? { indexed: [] } : amongOwn(only)],
    columns: sql.raw(columns),
    joined: sql.join(
      itemsAndRefunds.split("$1").map((text) => sql.raw(text)),
      sql`${accountId}`,
    ),
  };
  return await listPage(db, query, page);
}

export interface NewOrderRow extends Pick<OrderRow, "payment" | "currency" | "mailReceipt"> {
  /** Not paid yet. */
  link?: { url: string; expiresAt: Date } | undefined;
  /** Not paid yet, but of the amount due. */
  isCharging?: boolean;
  accountId: number;
  userId: number;
  items: readonly Omit<OrderItemRow, "position" | "keep">[];
  at: Date;
}

const insert = statement(
  "order_insert",
  `insert into scheduling.orders
    (account_id, state, payment, currency, total, user_id, paid_at, created_at, updated_at,
    payment_url, expires_at, mail_receipt)
  values ($1, $9, $2, $3, $4, $5, case when $9::text = 'paid' then $6::timestamptz end, $6, $6, $7,
    $8, $10) returning id`,
);

const insertItems = statement(
  "order_items_insert",
  `insert into scheduling.order_items (account_id, order_id, position, kind, appointment_id,
    resource_id, price, paid, keep, tax_rate)
  select $1, $2, k.position, k.kind, k.appointment_id, k.resource_id, k.price, k.paid,
    case when $9 then k.paid else 0 end, k.tax_rate
  from unnest($3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::float8[])
    with ordinality as k (kind, appointment_id, resource_id, price, paid, tax_rate, position)`,
);

/** Paid at once, without a link or a charge. */
export async function insertOrder(db: Database, order: NewOrderRow): Promise<number> {
  const { accountId, payment, currency, userId, items, at, link, isCharging = false } = order;
  const { mailReceipt } = order;
  const total = items.reduce((sum, { paid }) => sum + paid, 0);
  const opened = [link?.url ?? null, link?.expiresAt ?? null];
  const unpaid = isCharging ? "charging" : "open";
  const state = link === undefined && !isCharging ? "paid" : unpaid;
  const values = [accountId, payment, currency, total, userId, at, ...opened, state, mailReceipt];
  const [row] = await run<{ id: number }>(db, insert, values);
  const column = (name: keyof NewOrderRow["items"][number]) => items.map((item) => item[name]);
  await run(db, insertItems, [
    accountId,
    row!.id,
    column("kind"),
    column("appointmentId"),
    column("resourceId"),
    column("price"),
    column("paid"),
    column("taxRate"),
    link === undefined,
  ]);
  return row!.id;
}

const insertRefund = statement(
  "order_refund_insert",
  `insert into scheduling.order_refunds
    (account_id, order_id, payment, amount, items, user_id, created_at)
  values ($1, $2, $3, $4, $5::jsonb, $6, $7)`,
);

const lower = statement(
  "order_items_keep_less",
  `update scheduling.order_items i set keep = i.keep - k.amount
  from unnest($3::smallint[], $4::bigint[]) as k (position, amount)
  where i.account_id = $1 and i.order_id = $2 and i.position = k.position`,
);

const touch = statement(
  "order_touch",
  "update scheduling.orders set updated_at = $3 where account_id = $1 and id = $2",
);

const keepAll = statement(
  "order_items_keep_all",
  "update scheduling.order_items set keep = paid where account_id = $1 and order_id = $2",
);

const keepNone = statement(
  "order_items_keep_none",
  "update scheduling.order_items set keep = 0 where account_id = $1 and order_id = $2",
);

const saveState = statement(
  "order_state",
  `update scheduling.orders set state = $3, updated_at = $4,
    payment_url = case when $3 = 'open' then payment_url end,
    paid_at = case when $3 = 'paid' then $4::timestamptz end, failure = $5
  where account_id = $1 and id = $2`,
);

interface OrderTransition {
  accountId: number;
  id: number;
  state: OrderRow["state"];
  /** Of a failed order. */
  failure?: string | undefined;
  /** Whether the items keep their amounts. */
  keeps: boolean;
  at: Date;
}

/** Of an unpaid order. Call it under the order's lock. */
export async function saveOrderTransition(
  db: Database,
  transition: OrderTransition,
): Promise<void> {
  const { accountId, id, state, failure, keeps, at } = transition;
  await run(db, keeps ? keepAll : keepNone, [accountId, id]);
  await run(db, saveState, [accountId, id, state, at, failure ?? null]);
}

export interface NewRefundRow {
  accountId: number;
  orderId: number;
  payment: OrderRow["payment"];
  items: readonly RefundPart[];
  /** Null for money returned outside of Frontdesk. */
  userId: number | null;
  at: Date;
}

/** Call it under the order's lock. */
export async function saveRefund(db: Database, refund: NewRefundRow): Promise<void> {
  const { accountId, orderId, payment, items, userId, at } = refund;
  const amounts = items.map(({ amount }) => amount);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const row = [accountId, orderId, payment, total, JSON.stringify(items), userId, at];
  await run(db, insertRefund, row);
  const positions = items.map(({ position }) => position);
  await run(db, lower, [accountId, orderId, positions, amounts]);
  await run(db, touch, [accountId, orderId, at]);
}

const paidOf = statement(
  "orders_paid_of_appointments",
  `select k.id, p.paid from ${keysFrom({ id: "$2::bigint[]" })} k
  cross join lateral (select coalesce(sum(keep), 0)::bigint as paid from (
    select keep from scheduling.order_items
    where account_id = $1 and appointment_id = k.id and kind = 'appointment'
    limit (select null::bigint)) own) p`,
);

/** The amounts that orders keep, also 0, by appointment. */
export async function paidByOrders(
  db: Database,
  accountId: number,
  appointmentIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await run<{ id: number; paid: number }>(db, paidOf, [accountId, appointmentIds]);
  return new Map(rows.map(({ id, paid }) => [id, paid]));
}
