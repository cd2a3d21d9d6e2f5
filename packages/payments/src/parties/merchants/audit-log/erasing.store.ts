/* Entries are permanent; erasure only replaces the person. */
import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Erasing } from "../../../core/outbox/erasing.ts";

const eraseActor = statement(
  "acts_erase_actor",
  `update payments.merchant_acts set actor = $3, address = 'erased'
  where shard = $1 and actor = $2 and actor like 'person:%'`,
);

const eraseSubject = statement(
  "acts_erase_subject",
  `update payments.merchant_acts set subject = 'erased'
  where shard = $1 and subject = $2 and act like 'user.%'`,
);

export async function eraseFromAuditLog(
  db: Database,
  shard: number,
  { from, to }: Erasing,
): Promise<void> {
  await run(db, eraseActor, [shard, from, to]);
  await run(db, eraseSubject, [shard, from.slice("person:".length)]);
}
