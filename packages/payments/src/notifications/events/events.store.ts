import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import type { Page } from "../../api/lists/schema.ts";
import { siftedPage } from "../../api/lists/store.ts";
import { type Id, shardOf } from "../../core/ids.ts";
import type { EventType } from "../../core/outbox/entry.ts";
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
