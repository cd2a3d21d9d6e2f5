import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

export async function forgetDeliveries(
  db: Database,
  { test, before }: { test: boolean; before: Date },
): Promise<number> {
  // A two-sided range makes PostgreSQL use the index.
  const { rows } = await sql`delete from payments.deliveries
    where test = ${test} and created_at < ${before} and created_at > '-infinity' returning 1
    `.execute(db);
  return rows.length;
}

export async function forgetWebhooks(db: Database, before: Date): Promise<number> {
  const { rows } = await sql<{ shard: number; id: string }>`
    select shard, id from payments.webhooks
    where deleted_at < ${before} and deleted_at > '-infinity'`.execute(db);
  for (const { shard, id } of rows) {
    await sql`delete from payments.deliveries
      where shard = ${shard} and webhook_id = ${id}`.execute(db);
    await sql`delete from payments.readers
      where shard = ${shard} and webhook_id = ${id}`.execute(db);
    await sql`delete from payments.webhooks where shard = ${shard} and id = ${id}`.execute(db);
  }
  return rows.length;
}
