import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Page } from "../../api/lists/schema.ts";
import { wholePage } from "../../api/lists/sift.ts";
import { type ListStatement, siftedPage } from "../../api/lists/store.ts";
import { type Id, shardOf } from "../../core/ids.ts";
import { isAssociated } from "../../parties/identity/store.ts";
import { largestPayout, type PayoutEnd, type PayoutRow, type PayoutState } from "./payout.ts";

export const payoutFields = `
  p.shard, p.id, p.merchant_id as "merchantId", p.amount, p.currency, p.iban,
  p.end_to_end_id as "endToEndId", p.state, p.line_id as "lineId", p.export_id as "exportId"`;

const fields = sql.raw(payoutFields);

export interface PaidMerchant {
  shard: number;
  id: Id;
  currency: string;
  test: boolean;
  iban: string | null;
  isSuspended: boolean;
  /** Minor units, up to the maximum of one transfer; protected by the row lock. */
  payable: number;
}

const payee = sql`m.shard, m.id, m.currency, m.test, m.bank_iban as iban,
  coalesce((m.suspension->>'payouts')::boolean, false) as "isSuspended"`;

/** The lock serializes a merchant's payouts. */
export async function lockPayee(db: Database, id: Id): Promise<PaidMerchant | undefined> {
  const { rows } = await sql<PaidMerchant>`
    with locked as (
      select s.amount from payments.balance_slots s
      where s.shard = ${shardOf(id)} and s.merchant_id = ${id} order by s.slot for no key update
    )
    select ${payee},
      (select least(coalesce(sum(amount), 0), ${largestPayout})::bigint from locked) as payable
    from payments.merchants m
    where m.shard = ${shardOf(id)} and m.id = ${id}`.execute(db);
  return rows[0];
}

export async function insertPayout(db: Database, row: PayoutRow): Promise<void> {
  await sql`
    insert into payments.payouts (shard, id, merchant_id, amount, currency, iban, end_to_end_id,
      line_id)
    values (${row.shard}, ${row.id}, ${row.merchantId}, ${row.amount}, ${row.currency},
      ${row.iban}, ${row.endToEndId}, ${row.lineId})`.execute(db);
}

export interface PayoutFilter {
  merchantId?: Id;
  state?: PayoutState;
}

export async function listPayouts(
  db: Database,
  { filter, page }: { filter: PayoutFilter; page: Page },
): Promise<PayoutRow[]> {
  const query = { table: "payments.payouts", as: "p", ...indexPathTo(filter) };
  const { rows } = await sql<PayoutRow & { place: number | null }>`
    select ${fields}, p.place ${siftedPage(query, page)}`.execute(db);
  return wholePage(rows);
}

function indexPathTo({ merchantId, state }: PayoutFilter): Omit<ListStatement, "table" | "as"> {
  if (merchantId === undefined) {
    const inState = state === undefined ? undefined : sql`p.state = ${state}`;
    return { own: undefined, isAcross: true, others: [inState] };
  }
  const keys = { merchant_id: merchantId, ...(state !== undefined && { state }) };
  return { own: { shard: shardOf(merchantId), keys }, others: [] };
}

export async function findPayoutFor(
  db: Database,
  { payoutId, callerId }: { payoutId: Id; callerId: Id },
): Promise<(PayoutRow & { allowed: boolean }) | undefined> {
  const { rows } = await sql<PayoutRow & { allowed: boolean }>`
    select ${fields}, ${isAssociated("p.merchant_id", callerId)} as allowed
    from payments.payouts p
    where p.shard = ${shardOf(payoutId)} and p.id = ${payoutId}`.execute(db);
  return rows[0];
}

/** Lines between the previous payout's line and its own. */
export interface PaidSpan {
  after: Id | "";
  /** Minor units of the merchant's currency. */
  sum: number;
}

export async function getPaidSpan(
  db: Database,
  { shard, merchantId, id, lineId }: PayoutRow,
): Promise<PaidSpan> {
  const { rows } = await sql<PaidSpan>`
    select former.line_id as after, (
      select coalesce(sum(l.balance), 0)::bigint from payments.lines l
      where l.shard = ${shard} and l.merchant_id = ${merchantId}
        and l.id > former.line_id and l.id < ${lineId}) as sum
    from (select coalesce((
      select p.line_id from payments.payouts p
      where p.shard = ${shard} and p.merchant_id = ${merchantId} and p.id < ${id}
      order by p.id desc limit 1), '') as line_id) as former`.execute(db);
  return rows[0]!;
}

export async function lockPayout(
  db: Database,
  id: Id,
): Promise<(PayoutRow & { test: boolean }) | undefined> {
  const { rows } = await sql<PayoutRow & { test: boolean }>`
    select ${fields}, l.test from payments.payouts p
    join lateral (select * from payments.lines
      where shard = p.shard and id = p.line_id limit 1) l on true
    where p.shard = ${shardOf(id)} and p.id = ${id}
    for no key update of p`.execute(db);
  return rows[0];
}

export async function updateEnded(
  db: Database,
  { id, ending, returnLineId }: { id: Id; ending: PayoutEnd; returnLineId: Id | null },
): Promise<void> {
  await sql`
    update payments.payouts set state = ${ending}, return_line_id = ${returnLineId}
    where shard = ${shardOf(id)} and id = ${id}`.execute(db);
}
