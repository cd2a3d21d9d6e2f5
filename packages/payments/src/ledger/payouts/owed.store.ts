/* Lists across shards, then reads each balance in its shard. */
import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import type { Id } from "../../core/ids.ts";
import { type InShard, shardByShard } from "../../core/shards.ts";
import { largestPayout } from "./payout.ts";
import type { PaidMerchant } from "./store.ts";

export interface PayeeQuery {
  test: boolean;
  after: Id;
  limit: number;
}

const selectPayees = statement(
  "payouts_payees",
  `select shard, id from payments.merchants
  where id > $1 and test = $2 order by id limit $3`,
);

export async function listPayees(
  db: Database,
  { test, after, limit }: PayeeQuery,
): Promise<InShard[]> {
  return await run<InShard>(db, selectPayees, [after, test, limit]);
}

/** `reason` blocks the payout. */
export type OwedRow = PaidMerchant & { name: string; reason: string | null };

const selectOwed = statement(
  "payouts_owed",
  `select m.*, least(owed.amount, ${largestPayout})::bigint as payable
  from ${keysFrom({ id: "$2::text[]" })} k
  cross join lateral (
    select shard, id, currency, test, bank_iban as iban, coalesce(name, descriptor) as name,
      coalesce((suspension->>'payouts')::boolean, false) as "isSuspended",
      suspension->>'reason' as reason
    from payments.merchants where shard = $1 and id = k.id limit 1
  ) m
  cross join lateral (
    select sum(amount) as amount from payments.balance_slots
    where shard = $1 and merchant_id = k.id
  ) owed
  where owed.amount > 0`,
);

export async function listOwedOf(
  db: Database,
  shard: number,
  ids: readonly Id[],
): Promise<OwedRow[]> {
  return await run<OwedRow>(db, selectOwed, [shard, ids]);
}

const fewest = 100;

export async function listOwed(
  db: Database,
  { test, after, limit }: PayeeQuery,
): Promise<OwedRow[]> {
  const owed: OwedRow[] = [];
  let passed = after;
  while (owed.length < limit) {
    const query = { test, after: passed, limit: Math.max(limit, fewest) };
    const payees = await listPayees(db, query);
    const last = payees.at(-1);
    if (last === undefined) break;
    const oweds = await shardByShard(payees, (shard, own) =>
      listOwedOf(
        db,
        shard,
        own.map(({ id }) => id),
      ),
    );
    owed.push(...oweds.sort((one, other) => (one.id < other.id ? -1 : 1)));
    passed = last.id;
  }
  return owed.slice(0, limit);
}
