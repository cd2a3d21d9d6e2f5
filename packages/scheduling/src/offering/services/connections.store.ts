import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";

// The `money` module lies above this one.
const select = statement(
  "service_merchant",
  `select currency from scheduling.connections
  where account_id = $1 and status = 'ready'
    and coalesce((claims ->> 'canChargeCard')::boolean, true) and not exists
      (select from unnest(array['canCapture', 'canRefund', 'canVoid']) as c (claim)
      where claims -> claim = 'false')`,
);

export async function findCharging(
  db: Database,
  accountId: number,
): Promise<{ currency: string } | undefined> {
  return (await run<{ currency: string }>(db, select, [accountId]))[0];
}
