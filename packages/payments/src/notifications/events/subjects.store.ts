/* The immutable part: a late read gives the same result. */
import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import type {
  Buckets,
  EntryRow,
  UntrailedRow,
} from "../../card-payments/transactions/transaction.ts";
import type { EventRow } from "./events.store.ts";

export interface FixedTransaction extends Omit<UntrailedRow, Exclude<keyof Buckets, "amount">> {
  has_custom: boolean;
}

export interface Subjects {
  test: boolean;
  transaction: FixedTransaction | null;
  /** `failed` can change later. */
  entry: Omit<EntryRow, "failed"> | null;
}

/** Bytes of text. */
const largestRead = 16 * 1024;

const keys = {
  n: "$2::int[]",
  merchant_id: "$3::text[]",
  transaction_id: "$4::text[]",
  entry_id: "$5::text[]",
  disputed_id: "$6::text[]",
  dispute_id: "$7::text[]",
};

const entry = `id, kind, amount, balance, fee_flat, fee_rate, fee_returned, descriptor, line_id,
  dispute_id, dispute_won, expired`;

const select = statement(
  "events_subjects",
  `select k.n, m.test, row_to_json(t) as transaction, row_to_json(e) as entry
  from ${keysFrom(keys)} as k
  join lateral (select test from payments.merchants
    where shard = $1 and id = k.merchant_id limit 1) m on true
  left join lateral (
    select id, merchant_id, test, currency, amount, descriptor, bin, last4, expiry_month,
      expiry_year, scheme, code_present, text, custom is not null as has_custom,
      case when octet_length(custom::text) <= ${largestRead} then custom end as custom,
      reference, agreement, tds, recurring, error_code
    from payments.transactions where shard = $1 and id = k.transaction_id limit 1) t on true
  left join lateral (
    (select ${entry} from payments.entries where shard = $1 and id = k.entry_id limit 1)
    union all
    (select ${entry} from payments.entries
      where shard = $1 and transaction_id = k.disputed_id and dispute_id = k.dispute_id
      limit 1)
    limit 1) e on true`,
);

type SubjectsRow = Subjects & { n: number };

export async function listSubjects(
  db: Database,
  shard: number,
  rows: readonly EventRow[],
): Promise<(Subjects | undefined)[]> {
  return inOrder(rows, await run<SubjectsRow>(db, select, [shard, ...keysOf(rows)]));
}

function keysOf(rows: readonly EventRow[]): unknown[][] {
  const closing = rows.map(({ kind }) => kind === "dispute.won" || kind === "dispute.lost");
  return [
    rows.map((_row, n) => n),
    rows.map(({ merchantId }) => merchantId),
    rows.map(({ transactionId }) => transactionId),
    rows.map(({ subjectId }, n) => (closing[n] ? null : subjectId)),
    rows.map(({ transactionId }, n) => (closing[n] ? transactionId : null)),
    rows.map(({ subjectId }, n) => (closing[n] ? subjectId : null)),
  ];
}

function inOrder(
  rows: readonly EventRow[],
  subjectses: readonly SubjectsRow[],
): (Subjects | undefined)[] {
  const subjects = new Map(subjectses.map((each) => [each.n, each]));
  return rows.map((_row, n) => subjects.get(n));
}
