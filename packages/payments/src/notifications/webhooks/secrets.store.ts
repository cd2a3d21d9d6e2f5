import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import { type Id, shardOf } from "../../core/ids.ts";

export async function replaceSecret(
  db: Database,
  { id, sealed, formerUntil }: { id: Id; sealed: string; formerUntil: Date | null },
): Promise<void> {
  await sql`
    update payments.webhooks set secret = ${sealed}, former_until = ${formerUntil},
      former_secret = case when ${formerUntil}::timestamptz is not null then secret end
    where shard = ${shardOf(id)} and id = ${id}`.execute(db);
}
