import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Id } from "../../core/ids.ts";

/** The secrets are sealed. */
export interface Destination {
  url: string;
  secret: string;
  formerSecret: string | null;
  formerUntil: Date | null;
}

const destination = `
  select url, secret, former_secret as "formerSecret", former_until as "formerUntil"
  from payments.webhooks`;

const hold = statement(
  "webhooks_hold",
  `${destination}
  where shard = $1 and id = $2 and state = 'active' and deleted_at is null for key share`,
);

/** Blocks stops and changes of the webhook. */
export async function holdActive(
  db: Database,
  { shard, webhookId }: { shard: number; webhookId: Id },
): Promise<Destination | undefined> {
  const [row] = await run<Destination>(db, hold, [shard, webhookId]);
  return row;
}

const select = statement(
  "webhooks_destination",
  `${destination} where shard = $1 and id = $2 and deleted_at is null`,
);

export async function findDestination(
  db: Database,
  { shard, webhookId }: { shard: number; webhookId: Id },
): Promise<Destination | undefined> {
  const [row] = await run<Destination>(db, select, [shard, webhookId]);
  return row;
}
