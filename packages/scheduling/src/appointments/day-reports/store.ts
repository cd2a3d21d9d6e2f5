import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import type { CamelRow } from "../../core/tables.ts";
import type { ReceiptRow } from "../../money/receipts/receipt.ts";
import type { DayReportSums } from "./schema.ts";

export type DayReceiptRow = Pick<
  ReceiptRow,
  "isCredit" | "year" | "number" | "orderId" | "payment" | "currency" | "total" | "lines"
>;

export interface MomentsOfDay {
  accountId: number;
  from: Date;
  until: Date;
  most: number;
}

const receipts = statement(
  "day_receipts",
  `select is_credit as "isCredit", year, number, order_id as "orderId", payment, currency, total,
    lines
  from scheduling.receipts where account_id = $1 and issued_at >= $2 and issued_at < $3
  order by issued_at, id limit $4`,
);

export async function listDayReceipts(
  db: Database,
  { accountId, from, until, most }: MomentsOfDay,
): Promise<DayReceiptRow[]> {
  return await run<DayReceiptRow>(db, receipts, [accountId, from, until, most]);
}

const noShows = statement(
  "day_no_shows",
  `select count(*)::int as count from scheduling.appointments
  where account_id = $1 and starts_at >= $2 and starts_at < $3
    and state <> 'held' and state <> 'expired' and state = 'no_show'`,
);

export async function countNoShows(
  db: Database,
  { accountId, from, until }: MomentsOfDay,
): Promise<number> {
  return (await run<{ count: number }>(db, noShows, [accountId, from, until]))[0]!.count;
}

/** The person of an appointment: of several, the first by id. */
export interface StaffRow {
  appointmentId: number;
  resourceId: number;
  name: string;
}

const staff = statement(
  "day_staff",
  `select distinct on (a.id) a.id as "appointmentId", r.id as "resourceId", r.name
  from ${keysFrom({ id: "$2::bigint[]" })} k
  cross join lateral (select id, session_id, ended_at from scheduling.appointments
    where account_id = $1 and id = k.id limit 1) a
  cross join lateral (select resource_id from scheduling.bookings
    where account_id = $1 and session_id between a.session_id and a.session_id
      and (deleted_at is null or deleted_at >= a.ended_at)
    order by session_id, id limit (select null::bigint)) b
  cross join lateral (select id, name, resource_type_id from scheduling.resources
    where account_id = $1 and id = b.resource_id limit 1) r
  cross join lateral (select human from scheduling.resource_types
    where account_id = $1 and id = r.resource_type_id limit 1) t
  where t.human order by a.id, r.id`,
);

export async function listStaffOf(
  db: Database,
  accountId: number,
  appointmentIds: readonly number[],
): Promise<StaffRow[]> {
  return await run<StaffRow>(db, staff, [accountId, appointmentIds]);
}

/** An item of an order; the person of a tip. */
export interface TippedRow {
  orderId: number;
  position: number;
  resourceId: number | null;
  name: string | null;
}

const tipped = statement(
  "day_tipped",
  `select i.order_id as "orderId", i.position, r.id as "resourceId", r.name
  from ${keysFrom({ id: "$2::bigint[]" })} k
  cross join lateral (select order_id, position, resource_id from scheduling.order_items
    where account_id = $1 and order_id between k.id and k.id
    order by order_id, position limit (select null::bigint)) i
  left join lateral (select id, name from scheduling.resources
    where account_id = $1 and id = i.resource_id limit 1) r on true`,
);

export async function listTipped(
  db: Database,
  accountId: number,
  orderIds: readonly number[],
): Promise<TippedRow[]> {
  return await run<TippedRow>(db, tipped, [accountId, orderIds]);
}

export interface DayClosingRow extends Omit<CamelRow<"day_closings">, "accountId" | "report"> {
  cash: CashCount[];
  report: DayReportSums;
}

export interface CashCount {
  currency: string;
  expected: number;
  counted: number;
  difference: number;
}

const columns = 'id, day, cash, report, user_id as "userId", created_at as "createdAt"';

const insert = statement(
  "day_closing_insert",
  `insert into scheduling.day_closings (account_id, day, cash, report, user_id, created_at)
  values ($1, $2, $3::jsonb, $4::jsonb, $5, $6) returning ${columns}`,
);

export async function insertDayClosing(
  db: Database,
  accountId: number,
  { day, cash, report, userId, createdAt }: Omit<DayClosingRow, "id">,
): Promise<DayClosingRow> {
  const [cashText, reportText] = [JSON.stringify(cash), JSON.stringify(report)];
  const values = [accountId, day, cashText, reportText, userId, createdAt];
  return (await run<DayClosingRow>(db, insert, values))[0]!;
}

const ofDay = statement(
  "day_closings_of_day",
  `select ${columns} from scheduling.day_closings
  where account_id = $1 and day between $2 and $2 order by day desc, id desc limit $3`,
);

export async function listDayClosings(
  db: Database,
  { accountId, day, most }: { accountId: number; day: string; most: number },
): Promise<DayClosingRow[]> {
  return await run<DayClosingRow>(db, ofDay, [accountId, day, most]);
}
