// Charges that are settled are looked at once more when something became of their payments.
import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";

// Whoever read the payment before that does not conclude on it.
const wake = statement(
  "charges_wake",
  `update scheduling.charges set due_at = $3, claimed_until = null, claimed_by = null
  where account_id = $1 and transaction_id = any ($2::text[]) and keep is not null`,
);

/** Has the charges of some payments be looked at. */
export async function wakeCharges(
  db: Database,
  accountId: number,
  { transactionIds, at }: { transactionIds: readonly string[]; at: Date },
): Promise<void> {
  await run(db, wake, [accountId, transactionIds, at]);
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
