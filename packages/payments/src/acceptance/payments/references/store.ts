import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Id } from "../../../core/ids.ts";

export interface Reference {
  shard: number;
  merchantId: Id;
  reference: string;
}

// A later authorisation than the snapshot is invisible and keeps the reference.
const hasEnded = (id: string): string => `
  exists (select 1 from payments.authorizations a
    where a.shard = $1 and a.id = ${id} and (a.state in ('declined', 'reversed')
      or (select t.amount > 0 and t.voided = t.amount from payments.transactions t
        where t.shard = $1 and t.id = a.transaction_id)))`;

const take = statement(
  "payment_take_reference",
  `insert into payments.held_references as held (shard, merchant_id, reference, authorization_id)
  values ($1, $2, $3, $4)
  on conflict on constraint held_references_pkey do update
    set authorization_id = excluded.authorization_id
    where ${hasEnded("held.authorization_id")}
  returning shard`,
);

export async function takeReference(
  db: Database,
  { shard, merchantId, reference }: Reference,
  authorizationId: Id,
): Promise<boolean> {
  const values = [shard, merchantId, reference, authorizationId];
  return (await run(db, take, values)).length === 1;
}

export interface Holder {
  state: "asked" | "approved" | "declined" | "reversing" | "reversed";
  hasEnded: boolean;
  transactionId: Id | null;
  currency: string;
  exponent: number;
  amount: number;
  captured: number;
  voided: number;
  refunded: number;
}

const selectHolder = statement(
  "payment_reference_holder",
  `select a.state, ${hasEnded("held.authorization_id")} as "hasEnded",
    t.id as "transactionId", t.currency, t.exponent, t.amount, t.captured, t.voided,
    t.refunded
  from payments.held_references held
  join lateral (select * from payments.authorizations
    where shard = $1 and id = held.authorization_id limit 1) a on true
  left join lateral (select * from payments.transactions
    where shard = $1 and id = a.transaction_id limit 1) t on true
  where held.shard = $1 and held.merchant_id = $2 and held.reference = $3`,
);

export async function findHolder(
  db: Database,
  { shard, merchantId, reference }: Reference,
): Promise<Holder | undefined> {
  const [row] = await run<Holder>(db, selectHolder, [shard, merchantId, reference]);
  return row;
}
