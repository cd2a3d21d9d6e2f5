// Amount to keep of a charge: set once, then it only falls.
import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";

interface Whose {
  accountId: number;
  appointmentId: number;
  at: Date;
}

const decide = statement(
  "charge_decide",
  `update scheduling.charges set keep = $3, updated_at = $4,
    due_at = case when $3::bigint is null then null::timestamptz else $4::timestamptz end
  where account_id = $1 and id = $2 and keep is null`,
);

/** Null waits for an approval. */
export async function decideKeep(
  db: Database,
  { accountId, id, keep, at }: { accountId: number; id: number; keep: number | null; at: Date },
): Promise<void> {
  await run(db, decide, [accountId, id, keep, at]);
}

const set = statement(
  "charge_keep_all",
  `update scheduling.charges set keep = amount, due_at = $3, attempts = 0, updated_at = $3
  where account_id = $1 and appointment_id = $2 and kind = 'deposit' and keep is null`,
);

/** Call it in the transaction of the approval. */
export async function setKeep(db: Database, { accountId, appointmentId, at }: Whose) {
  await run(db, set, [accountId, appointmentId, at]);
}

const lower = statement(
  "charge_keep_less",
  `update scheduling.charges set keep = $3, due_at = $4, attempts = 0, state = 'open',
    updated_at = $4
  where account_id = $1 and appointment_id = $2 and kind = 'deposit'
    and coalesce(keep, amount) >= $3 and (keep is null or keep > $3)`,
);

/** Call it in the transaction of the decision. */
export async function lowerKeep(
  db: Database,
  { accountId, appointmentId, keep, at }: Whose & { keep: number },
): Promise<void> {
  await run(db, lower, [accountId, appointmentId, keep, at]);
}

const lowerOfFee = statement(
  "charge_fee_keep_less",
  `update scheduling.charges set keep = $3, due_at = $4, attempts = 0, state = 'open',
    updated_at = $4
  where account_id = $1 and appointment_id = $2 and kind = 'fee' and keep > $3`,
);

/** Lowers a fee that the card has paid. */
export async function lowerFee(
  db: Database,
  { accountId, appointmentId, keep, at }: Whose & { keep: number },
): Promise<void> {
  await run(db, lowerOfFee, [accountId, appointmentId, keep, at]);
}
