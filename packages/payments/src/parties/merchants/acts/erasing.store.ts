/*
 * An act is kept for good; of whoever is erased it says that it was somebody, who did it or to whom
 * it was done.
 */
import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Erasing } from "../../../ground/news/erasing.ts";

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

/** Has nobody be known by the acts of a shard who is erased, nor where they asked from. */
export async function eraseFromActs(
  db: Database,
  shard: number,
  { from, to }: Erasing,
): Promise<void> {
  await run(db, eraseActor, [shard, from, to]);
  await run(db, eraseSubject, [shard, from.slice("person:".length)]);
}
