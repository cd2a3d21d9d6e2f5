import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import { CompiledQuery, type RawBuilder, sql } from "kysely";
import type { SizedRow } from "../../api/lists/portions.ts";
import type { Page } from "../../api/lists/schema.ts";
import { wholePage } from "../../api/lists/sift.ts";
import { siftedPage } from "../../api/lists/store.ts";
import { type Id, shardOf } from "../../core/ids.ts";
import type { EntryTransaction } from "../../core/outbox/entry.ts";
import { actorEraser } from "../../core/outbox/erasing.store.ts";
import { conditionsOf, type TransactionFilter } from "./filter.store.ts";
import type { OperationKind } from "./schema.ts";
import { type Movable, nothing, type Totals, type TransactionRow } from "./transaction.ts";

export const trailOf = (shard: string, id: string): string => `(
  select coalesce(json_agg(e order by e.id), '[]') from (
    select id, kind, amount, balance, fee_flat, fee_rate, fee_returned, descriptor, line_id,
      dispute_id, dispute_won, failed, expired
    from payments.entries where shard = ${shard} and transaction_id = ${id}) e)`;

const trail = `${trailOf("t.shard", "t.id")} as trail`;

const isAllowed = (app: string): string => `exists (select 1 from payments.merchant_access access
  where access.merchant_id = t.merchant_id and access.caller_id = ${app})`;

const expected = keysFrom({ id: "$2::text[]", caller_id: "$3::text[]", place: "$4::int[]" });

const selectTransactions = statement(
  "transaction_get",
  `select wanted.place, t.*, ${isAllowed("wanted.caller_id")} as allowed,
    case when t.version = 0 then '[]' else ${trailOf("t.shard", "t.id")} end as trail
  from ${expected} as wanted
  cross join lateral (select * from payments.transactions
    where transactions.shard = $1 and transactions.id = wanted.id limit 1) t
  where t.shard = $1`,
);

export type ReachedTransaction = TransactionRow & { allowed: boolean };

interface TransactionKey {
  shard: number;
  id: Id;
  callerId: Id;
}

export async function findTransaction(
  db: Database,
  key: TransactionKey,
): Promise<ReachedTransaction | undefined> {
  const [row] = await findTransactions(db, [key]);
  return row;
}

export async function findTransactions(
  db: Database,
  keys: readonly TransactionKey[],
): Promise<(ReachedTransaction | undefined)[]> {
  const ids = keys.map(({ id }) => id);
  const callerIds = keys.map(({ callerId }) => callerId);
  const values = [keys[0]!.shard, ids, callerIds, [...keys.keys()]];
  const rows = await run<ReachedTransaction & { place: number }>(db, selectTransactions, values);
  const matches = new Map(rows.map((row) => [row.place, row]));
  return keys.map((_, location) => matches.get(location));
}

export async function lockVersion(db: Database, id: Id): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    select version from payments.transactions
    where shard = ${shardOf(id)} and id = ${id} for no key update`.execute(db);
  return rows[0]?.version;
}

export interface TransactionList {
  shard: number;
  merchantId: Id;
  callerId: Id;
  page: Page;
  filter: TransactionFilter;
}

export async function listTransactions(
  db: Database,
  list: TransactionList,
): Promise<TransactionRow[]> {
  return await listed<TransactionRow>(db, sql.raw(`t.*, ${trail}`), list);
}

export async function listSizes(db: Database, list: TransactionList): Promise<SizedRow[]> {
  return await listed<SizedRow>(db, sizes, list);
}

/** Estimated bytes as text. */
const sizes = sql`t.id, t.place,
  1500 + t.movements * 500 + coalesce(octet_length(t.custom::text), 0) as bytes`;

async function listed<Row>(
  db: Database,
  columns: RawBuilder<unknown>,
  { shard, merchantId, callerId, page, filter }: TransactionList,
): Promise<Row[]> {
  const { own, others } = conditionsOf(filter, shard);
  const allowed = sql`exists (select 1 from payments.merchant_access
    where merchant_id = ${merchantId} and caller_id = ${callerId})`;
  const where = own.where === undefined ? allowed : sql`${allowed} and ${own.where}`;
  const keys = { merchant_id: merchantId, ...own.keys };
  const query = { table: "payments.transactions", as: "t", own: { shard, keys, where }, others };
  const { sql: text, parameters } = sql`
    select ${columns} ${siftedPage(query, page)}`.compile(db);
  return wholePage(await run<Row & { place: number | null }>(db, statementFor(text), parameters));
}

const listStatements = new Map<string, ReturnType<typeof statement>>();

const mostPrepared = 200;

function statementFor(text: string): ReturnType<typeof statement> {
  const existing = listStatements.get(text);
  if (existing !== undefined) return existing;
  if (listStatements.size >= mostPrepared) return { text };
  const created = statement(`transaction_list_${listStatements.size}`, text);
  listStatements.set(text, created);
  return created;
}

export interface MovableTransaction extends Movable {
  allowed: boolean;
  may_move: boolean;
  rate_is_known: boolean;
}

export async function findMovable(
  db: Database,
  query: {
    kind: OperationKind;
    shard: number;
    id: Id;
    callerId: Id;
    day: string;
    oldestRate: string;
  },
): Promise<MovableTransaction | undefined> {
  const { kind, shard, id, callerId, day, oldestRate } = query;
  const lookUp = (currency: string) => `(${currency} = 'EUR' or exists (
    select 1 from payments.rates where currency = ${currency} and day <= $5
      and (t.test or day >= $6)))`;
  const { rows } = await db.executeQuery<MovableTransaction>(
    CompiledQuery.raw(
      `select t.amount, t.captured, t.refunded, t.voided, t.disputed, t.movements,
        t.expired_at, t.currency, t.exponent, t.error_code, ${isAllowed("$3")} as allowed,
        case $4::text when 'capture' then m.can_capture when 'refund' then m.can_refund
          else m.can_void end as may_move,
        ($4 = 'void' or t.currency = m.currency
          or (${lookUp("t.currency")} and ${lookUp("m.currency")})) as rate_is_known
      from payments.transactions t
      join lateral (select * from payments.merchants
        where shard = t.shard and id = t.merchant_id limit 1) m on true
      where t.shard = $1 and t.id = $2`,
      [shard, id, callerId, kind, day, oldestRate],
    ),
  );
  return rows[0];
}

/** `source` has the columns named here. */
export const makeTransactionFrom = (source: string): string => `
  made as (
    insert into payments.transactions (shard, id, merchant_id, authorization_id, card_number_id,
      test, currency, exponent, amount, descriptor, bin, last4, expiry_month, expiry_year, scheme,
      code_present, text, custom, reference, agreement, tds, recurring, error_code)
    select shard, transaction_id, merchant_id, id, card_number_id,
      test, currency, exponent, amount, descriptor, bin, last4, expiry_month, expiry_year, scheme,
      code_present, text, custom, reference, agreement, tds, recurring, error_code
    from ${source}
    returning id
  )`;

export interface FailedEntry {
  shard: number;
  id: Id;
  merchantId: Id;
  transactionId: Id;
  test: boolean;
  currency: string;
  kind: OperationKind;
  amount: number;
  /** Minor units of the merchant's currency, like `fee`. */
  balance: number;
  fee: number;
  feeFlat: number;
  feeReturned: number | null;
  lineId: Id | null;
  rateFrom: string | null;
  rateTo: string | null;
  rateDay: string | null;
  failed: boolean;
  expired: boolean;
  captured: number;
  refunded: number;
  voided: number;
  disputed: number;
  totals: Totals;
  part: Totals | null;
}

interface EntryColumns extends Omit<FailedEntry, "totals" | "part"> {
  capturedValue: string;
  refundedValue: string;
  feeValue: string;
  feeReturnedValue: string;
  value: string | null;
  entryFeeValue: string | null;
}

/** Integers in text, scaled by 1e20. */
const toParts = (column: string) => sql.raw(`trunc(${column} * 1e20)::text`);
const fromParts = (parts: bigint) => sql`${parts.toString()}::numeric * 1e-20`;

/** Lock order: transaction, then entry. */
export async function lockEntry(
  db: Database,
  { shard, entryId }: { shard: number; entryId: Id },
): Promise<FailedEntry | undefined> {
  await sql`
    select t.id from payments.transactions t
    where t.shard = ${shard} and t.id = (
      select e.transaction_id from payments.entries e
      where e.shard = ${shard} and e.id = ${entryId})
    for no key update`.execute(db);
  const { rows } = await sql<EntryColumns>`
    select e.shard, e.id, t.merchant_id as "merchantId", t.id as "transactionId", t.test,
      t.currency, e.kind, e.amount, e.balance, e.fee_flat as "feeFlat",
      e.fee_flat + e.fee_rate as fee, ${toParts("e.value")} as value,
      ${toParts("e.fee_value")} as "entryFeeValue",
      ${toParts("t.captured_value")} as "capturedValue",
      ${toParts("t.refunded_value")} as "refundedValue", ${toParts("t.fee_value")} as "feeValue",
      ${toParts("t.fee_returned_value")} as "feeReturnedValue", e.fee_returned as "feeReturned",
      e.line_id as "lineId", l.rate_from as "rateFrom", l.rate_to as "rateTo",
      l.rate_day as "rateDay", e.failed, e.expired, t.captured, t.refunded, t.voided, t.disputed
    from payments.entries e
    join lateral (select * from payments.transactions
      where shard = e.shard and id = e.transaction_id limit 1) t on true
    left join lateral (select * from payments.lines
      where shard = e.shard and id = e.line_id limit 1) l on true
    where e.shard = ${shard} and e.id = ${entryId} and e.kind <> 'dispute'
    for no key update of e`.execute(db);
  return rows[0] && withTotals(rows[0]);
}

function withTotals({ value, entryFeeValue, ...columns }: EntryColumns): FailedEntry {
  const { kind, capturedValue, refundedValue, feeValue, feeReturnedValue } = columns;
  const [own, ownFee] = [BigInt(value ?? 0), BigInt(entryFeeValue ?? 0)];
  return {
    ...columns,
    totals: {
      captured: BigInt(capturedValue),
      refunded: BigInt(refundedValue),
      fee: BigInt(feeValue),
      feeReturned: BigInt(feeReturnedValue),
    },
    part:
      value === null
        ? null
        : kind === "capture"
          ? { ...nothing, captured: own, fee: ownFee }
          : { ...nothing, refunded: own, feeReturned: ownFee },
  };
}

export async function failEntry(
  db: Database,
  { shard, id, transactionId, kind, amount, expired }: FailedEntry,
  totals: Totals,
): Promise<EntryTransaction | undefined> {
  const { rows } = await sql`
    update payments.entries set failed = true
    where shard = ${shard} and id = ${id} and not failed
    returning id`.execute(db);
  if (rows.length === 0) return undefined;
  const taken = (bucket: OperationKind): number => (kind === bucket ? amount : 0);
  // Waiting requests must read the trail again, and subscribers order events by version.
  const { rows: changed } = await sql<ChangedRow>`
    update payments.transactions set captured = captured - ${taken("capture")},
      refunded = refunded - ${taken("refund")}, voided = voided - ${taken("void")},
      captured_value = ${fromParts(totals.captured)},
      refunded_value = ${fromParts(totals.refunded)}, fee_value = ${fromParts(totals.fee)},
      fee_returned_value = ${fromParts(totals.feeReturned)},
      expired_at = case when ${expired} then null else expired_at end, version = version + 1
    where shard = ${shard} and id = ${transactionId} ${changedRow}`.execute(db);
  return publishedOf(changed);
}

export const changedRow = sql`returning id, version, captured, refunded, voided, disputed`;

export type ChangedRow = Pick<
  TransactionRow,
  "id" | "version" | "captured" | "refunded" | "voided" | "disputed"
>;

export function publishedOf([row]: readonly ChangedRow[]): EntryTransaction {
  if (row === undefined) throw new Error("the transaction is gone");
  const { id, version, captured, refunded, voided, disputed } = row;
  return { id, version, buckets: [captured, refunded, voided, disputed] };
}

export const eraseFromEntries = actorEraser("entries");
