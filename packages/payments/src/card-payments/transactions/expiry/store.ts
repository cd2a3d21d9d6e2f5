import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { instructFrom } from "../../../acquiring/instructions/store.ts";
import type { Id } from "../../../core/ids.ts";
import { entriesFrom } from "../../../core/outbox/entry.store.ts";

export interface Older {
  id: Id;
  pending: boolean;
}

const listOlder = statement(
  "transactions_older",
  `select id, error_code is null and captured + voided < amount as pending
  from payments.transactions
  where shard = $1 and merchant_id = $2 and id > $3 and id < $4 order by id limit 500`,
);

export async function listBetween(
  db: Database,
  { shard, merchantId, after, before }: { shard: number; merchantId: Id; after: Id; before: Id },
): Promise<Older[]> {
  return await run<Older>(db, listOlder, [shard, merchantId, after, before]);
}

// Reads the pending amount from the locked row.
const expire = statement(
  "transaction_expire",
  `with locked as (
    select t.amount - t.captured - t.voided as pending from payments.transactions t
    where t.shard = $1 and t.id = $2 and t.error_code is null and t.captured + t.voided < t.amount
    for no key update
  ),
  moved as (
    update payments.transactions t
    set voided = t.voided + locked.pending, expired_at = $4, version = t.version + 1,
      movements = t.movements + 1
    from locked
    where t.shard = $1 and t.id = $2
    returning t.shard, t.id as transaction_id, t.merchant_id, t.descriptor, $3::text as entry_id,
      locked.pending as amount, 'void'::text as kind, $4::timestamptz as due_at,
      t.version, array[t.captured, t.refunded, t.voided, t.disputed] as buckets,
      'system'::text as actor
  ),
  entry as (
    insert into payments.entries (shard, id, transaction_id, kind, amount, balance, descriptor,
      expired, actor)
    select shard, entry_id, transaction_id, kind, amount, 0, descriptor, true, actor
    from moved
  ),
  instruction as (${instructFrom("moved")}),
  ${entriesFrom("moved", { kind: "'transaction.voided'", subject: "entry_id" })}
  select amount from moved`,
);

export async function expirePending(
  db: Database,
  { shard, id, entryId, now }: { shard: number; id: Id; entryId: Id; now: Date },
): Promise<number | undefined> {
  const [expired] = await run<{ amount: number }>(db, expire, [shard, id, entryId, now]);
  return expired?.amount;
}
