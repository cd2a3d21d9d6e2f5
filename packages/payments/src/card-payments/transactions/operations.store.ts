/* All captures, refunds or voids of a shard in one statement. The rules of `transaction.ts`
   decide each separately. */
import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import { instructFrom } from "../../acquiring/instructions/store.ts";
import type { Id } from "../../core/ids.ts";
import { recordFrom, withinBalance } from "../../core/ledger/store.ts";
import { entriesFrom } from "../../core/outbox/entry.store.ts";
import type { Actor } from "../../core/outbox/entry.ts";
import { latestRate } from "../../core/rates/store.ts";
import { mostMovements } from "./refusals.ts";
import type { OperationKind } from "./schema.ts";
import { trailOf } from "./store.ts";
import type { EntryRow, TransactionRow } from "./transaction.ts";

interface OperationSql {
  kind: OperationKind;
  bucket: "captured" | "refunded" | "voided";
  claim: "can_capture" | "can_refund" | "can_void";
  /** SQL over a transaction `t`. */
  left: string;
  total?: "captured_value" | "refunded_value";
  fee?: { total: "fee_value" | "fee_returned_value"; part: string };
  balance: string;
}

const operations: readonly OperationSql[] = [
  {
    kind: "capture",
    bucket: "captured",
    claim: "can_capture",
    left: "t.amount - t.captured - t.voided",
    total: "captured_value",
    fee: { total: "fee_value", part: "payments.fee_exactly(value, fee_rate_ppm)" },
    balance: "converted - fee_flat - fee_rounded",
  },
  {
    kind: "refund",
    bucket: "refunded",
    claim: "can_refund",
    left: "t.captured - t.refunded - t.disputed",
    total: "refunded_value",
    fee: {
      total: "fee_returned_value",
      part: `case when refunds_fee
        then payments.share_exactly(fee_left, entry_amount, not_refunded) end`,
    },
    balance: "fee_rounded - converted",
  },
  {
    kind: "void",
    bucket: "voided",
    claim: "can_void",
    left: "t.amount - t.captured - t.voided",
    balance: "0",
  },
];

const fits = ({ kind, left }: OperationSql, amount: string): string =>
  `${left} >= ${amount} and ${
    kind === "capture"
      ? `t.movements < ${mostMovements} and t.expired_at is null`
      : `(t.movements < ${mostMovements} or ${left} = ${amount})`
  }`;

/** Each transaction appears once. */
const ask = ({ total }: OperationSql): string =>
  keysFrom({
    id: "$2::text[]",
    caller_id: "$3::text[]",
    entry_amount: "$4::bigint[]",
    currency: "$5::text[]",
    entry_descriptor: "$6::text[]",
    entry_id: "$7::text[]",
    due_at: "$8::timestamptz[]",
    actor: "$9::text[]",
    ...(total ? { line_id: "$10::text[]", slot: "$11::smallint[]" } : {}),
  });

const rate = (currency: string, name: string): string => `
  left join lateral (
    ${latestRate(currency, "$12::date", `${currency} <> 'EUR' and t.currency <> m.currency`)}
  ) ${name} on true`;

const rateExists = (currency: string, name: string): string =>
  `(${currency} = 'EUR' or (${name}.day is not null and (t.test or ${name}.day >= $13::date)))`;

const seen = (operation: OperationSql): string => {
  const { kind, claim, total } = operation;
  return `
  seen as (
    select t.shard as asked_shard, asked.id as asked_id, asked.entry_amount,
      asked.entry_descriptor, asked.entry_id,
      asked.due_at, asked.actor, ${total ? "asked.line_id, asked.slot," : ""}
      t.version as seen_version,
      ${
        total
          ? `case when t.currency = m.currency then asked.entry_amount::numeric
        else payments.convert_exactly(asked.entry_amount, t.exponent,
          coalesce(from_rate.per_euro, 1), m.exponent,
          coalesce(to_rate.per_euro, 1)) end as value,
      case when t.currency <> m.currency then coalesce(from_rate.per_euro, 1) end as rate_from,
      case when t.currency <> m.currency then coalesce(to_rate.per_euro, 1) end as rate_to,
      case when t.currency <> m.currency
        then coalesce(least(from_rate.day, to_rate.day), $12::date) end as rate_day,`
          : ""
      }
      ${kind === "capture" ? "m.fee_flat" : "0::bigint as fee_flat"}, m.fee_rate_ppm, m.refunds_fee
    from ${ask(operation)} as asked
    join lateral (select * from payments.transactions
      where transactions.shard = $1 and transactions.id = asked.id limit 1) t on true
    join lateral (select * from payments.merchants
      where shard = t.shard and id = t.merchant_id limit 1) m on true
    ${total ? rate("t.currency", "from_rate") : ""}
    ${total ? rate("m.currency", "to_rate") : ""}
    where t.shard = $1 and m.shard = $1
      and (asked.caller_id is null or exists (select 1 from payments.merchant_access access
        where access.merchant_id = t.merchant_id and access.caller_id = asked.caller_id))
      and m.${claim} and t.error_code is null
      and (asked.currency is null or t.currency = asked.currency)
      and ${fits(operation, "asked.entry_amount")}
      ${
        total
          ? `and (t.currency = m.currency or (${rateExists("t.currency", "from_rate")}
        and ${rateExists("m.currency", "to_rate")}))`
          : ""
      }
  )`;
};

/** Locked before the read: earlier operations decide the returned fee. */
const locked = `
  locked as (
    select t.id as locked_id, t.captured - t.refunded as not_refunded,
      t.fee_value - t.fee_returned_value as fee_left
    from (select asked_shard, asked_id from seen where refunds_fee order by asked_id) as fees
    join payments.transactions t on t.shard = fees.asked_shard and t.id = fees.asked_id
    for no key update of t
  ),`;

/** Minor units; `total` is the value after the operation. */
const roundedPart = (total: string, part: string): string =>
  `payments.rounded(${total}) - payments.rounded(${total} - ${part})`;

const move = (operation: OperationSql): string => {
  const { kind, bucket, total, fee, balance } = operation;
  return `
  ${kind === "refund" ? locked : ""}
  priced as (
    select *, ${fee ? fee.part : "null::numeric"} as fee_part
    from seen ${kind === "refund" ? "left join locked on locked_id = asked_id" : ""}
  ),
  moved as (
    update payments.transactions t
    set ${bucket} = t.${bucket} + entry_amount, version = t.version + 1,
      movements = t.movements + 1
      ${total ? `, ${total} = t.${total} + value` : ""}
      ${fee ? `, ${fee.total} = t.${fee.total} + coalesce(fee_part, 0)` : ""}
    from priced
    where t.shard = asked_shard and t.id = asked_id and ${fits(operation, "entry_amount")}
    returning t.*, t.version = seen_version + 1 as is_whole,
      entry_id, entry_amount, fee_flat, fee_part, due_at, actor,
      coalesce(entry_descriptor, t.descriptor) as entry_descriptor,
      ${total ? "line_id, slot, value, rate_from, rate_to, rate_day" : "null::numeric as value"}
  ),
  rounded as (
    select *, ${total ? roundedPart(total, "value") : "0"} as converted,
      ${fee ? roundedPart(fee.total, "coalesce(fee_part, 0)") : "0"} as fee_rounded
    from moved
  ),
  decided as (
    select *, ${balance} as entry_balance,
      ${kind === "capture" ? "fee_rounded" : "0::bigint"} as entry_fee_rate,
      ${kind === "refund" ? "case when fee_part is not null then fee_rounded end" : "null::bigint"}
        as entry_fee_returned
    from rounded
  )`;
};

function textOf(operation: OperationSql): string {
  const { kind, bucket, total: line } = operation;
  return `with ${seen(operation)},
  ${move(operation)},
  written as (
    select shard, merchant_id, test, currency, id as transaction_id, entry_id,
      '${kind}'::text as kind, entry_amount, entry_amount as amount, entry_balance as balance,
      fee_flat, entry_fee_rate as fee_rate, entry_fee_returned as fee_returned,
      value, fee_part, entry_descriptor as descriptor, due_at,
      version, array[captured, refunded, voided, disputed] as buckets, actor
      ${line ? ", line_id, slot, rate_from, rate_to, rate_day" : ""}
    from decided
  ),
  entry as (
    insert into payments.entries (shard, id, transaction_id, kind, amount, balance, fee_flat,
      fee_rate, fee_returned, descriptor, line_id, value, fee_value, actor)
    select shard, entry_id, transaction_id, kind, entry_amount, balance, fee_flat,
      fee_rate, fee_returned, descriptor, ${line ? "line_id" : "null"}, value, fee_part,
      actor
    from written
  ),
  ${line ? `${recordFrom("written")},` : ""}
  instruction as (${instructFrom("written")}),
  ${entriesFrom("written", { kind: `'transaction.${bucket}'`, subject: "entry_id" })}
  select array(select asked_id from seen) as seen, decided.*,
    case when decided.version > 1 then ${trailOf("$1", "decided.id")} end as former
  from (select 1) as always left join decided on true`;
}

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
    const isChanged = row !== undefined && row.id !== null;
    return { seen: seen.has(id), transaction: isChanged ? wholeOf(row, kind) : undefined };
  });
}

/** Without a change, one row has only `seen`. */
type OperationRow = { seen: Id[] } & (ChangedRow | { id: null });

interface ChangedRow extends Omit<ChangedTransactionRow, "trail"> {
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

function wholeOf(row: ChangedRow, kind: OperationKind): ChangedTransactionRow {
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
