import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Id } from "../../ground/ids.ts";

/** Where a webhook leads, and what it is signed with; sealed. */
export interface Destination {
  url: string;
  secret: string;
  formerSecret: string | null;
  /** Until when the former secret signs along. */
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

/** Where an active webhook leads; whoever stops or changes it waits until the transaction ends. */
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

/** Where a webhook leads, active or not. */
export async function findDestination(
  db: Database,
  { shard, webhookId }: { shard: number; webhookId: Id },
): Promise<Destination | undefined> {
  const [row] = await run<Destination>(db, select, [shard, webhookId]);
  return row;
}
