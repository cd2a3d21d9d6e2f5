import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import type { ListPage, Page } from "../../api/lists/lists.ts";
import { listPage } from "../../api/lists/store.ts";
import type { ReceiptRow } from "./receipt.ts";

const columns = `r.id, r.is_credit as "isCredit", r.year, r.number, r.order_id as "orderId",
  r.payment, r.currency, r.total, r.lines, r.earlier, r.seller, r.client_name as "clientName",
  r.issued_at as "issuedAt"`;

const find = statement(
  "receipt_find",
  `select ${columns} from scheduling.receipts r
  where account_id = $1 and id between $2 and $2 order by id limit 1`,
);

export async function findReceipt(
  db: Database,
  accountId: number,
  id: number,
): Promise<ReceiptRow | undefined> {
  return (await run<ReceiptRow>(db, find, [accountId, id]))[0];
}

const has = statement(
  "receipt_exists",
  "select 1 from scheduling.receipts where account_id = $1 and id = $2",
);

export async function hasReceipt(db: Database, accountId: number, id: number): Promise<boolean> {
  return (await run(db, has, [accountId, id])).length > 0;
}

export async function listReceipts(
  db: Database,
  accountId: number,
  page: Page,
): Promise<ListPage<ReceiptRow>> {
  const query = { table: "scheduling.receipts", as: "r", accountId, ways: [{ indexed: [] }] };
  return await listPage(db, { ...query, columns: sql.raw(columns) }, page);
}

const ofAppointments = statement(
  "receipts_of_appointments",
  `select ${columns} from (
    select distinct i.order_id as id from ${keysFrom({ id: "$2::bigint[]" })} k
    cross join lateral (select order_id from scheduling.order_items
      where account_id = $1 and appointment_id = k.id limit (select null::bigint)) i) o
  cross join lateral (select * from scheduling.receipts
    where account_id = $1 and order_id between o.id and o.id
    order by order_id limit (select null::bigint)) r
  union all
  select ${columns} from ${keysFrom({ id: "$2::bigint[]" })} k
  cross join lateral (select id from scheduling.charges
    where account_id = $1 and appointment_id = k.id order by id limit (select null::bigint)) c
  cross join lateral (select * from scheduling.receipts
    where account_id = $1 and charge_id between c.id and c.id
    order by charge_id, id limit (select null::bigint)) r
  order by id`,
);

/** With credit notes, the oldest first. */
export async function listReceiptsOf(
  db: Database,
  accountId: number,
  appointmentIds: readonly number[],
): Promise<ReceiptRow[]> {
  return await run<ReceiptRow>(db, ofAppointments, [accountId, appointmentIds]);
}

const ofCharge = statement(
  "receipts_of_charge",
  `select ${columns} from scheduling.receipts r
  where account_id = $1 and charge_id between $2 and $2 order by charge_id, id`,
);

/** With credit notes, the oldest first. */
export async function listReceiptsOfCharge(
  db: Database,
  accountId: number,
  chargeId: number,
): Promise<ReceiptRow[]> {
  return await run<ReceiptRow>(db, ofCharge, [accountId, chargeId]);
}

const sellerOf = statement(
  "receipt_seller",
  `select coalesce(p.title, a.name) as name, p.address, p.contact_email as email, p.phone,
    a.vat_number, a.timezone, a.no_show_tax as "noShowTax"
  from scheduling.accounts a
  left join scheduling.booking_pages p on p.account_id = $1
  where a.id = $1`,
);

type SellerRow = ReceiptRow["seller"] & { timezone: string; noShowTax: number | null };

interface Issuer extends Pick<SellerRow, "timezone" | "noShowTax"> {
  seller: ReceiptRow["seller"];
}

export async function readIssuer(db: Database, accountId: number): Promise<Issuer> {
  const [row] = await run<SellerRow>(db, sellerOf, [accountId]);
  const { timezone, noShowTax, ...seller } = row!;
  return { timezone, noShowTax, seller };
}

const count = statement(
  "receipt_count",
  `insert into scheduling.receipt_counters (account_id, is_credit, year, last)
  values ($1, $2, $3, 1)
  on conflict (account_id, is_credit, year) do update
  set last = scheduling.receipt_counters.last + 1
  returning last`,
);

const insert = statement(
  "receipt_insert",
  `insert into scheduling.receipts (account_id, is_credit, year, number, order_id, order_refund_id,
    payment, currency, total, lines, earlier, seller, client_name, issued_at, charge_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11, $12::jsonb, $13, $14, $15)
  returning id`,
);

export interface NewReceipt extends Omit<ReceiptRow, "id" | "number"> {
  orderRefundId: number | null;
  chargeId: number | null;
}

/** Returns the id. The row of the counter is the last lock of the transaction. */
export async function insertReceipt(
  db: Database,
  accountId: number,
  receipt: NewReceipt,
): Promise<number> {
  const { isCredit, year, orderId, orderRefundId, payment, currency, total } = receipt;
  const [row] = await run<{ last: number }>(db, count, [accountId, isCredit, year]);
  const [inserted] = await run<{ id: number }>(db, insert, [
    accountId,
    isCredit,
    year,
    row!.last,
    orderId,
    orderRefundId,
    payment,
    currency,
    total,
    JSON.stringify(receipt.lines),
    receipt.earlier,
    JSON.stringify(receipt.seller),
    receipt.clientName,
    receipt.issuedAt,
    receipt.chargeId,
  ]);
  return inserted!.id;
}

const forget = statement(
  "receipts_forget_name",
  `update scheduling.receipts r set client_name = null
  from (
    select own.place from (select distinct order_id as id from scheduling.order_items
      where account_id = $1 and appointment_id = $2) o
    cross join lateral (select ctid as place from scheduling.receipts
      where account_id = $1 and order_id between o.id and o.id
      order by order_id limit (select null::bigint)) own
    union all
    select own.place from (select id from scheduling.charges
      where account_id = $1 and appointment_id = $2) c
    cross join lateral (select ctid as place from scheduling.receipts
      where account_id = $1 and charge_id between c.id and c.id
      order by charge_id, id limit (select null::bigint)) own) own
  where r.account_id = $1 and r.ctid = own.place and r.client_name is not null`,
);

export async function forgetReceiptNames(
  db: Database,
  { accountId, appointmentId }: { accountId: number; appointmentId: number },
): Promise<void> {
  await run(db, forget, [accountId, appointmentId]);
}
