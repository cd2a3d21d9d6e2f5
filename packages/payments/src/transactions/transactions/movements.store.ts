/*
 * SQL of the hot operations. A capture, refund or void is one statement: it decides, moves the
 * bucket and the totals, writes trail, line, balance slot, the instruction to the acquirer and a
 * mark, and answers with the whole transaction. `transaction.ts` and `totals.ts` state the same
 * rules.
 */
import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { instructFrom } from "../../acquiring/instructions/store.ts";
import type { Id } from "../../ground/ids.ts";
import { recordFrom, withinBalance } from "../../ground/ledger/store.ts";
import { newsFrom } from "../../ground/news/news.store.ts";
import type { Actor } from "../../ground/news/news.ts";
import { latestRate } from "../../ground/rates/store.ts";
import { mostMovements } from "./refusals.ts";
import type { EntryRow, MovementKind, TransactionRow } from "./row.ts";
import { trailOf } from "./store.ts";

interface Movement {
  kind: MovementKind;
  bucket: "captured" | "refunded" | "voided";
  claim: "can_capture" | "can_refund" | "can_void";
  /** What is left for it, as SQL over a transaction named `t`. */
  left: string;
  /** The total that its converted amount goes into, if it has a line. */
  total?: "captured_value" | "refunded_value";
  /** The total that its part of the percentage fee goes into, and that part, as SQL. */
  fee?: { total: "fee_value" | "fee_returned_value"; part: string };
  /** The balance, as SQL over rounded amounts. */
  balance: string;
}

const movements: Movement[] = [
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
        then payments.share_exactly(fee_left, $4::bigint, not_refunded) end`,
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

/** Whether there is enough, and room for one more, as SQL over a transaction named `t`. */
const fits = ({ kind, left }: Pick<Movement, "kind" | "left">): string =>
  `${left} >= $4::bigint and ${
    kind === "capture"
      ? `t.movements < ${mostMovements} and t.expired_at is null`
      : `(t.movements < ${mostMovements} or ${left} = $4::bigint)`
  }`;

const rate = (currency: string): string => `
  left join lateral (${latestRate(currency, "$12::date")}) %
    on ${currency} <> 'EUR' and t.currency <> m.currency`;

const rateIsKnown = (currency: string, name: string): string =>
  `(${currency} = 'EUR' or (${name}.day is not null and (t.test or ${name}.day >= $13::date)))`;

/** The transaction as the request sees it, priced; no row where the request is to be refused. */
const seen = ({ kind, claim, left, total }: Movement): string => `
  seen as (
    select m.descriptor as merchant_descriptor, t.version as seen_version,
      ${
        total
          ? `case when t.currency = m.currency then $4::numeric else payments.convert_exactly(
        $4::bigint, t.exponent, coalesce(from_rate.per_euro, 1), m.exponent,
        coalesce(to_rate.per_euro, 1)) end as value,
      case when t.currency <> m.currency then coalesce(from_rate.per_euro, 1) end as rate_from,
      case when t.currency <> m.currency then coalesce(to_rate.per_euro, 1) end as rate_to,
      case when t.currency <> m.currency
        then coalesce(least(from_rate.day, to_rate.day), $12::date) end as rate_day,`
          : ""
      }
      ${kind === "capture" ? "m.fee_flat" : "0::bigint as fee_flat"}, m.fee_rate_ppm, m.refunds_fee
    from payments.transactions t
    join lateral (select * from payments.merchants
      where shard = t.shard and id = t.merchant_id limit 1) m on true
    ${total ? rate("t.currency").replace("%", "from_rate") : ""}
    ${total ? rate("m.currency").replace("%", "to_rate") : ""}
    where t.shard = $1 and t.id = $2 and m.shard = $1
      and ($3::text is null or exists (select 1 from payments.merchant_access access
        where access.merchant_id = t.merchant_id and access.caller_id = $3))
      and m.${claim} and t.error_code is null
      and ($5::text is null or t.currency = $5)
      and ${fits({ kind, left })}
      ${
        total
          ? `and (t.currency = m.currency or (${rateIsKnown("t.currency", "from_rate")}
        and ${rateIsKnown("m.currency", "to_rate")}))`
          : ""
      }
  )`;

/**
 * What a refund is to give back of the fee depends on all that is in the transaction, so the row is
 * locked before it is read; where nothing is given back, nothing is read.
 */
const locked = `
  locked as (
    select t.captured - t.refunded as not_refunded, t.fee_value - t.fee_returned_value as fee_left
    from payments.transactions t
    where t.shard = $1 and t.id = $2 and exists (select 1 from seen where refunds_fee)
    for no key update
  ),`;

/** What a part made of a total, in minor units: the total is of the locked row, and after it. */
const roundedPart = (total: string, part: string): string =>
  `payments.rounded(${total}) - payments.rounded(${total} - ${part})`;

/** The bucket moved, and the totals with it, if the locked row still has enough. */
const moved = ({ kind, bucket, left, total, fee }: Movement): string => `
  ${kind === "refund" ? locked : ""}
  priced as (
    select *, ${fee ? fee.part : "null::numeric"} as fee_part
    from seen ${kind === "refund" ? "left join locked on true" : ""}
  ),
  moved as (
    update payments.transactions t
    set ${bucket} = t.${bucket} + $4::bigint, version = t.version + 1,
      movements = t.movements + 1
      ${total ? `, ${total} = t.${total} + value` : ""}
      ${fee ? `, ${fee.total} = t.${fee.total} + coalesce(fee_part, 0)` : ""}
    from priced
    where t.shard = $1 and t.id = $2 and ${fits({ kind, left })}
    returning t.*, t.version = seen_version + 1 as is_whole,
      $4::bigint as entry_amount, fee_flat, fee_part,
      coalesce($6, t.descriptor) as entry_descriptor,
      ${total ? "value, rate_from, rate_to, rate_day" : "null::numeric as value"}
  ),
  rounded as (
    select *, ${total ? roundedPart(total, "value") : "0"} as converted,
      ${fee ? roundedPart(fee.total, "coalesce(fee_part, 0)") : "0"} as fee_rounded
    from moved
  )`;

function textOf(movement: Movement): string {
  const { kind, bucket, balance, total: line } = movement;
  return `with ${seen(movement)},
  ${moved(movement)},
  written as (
    select shard, merchant_id, test, currency, id as transaction_id, $7::text as entry_id,
      '${kind}'::text as kind, entry_amount, entry_amount as amount, ${balance} as balance,
      fee_flat, ${kind === "capture" ? "fee_rounded" : "0::bigint"} as fee_rate,
      case when '${kind}' = 'refund' and fee_part is not null then fee_rounded end as fee_returned,
      value, fee_part, entry_descriptor as descriptor, $8::timestamptz as due_at,
      version, array[captured, refunded, voided, disputed] as buckets, $9::text as actor
      ${line ? ", $10::text as line_id, $11::smallint as slot, rate_from, rate_to, rate_day" : ""}
    from rounded
  ),
  entry as (
    insert into payments.entries (shard, id, merchant_id, transaction_id, kind, amount, balance,
      fee_flat, fee_rate, fee_returned, descriptor, line_id, value, fee_value, actor)
    select shard, entry_id, merchant_id, transaction_id, kind, entry_amount, balance,
      fee_flat, fee_rate, fee_returned, descriptor, ${line ? "line_id" : "null"}, value, fee_part,
      actor
    from written
    returning *
  ),
  ${line ? `${recordFrom("written")},` : ""}
  instruction as (${instructFrom("written")}),
  ${newsFrom("written", { kind: `'transaction.${bucket}'`, subject: "entry_id" })}
  select (select count(*)::int from seen) as seen, moved.*,
    (select row_to_json(entry) from entry) as entry, ${trailOf("$1", "$2")} as trail
  from (select 1) as always left join moved on true`;
}

const statements = new Map(
  movements.map((movement) => [
    movement.kind,
    statement(`transaction_${movement.kind}`, textOf(movement)),
  ]),
);

export interface MovementInput {
  kind: MovementKind;
  shard: number;
  transactionId: Id;
  /** Whose access is asked for; undefined for what the merchant itself decided before. */
  callerId: Id | undefined;
  amount: number;
  currency: string | undefined;
  descriptor: string | undefined;
  entryId: Id;
  lineId: Id;
  slot: number;
  /** The UTC day whose rate counts, and the first day whose rate a live merchant may use. */
  day: string;
  oldestRate: string;
  /** From when on the acquirer is to be told. */
  dueAt: Date;
  actor: Actor;
}

/** A transaction after a movement. */
export type MovedTransaction = TransactionRow & {
  /** False where its trail lacks what was committed while this waited for the row. */
  is_whole: boolean;
};

export type MovementResult = { seen: boolean; moved: MovedTransaction | undefined };

/** Moves an amount between buckets, if the transaction has it and the caller may. */
export async function moveAmount(db: Database, input: MovementInput): Promise<MovementResult> {
  const { kind, shard, transactionId, callerId, amount, entryId, lineId, slot } = input;
  const values: unknown[] = [shard, transactionId, callerId ?? null, amount];
  values.push(input.currency ?? null, input.descriptor ?? null, entryId, input.dueAt);
  values.push(input.actor);
  if (kind !== "void") values.push(lineId, slot, input.day, input.oldestRate);
  const [row] = await withinBalance(run<Moved>(db, statements.get(kind)!, values));
  if (row === undefined) throw new Error("a movement answers with one row");
  if (row.id === null) return { seen: row.seen > 0, moved: undefined };
  return {
    seen: true,
    moved: {
      ...row,
      trail: [...row.trail, row.entry].sort((a, b) => (a.id < b.id ? -1 : 1)),
    },
  };
}

type Moved = { seen: number } & ({ id: null } | (MovedTransaction & { entry: EntryRow }));
