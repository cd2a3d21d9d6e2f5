import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";

interface Waking {
  transactionIds: readonly string[];
  at: Date;
  isRefusal: boolean;
}

// Ends the lease: its holder read the payment before the event.
const wake = statement(
  "charges_wake",
  `update scheduling.charges set due_at = $3, claimed_until = null, claimed_by = null
  where account_id = $1 and transaction_id = any ($2::text[]) and keep is not null
    and (state <> 'failing' or due_at is null or not $4)`,
);

export async function wakeCharges(
  db: Database,
  accountId: number,
  { transactionIds, at, isRefusal }: Waking,
): Promise<void> {
  if (transactionIds.length === 0) return;
  await run(db, wake, [accountId, transactionIds, at, isRefusal]);
}

/** Runs after lost events. */
export async function wakeAllCharges(
  db: Database,
  { accountId, merchantId, at }: { accountId: number; merchantId: string; at: Date },
): Promise<void> {
  await sql`update scheduling.charges set due_at = ${at}, claimed_until = null, claimed_by = null
    where account_id = ${accountId} and merchant_id = ${merchantId}
      and keep is not null`.execute(db);
}
