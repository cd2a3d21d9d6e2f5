// Charges that are settled are looked at once more when something became of their payments.
import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";

interface Waking {
  transactionIds: readonly string[];
  at: Date;
  isRefusal: boolean;
}

// Whoever read the payment before that does not conclude on it.
const wake = statement(
  "charges_wake",
  `update scheduling.charges set due_at = $3, claimed_until = null, claimed_by = null
  where account_id = $1 and transaction_id = any ($2::text[]) and keep is not null
    and (state <> 'failing' or due_at is null or not $4)`,
);

/** Has the charges of some payments be looked at; `isRefusal` those not that wait after one. */
export async function wakeCharges(
  db: Database,
  accountId: number,
  { transactionIds, at, isRefusal }: Waking,
): Promise<void> {
  if (transactionIds.length === 0) return;
  await run(db, wake, [accountId, transactionIds, at, isRefusal]);
}

/** Has all of a merchant be looked at that are decided, where nobody knows what became of them. */
export async function wakeAllCharges(
  db: Database,
  { accountId, merchantId, at }: { accountId: number; merchantId: string; at: Date },
): Promise<void> {
  await sql`update scheduling.charges set due_at = ${at}, claimed_until = null, claimed_by = null
    where account_id = ${accountId} and merchant_id = ${merchantId}
      and keep is not null`.execute(db);
}
