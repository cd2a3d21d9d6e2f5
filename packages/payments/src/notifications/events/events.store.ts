import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import type { Page } from "../../api/lists/schema.ts";
import { siftedPage } from "../../api/lists/store.ts";
import type {
  Buckets,
  EntryRow,
  UntrailedRow,
} from "../../card-payments/transactions/transaction.ts";
import { type Id, shardOf } from "../../core/ids.ts";
import type { Actor, EventType } from "../../core/outbox/entry.ts";
import { actorEraser } from "../../core/outbox/erasing.store.ts";
import { type OutboxRow, takeFrom } from "../../core/outbox/taking.store.ts";
import { shardByShard } from "../../core/shards.ts";
import type { CamelRow } from "../../core/tables.ts";

/** Immutable. */
export interface EventRow extends Omit<CamelRow<"events">, "buckets"> {
  kind: EventType;
  /** Minor units after the change; null for other events. */
  captured: number | null;
  refunded: number | null;
  voided: number | null;
  disputed: number | null;
  /** Members that may have changed since. */
  data: object | null;
}

const columnNames = `event.shard, event.merchant_id as "merchantId", event.id, event.kind, event.at,
  event.transaction_id as "transactionId", event.version, event.subject_id as "subjectId",
  event.buckets[1] as captured, event.buckets[2] as refunded, event.buckets[3] as voided,
  event.buckets[4] as disputed, event.actor, event.data`;
const columns = sql.raw(columnNames);

export interface EventFilter {
  type?: EventType;
  transactionId?: Id;
}

export interface KeptPage {
  rows: PlacedEventRow[];
  /** Empty if none was removed. */
  removedThrough: Id | "";
}

export async function listEvents(
  db: Database,
  { merchantId, filter, page }: { merchantId: Id; filter: EventFilter; page: Page },
): Promise<KeptPage> {
  const { type, transactionId } = filter;
  const shard = shardOf(merchantId);
  const ofMerchant = sql`event.merchant_id = ${merchantId}`;
  const keys =
    transactionId === undefined ? { merchant_id: merchantId } : { transaction_id: transactionId };
  const query = {
    table: "payments.events",
    as: "event",
    own: { shard, keys },
    others: [
      type === undefined ? undefined : sql`event.kind = ${type}`,
      transactionId === undefined ? undefined : ofMerchant,
    ],
  };
  const { rows } = await sql<Head & (PlacedEventRow | { id: null })>`
    select head.removed_through as "removedThrough", page.* from payments.heads head
    left join lateral (select ${columns}, event.place ${siftedPage(query, page)}) page on true
    where head.shard = ${shard} and head.merchant_id = ${merchantId}`.execute(db);
  return {
    rows: rows.filter((row) => row.id !== null),
    removedThrough: rows[0]?.removedThrough ?? "",
  };
}

type PlacedEventRow = EventRow & { place: number | null };
type Head = Pick<KeptPage, "removedThrough">;

export interface EventPosition {
  merchantId: Id;
  after: Id;
}

export interface Following {
  rows: EventRow[];
  removedThrough: Id | "";
}

const following = statement(
  "events_following",
  `select k.merchant_id as "placeOf", head.removed_through as "removedThrough", page.*
  from ${keysFrom({ merchant_id: "$2::text[]", after: "$3::text[]" })} as k
  cross join lateral (select removed_through from payments.heads
    where shard = $1 and merchant_id = k.merchant_id limit 1) head
  left join lateral (select ${columnNames} from payments.events event
    where event.shard = $1 and event.merchant_id = k.merchant_id and event.id > k.after
    order by event.id limit $4) page on true
  order by k.merchant_id, page.id`,
);

/** One position per merchant, up to `most` events. */
export async function listFollowing(
  db: Database,
  eventPositions: readonly EventPosition[],
  most: number,
): Promise<Map<Id, Following>> {
  type Row = Omit<Following, "rows"> & { placeOf: Id } & (EventRow | { id: null });
  const inShards = eventPositions.map((eventPosition) => ({
    ...eventPosition,
    shard: shardOf(eventPosition.merchantId),
  }));
  const rows = await shardByShard(inShards, (shard, own) => {
    const ids = own.map(({ merchantId }) => merchantId);
    return run<Row>(db, following, [shard, ids, own.map(({ after }) => after), most]);
  });
  const followings = new Map<Id, Following>();
  for (const { placeOf, removedThrough, ...row } of rows) {
    const own = followings.get(placeOf) ?? { rows: [], removedThrough };
    followings.set(placeOf, own);
    if (row.id !== null) own.rows.push(row);
  }
  return followings;
}

export async function findEvent(
  db: Database,
  { merchantId, eventId }: { merchantId: Id; eventId: Id },
): Promise<EventRow | undefined> {
  const { rows } = await sql<EventRow>`
    select ${columns} from payments.events event
    where event.shard = ${shardOf(merchantId)} and event.merchant_id = ${merchantId}
      and event.id = ${eventId}`.execute(db);
  return rows[0];
}

/* The immutable part: a late read gives the same result. */

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

const published = keysFrom({
  merchant_id: "$2::text[]",
  about: "$3::text[]",
  news_id: "$4::text[]",
  event_id: "$5::text[]",
});
const merchants = "$6::text[]";
const raised = keysFrom({ merchant_id: merchants, last_id: "$7::text[]" });

const insertPublished = statement(
  "events_tell",
  `with ${takeFrom({ told: published, raised, merchants })}
  insert into payments.events (shard, merchant_id, id, kind, at, transaction_id, version,
    subject_id, buckets, actor, data)
  select shard, merchant_id, event_id, kind, at, case when version is not null then about end,
    version, subject_id, buckets, actor, data
  from taken
  returning 1`,
);

export async function insertEvents(
  db: Database,
  shard: number,
  events: readonly PublishedEntry[],
): Promise<void> {
  const last = new Map(events.map(({ merchantId, eventId }) => [merchantId, eventId]));
  const created = await run(db, insertPublished, [
    shard,
    events.map(({ merchantId }) => merchantId),
    events.map(({ about }) => about),
    events.map(({ id }) => id),
    events.map(({ eventId }) => eventId),
    [...last.keys()],
    [...last.values()],
  ]);
  if (created.length !== events.length) {
    throw new Error(`${created.length} events were made of ${events.length} marks`);
  }
}

export interface PublishedEntry extends OutboxRow {
  eventId: Id;
}

const list = statement(
  "events_merchants_of_actor",
  `select distinct merchant_id as "merchantId" from payments.events
  where shard = $1 and actor = $2 and actor like 'person:%'`,
);

export async function listServed(db: Database, shard: number, actor: Actor): Promise<Id[]> {
  const rows = await run<{ merchantId: Id }>(db, list, [shard, actor]);
  return rows.map(({ merchantId }) => merchantId);
}

export const eraseFromEvents = actorEraser("events");
