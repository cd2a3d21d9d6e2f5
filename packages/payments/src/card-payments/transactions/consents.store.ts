import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Id } from "../../core/ids.ts";
import type { Purpose } from "./agreement.schema.ts";

export interface Original {
  shard: number;
  merchantId: Id;
  originalId: Id;
}

const lock = statement(
  "consent_lock",
  `select 1 from payments.transactions
  where shard = $1 and merchant_id = $2 and id = $3 for no key update`,
);

/** Serializes charges of one original payment. */
export async function lockOriginal(
  db: Database,
  { shard, merchantId, originalId }: Original,
): Promise<void> {
  await run(db, lock, [shard, merchantId, originalId]);
}

// The acquirer may have approved pending and reversing transactions.
const charged = statement(
  "consent_charged",
  `select coalesce(sum(a.amount - coalesce(t.voided, 0)), 0)::bigint as amount
  from payments.authorizations a
  left join lateral (
    select voided from payments.transactions
    where shard = $1 and merchant_id = $2 and id = a.transaction_id limit 1
  ) t on true
  where a.shard = $1 and a.merchant_id = $2 and a.original_id = $3 and a.purpose = $4
    and a.state in ('asked', 'approved', 'reversing')`,
);

export async function chargedFor(
  db: Database,
  { shard, merchantId, originalId }: Original,
  purpose: Purpose,
): Promise<number> {
  const values = [shard, merchantId, originalId, purpose];
  const [row] = await run<{ amount: number }>(db, charged, values);
  return row?.amount ?? 0;
}
