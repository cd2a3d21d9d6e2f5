import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Erasing } from "../../core/outbox/erasing.ts";

const erase = statement(
  "entries_erase",
  `update payments.entries set actor = $3
  where shard = $1 and actor = $2 and actor like 'person:%'`,
);

export async function eraseFromEntries(
  db: Database,
  shard: number,
  { from, to }: Erasing,
): Promise<void> {
  await run(db, erase, [shard, from, to]);
}
