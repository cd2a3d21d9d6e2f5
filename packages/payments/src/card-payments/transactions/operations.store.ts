/* All captures, refunds or voids of a shard in one statement. The rules of `transaction.ts` and
   `totals.ts` decide each separately. */
import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Id } from "../../core/ids.ts";
import { withinBalance } from "../../core/ledger/store.ts";
import type { Actor } from "../../core/outbox/entry.ts";
import { operations, textOf } from "./operation-text.store.ts";
import type { EntryRow, OperationKind, TransactionRow } from "./row.ts";

const statements = new Map(
  operations.map((operation) => [
    operation.kind,
    statement(`transaction_${operation.kind}`, textOf(operation)),
  ]),
);

export interface OperationInput {
  kind: OperationKind;
  shard: number;
  transactionId: Id;
  /** Undefined: the merchant's own decision, no access check. */
  callerId: Id | undefined;
  amount: number;
  currency: string | undefined;
  descriptor: string | undefined;
  entryId: Id;
  lineId: Id;
  slot: number;
  day: string;
  oldestRate: string;
  dueAt: Date;
  actor: Actor;
}

export type ChangedTransactionRow = TransactionRow & {
  /** The snapshot may miss operations committed during its wait for the row lock. */
  is_whole: boolean;
};

export type OperationResult = { seen: boolean; transaction: ChangedTransactionRow | undefined };

export async function moveAmount(db: Database, input: OperationInput): Promise<OperationResult> {
  const [result] = await withinBalance(moveAmounts(db, [input]));
  return result!;
}

/** Each transaction once; one shard, kind and day. An error fails the batch. */
export async function moveAmounts(
  db: Database,
  inputs: readonly OperationInput[],
): Promise<OperationResult[]> {
  const { kind, shard, day, oldestRate } = inputs[0]!;
  // A fixed lock order prevents deadlocks.
  const sorted = inputs.toSorted((one, other) =>
    one.transactionId < other.transactionId ? -1 : 1,
  );
  const values: unknown[] = [
    shard,
    sorted.map(({ transactionId }) => transactionId),
    sorted.map(({ callerId }) => callerId ?? null),
    sorted.map(({ amount }) => amount),
    sorted.map(({ currency }) => currency ?? null),
    sorted.map(({ descriptor }) => descriptor ?? null),
    sorted.map(({ entryId }) => entryId),
    sorted.map(({ dueAt }) => dueAt),
    sorted.map(({ actor }) => actor),
  ];
  if (kind !== "void") {
    const lineIds = sorted.map(({ lineId }) => lineId);
    const slots = sorted.map(({ slot }) => slot);
    values.push(lineIds, slots, day, oldestRate);
  }
  const rows = await run<OperationRow>(db, statements.get(kind)!, values);
  const changed = new Map(rows.map((row) => [row.id, row]));
  const seen = new Set(rows[0]?.seen);
  return inputs.map(({ transactionId: id }) => {
    const row = changed.get(id);
    return { seen: seen.has(id), transaction: row === undefined ? undefined : wholeOf(row, kind) };
  });
}

interface OperationRow extends ChangedTransactionRow {
  seen: Id[];
  former: EntryRow[] | null;
  entry_id: Id;
  entry_amount: number;
  entry_balance: number;
  fee_flat: number;
  entry_fee_rate: number;
  entry_fee_returned: number | null;
  entry_descriptor: string;
  line_id?: Id;
}

function wholeOf(row: OperationRow, kind: OperationKind): ChangedTransactionRow {
  const entry: EntryRow = {
    id: row.entry_id,
    kind,
    amount: row.entry_amount,
    balance: row.entry_balance,
    fee_flat: row.fee_flat,
    fee_rate: row.entry_fee_rate,
    fee_returned: row.entry_fee_returned,
    descriptor: row.entry_descriptor,
    line_id: row.line_id ?? null,
    dispute_id: null,
    dispute_won: null,
    failed: false,
    expired: false,
  };
  const trail = [...(row.former ?? []), entry];
  return { ...row, trail: trail.sort((a, b) => (a.id < b.id ? -1 : 1)) };
}
