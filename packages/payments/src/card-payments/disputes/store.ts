import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Page } from "../../api/lists/schema.ts";
import { wholePage } from "../../api/lists/sift.ts";
import { siftedPage } from "../../api/lists/store.ts";
import { type Id, shardOf } from "../../core/ids.ts";
import { type InShard, shardByShard } from "../../core/shards.ts";
import { isAssociated } from "../../parties/identity/store.ts";
import type { DisputeOutcome, DisputeRow } from "./dispute.ts";

const columns = sql`d.shard, d.id, d.merchant_id as "merchantId",
  d.transaction_id as "transactionId", d.amount, d.reason_code as "reasonCode",
  d.reason_title as "reasonTitle", d.due, d.state, d.answer, d.answered_at as "answeredAt", (
    select coalesce(json_agg(f order by f.name), '[]') from (
      select name, type, bytes from payments.dispute_files
      where shard = d.shard and dispute_id = d.id) f) as files, (
    select t.currency from payments.transactions t
    where t.shard = d.shard and t.id = d.transaction_id) as currency`;

export async function insertDispute(
  db: Database,
  row: DisputeRow & { openingLineId: Id },
): Promise<void> {
  await sql`
    insert into payments.disputes (shard, id, merchant_id, transaction_id, amount, reason_code,
      reason_title, due, opening_line_id)
    values (${row.shard}, ${row.id}, ${row.merchantId}, ${row.transactionId}, ${row.amount},
      ${row.reasonCode}, ${row.reasonTitle}, ${row.due}, ${row.openingLineId})`.execute(db);
}

export async function findDispute(db: Database, id: Id): Promise<DisputeRow | undefined> {
  const { rows } = await sql<DisputeRow>`
    select ${columns} from payments.disputes d
    where d.shard = ${shardOf(id)} and d.id = ${id}`.execute(db);
  return rows[0];
}

export type ReachedDispute = DisputeRow & { allowed: boolean; test: boolean };

export async function findDisputeFor(
  db: Database,
  { disputeId, callerId }: { disputeId: Id; callerId: Id },
): Promise<ReachedDispute | undefined> {
  const { rows } = await sql<ReachedDispute>`
    select ${columns}, t.test, ${isAssociated("d.merchant_id", callerId)} as allowed
    from payments.disputes d
    join lateral (select * from payments.transactions
      where shard = d.shard and id = d.transaction_id limit 1) t on true
    where d.shard = ${shardOf(disputeId)} and d.id = ${disputeId}`.execute(db);
  return rows[0];
}

export interface DisputeFilter {
  merchantId: Id;
  transactionId?: Id;
  state?: DisputeRow["state"];
}

export async function listDisputes(
  db: Database,
  { merchantId, transactionId, state, page }: DisputeFilter & { page: Page },
): Promise<DisputeRow[]> {
  const keys =
    transactionId === undefined ? { merchant_id: merchantId } : { transaction_id: transactionId };
  const query = {
    table: "payments.disputes",
    as: "d",
    own: { shard: shardOf(merchantId), keys },
    others: [
      transactionId === undefined ? undefined : sql`d.merchant_id = ${merchantId}`,
      state === undefined ? undefined : sql`d.state = ${state}`,
    ],
  };
  const { rows } = await sql<DisputeRow & { place: number | null }>`
    select ${columns}, d.place ${siftedPage(query, page)}`.execute(db);
  return wholePage(rows);
}

export async function listAllDisputes(
  db: Database,
  { filter, page }: { filter: Partial<DisputeFilter>; page: Page },
): Promise<DisputeRow[]> {
  const { merchantId, ...others } = filter;
  if (merchantId !== undefined) return await listDisputes(db, { merchantId, ...others, page });
  const { state } = others;
  const query = {
    table: "payments.disputes",
    as: "d",
    own: undefined,
    isAcross: true,
    others: [state === undefined ? undefined : sql`d.state = ${state}`],
  };
  const { rows } = await sql<InShard & { place: number | null }>`
    select d.shard, d.id, d.place ${siftedPage(query, page)}`.execute(db);
  const disputes = await shardByShard(wholePage(rows), (shard, own) => listOfShard(db, shard, own));
  const byId = new Map(disputes.map((one) => [one.id, one]));
  return rows.flatMap(({ id }) => byId.get(id) ?? []);
}

async function listOfShard(
  db: Database,
  shard: number,
  own: readonly Pick<InShard, "id">[],
): Promise<DisputeRow[]> {
  const { rows } = await sql<DisputeRow>`
    select ${columns}
    from (select * from unnest(${own.map(({ id }) => id)}::text[]) as i (id) limit ${own.length}) k
    cross join lateral (select * from payments.disputes
      where shard = ${shard} and id = k.id limit 1) d`.execute(db);
  return rows;
}

export async function lockDispute(
  db: Database,
  id: Id,
): Promise<Pick<DisputeRow, "state" | "due"> | undefined> {
  const { rows } = await sql<Pick<DisputeRow, "state" | "due">>`
    select d.state, d.due from payments.disputes d
    where d.shard = ${shardOf(id)} and d.id = ${id} for no key update`.execute(db);
  return rows[0];
}

export async function updateAnswered(
  db: Database,
  { id, text, now }: { id: Id; text: string; now: Date },
): Promise<void> {
  await sql`
    update payments.disputes set state = 'answered', answer = ${text}, answered_at = ${now}
    where shard = ${shardOf(id)} and id = ${id} and state = 'open'`.execute(db);
}

export interface OpeningLine {
  id: Id;
  test: boolean;
  balance: number;
  fee: number;
  amount: number;
  currency: string;
  rateFrom: string | null;
  rateTo: string | null;
  rateDay: string | null;
}

export async function lockOpening(db: Database, id: Id): Promise<OpeningLine | undefined> {
  const { rows } = await sql<OpeningLine>`
    select l.id, l.test, l.balance, l.fee, l.amount, l.currency, l.rate_from as "rateFrom",
      l.rate_to as "rateTo", l.rate_day as "rateDay"
    from payments.disputes d
    join lateral (select * from payments.lines
      where shard = d.shard and id = d.opening_line_id limit 1) l on true
    where d.shard = ${shardOf(id)} and d.id = ${id} and d.state in ('open', 'answered')
    for no key update of d`.execute(db);
  return rows[0];
}

export async function updateClosed(
  db: Database,
  { id, outcome, lineId }: { id: Id; outcome: DisputeOutcome; lineId: Id },
): Promise<void> {
  await sql`
    update payments.disputes set state = ${outcome}, closing_line_id = ${lineId}
    where shard = ${shardOf(id)} and id = ${id} and state in ('open', 'answered')`.execute(db);
}
