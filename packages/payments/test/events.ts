import { sql } from "kysely";
import { newId, shardOf } from "../src/core/ids.ts";
import type { EventType } from "../src/core/outbox/entry.ts";
import type { TestPayments } from "./harness.ts";

export interface EventBody {
  id?: string;
  type?: EventType;
  transactionId?: string;
  subjectId?: string;
  version?: number;
  buckets?: readonly [number, number, number, number];
  actor?: string;
  data?: object;
}

export async function makeEvent(
  { context }: TestPayments,
  merchantId: string,
  input: EventBody = {},
): Promise<string> {
  const shard = shardOf(merchantId);
  const { id = newId(shard), type = "merchant.updated", transactionId = null } = input;
  const { subjectId = merchantId, version = null, buckets = null, actor = "system" } = input;
  await sql`
    insert into payments.events (shard, merchant_id, id, kind, at, transaction_id, version,
      subject_id, buckets, actor, data)
    values (${shard}, ${merchantId}, ${id}, ${type}, now(), ${transactionId}, ${version},
      ${subjectId}, ${buckets}::bigint[], ${actor}, ${JSON.stringify(input.data ?? null)}::jsonb)
    `.execute(context.db);
  return id;
}

export async function removeThrough(
  { context }: TestPayments,
  merchantId: string,
  id: string,
): Promise<void> {
  await sql`update payments.heads set removed_through = ${id}
    where shard = ${shardOf(merchantId)} and merchant_id = ${merchantId}`.execute(context.db);
  await sql`delete from payments.events where shard = ${shardOf(merchantId)}
    and merchant_id = ${merchantId} and id <= ${id}`.execute(context.db);
}
