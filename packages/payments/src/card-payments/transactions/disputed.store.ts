import type { Database } from "@frontdesk/database/database";
import { type RawBuilder, sql } from "kysely";
import { type Id, shardOf } from "../../core/ids.ts";
import type { Actor, EntryTransaction } from "../../core/outbox/entry.ts";
import { type ChangedRow, changedRow, publishedOf } from "./store.ts";

export interface Disputable {
  shard: number;
  id: Id;
  merchantId: Id;
  test: boolean;
  currency: string;
  exponent: number;
  captured: number;
  disputed: number;
  merchantCurrency: string;
  merchantExponent: number;
  /** Minor units of the merchant's currency. */
  feeDispute: number;
}

const select = (id: Id): RawBuilder<Disputable> => sql<Disputable>`
  select t.shard, t.id, t.merchant_id as "merchantId", t.test, t.currency, t.exponent, t.captured,
    t.disputed, m.currency as "merchantCurrency", m.exponent as "merchantExponent",
    m.fee_dispute as "feeDispute"
  from payments.transactions t
  join lateral (select * from payments.merchants
    where shard = t.shard and id = t.merchant_id limit 1) m on true
  where t.shard = ${shardOf(id)} and t.id = ${id}`;

export async function findDisputable(db: Database, id: Id): Promise<Disputable | undefined> {
  const { rows } = await select(id).execute(db);
  return rows[0];
}

export async function lockDisputable(db: Database, id: Id): Promise<Disputable> {
  const { rows } = await sql<Disputable>`${select(id)} for no key update of t`.execute(db);
  if (rows[0] === undefined) throw new Error(`transaction ${id} is gone`);
  return rows[0];
}

/** The trail's entry comes on closing. */
export async function raiseDisputed(
  db: Database,
  id: Id,
  amount: number,
): Promise<EntryTransaction> {
  const { rows } = await sql<ChangedRow>`
    update payments.transactions set disputed = disputed + ${amount}, version = version + 1
    where shard = ${shardOf(id)} and id = ${id} ${changedRow}`.execute(db);
  return publishedOf(rows);
}

export interface DisputeEntry {
  id: Id;
  transactionId: Id;
  /** Minor units of the transaction's currency. */
  amount: number;
  /** Net of both lines, in the merchant's currency. */
  balance: number;
  fee: number;
  lineId: Id;
  disputeId: Id;
  won: boolean;
  actor: Actor;
}

export async function closeDisputed(db: Database, entry: DisputeEntry): Promise<EntryTransaction> {
  const shard = shardOf(entry.transactionId);
  const { rows } = await sql<ChangedRow>`
    update payments.transactions
    set disputed = disputed - ${entry.won ? entry.amount : 0}, version = version + 1
    where shard = ${shard} and id = ${entry.transactionId} ${changedRow}`.execute(db);
  await sql`
    insert into payments.entries (shard, id, transaction_id, kind, amount, balance, fee_flat,
      descriptor, line_id, dispute_id, dispute_won, actor)
    select shard, ${entry.id}, id, 'dispute', ${entry.amount}, ${entry.balance},
      ${entry.fee}, descriptor, ${entry.lineId}, ${entry.disputeId}, ${entry.won},
      ${entry.actor}
    from payments.transactions
    where shard = ${shard} and id = ${entry.transactionId}`.execute(db);
  return publishedOf(rows);
}
