import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import { type Id, shardOf } from "../../../core/ids.ts";
import type { RefundLimits } from "./schema.ts";

export async function getRefundLimits(db: Database, merchantId: Id): Promise<RefundLimits> {
  const { rows } = await sql<RefundLimits>`
    select support_refund_limit as "supportRefundLimit",
      step_up_refund_limit as "stepUpRefundLimit"
    from payments.merchants
    where shard = ${shardOf(merchantId)} and id = ${merchantId}`.execute(db);
  return rows[0]!;
}

export async function updateRefundLimits(
  db: Database,
  merchantId: Id,
  { supportRefundLimit, stepUpRefundLimit }: RefundLimits,
): Promise<void> {
  await sql`
    update payments.merchants set support_refund_limit = ${supportRefundLimit},
      step_up_refund_limit = ${stepUpRefundLimit}
    where shard = ${shardOf(merchantId)} and id = ${merchantId}`.execute(db);
}
