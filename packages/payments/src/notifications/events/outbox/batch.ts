/* One transaction, under the lock of the merchants' heads: ids become visible in order,
   independent of clocks. */
import { atomically, codeOf, tentatively } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import type { Context } from "../../../core/context.ts";
import { type Id, newIdAfter } from "../../../core/ids.ts";
import { openLateHead } from "../../../core/outbox/entry.store.ts";
import type { EventType } from "../../../core/outbox/entry.ts";
import {
  type Head,
  listEntries,
  listHeadless,
  lockHeads,
  type OutboxRow,
} from "../../../core/outbox/taking.store.ts";
import { insertEvents, type PublishedEntry } from "./store.ts";

/** A batch belongs to one merchant and has all entries about their subjects. */
export const entriesPerBatch = 100;

export interface Batch {
  shard: number;
  merchantIds: readonly Id[];
  held: readonly Id[];
}

export interface BatchResult {
  published: readonly PublishedEntry[];
  failed: readonly { about: Id; merchantId: Id; error: unknown }[];
}

type Write = (
  db: Database,
  shard: number,
  events: readonly PublishedEntry[],
) => Promise<BatchResult>;

/** Behind a refused row only its subject waits, to keep its order. */
export async function publishBatch(
  { db }: Pick<Context, "db">,
  batch: Batch,
): Promise<BatchResult> {
  try {
    return await publishBy(db, batch, allAtOnce);
  } catch (error) {
    if (!isOfRows(error)) throw error;
    return await publishBy(db, batch, oneByOne);
  }
}

// False for a lost connection or a full disk.
function isOfRows(error: unknown): boolean {
  return /^(22|23|P0)/.test(codeOf(error) ?? "");
}

async function publishBy(
  db: Database,
  { shard, merchantIds, held: left }: Batch,
  write: Write,
): Promise<BatchResult> {
  return await atomically(db, async (db) => {
    const heads = await holdHeads(db, shard, merchantIds);
    if (heads.length === 0) return { published: [], failed: [] };
    const own = heads.map(({ merchantId }) => merchantId);
    // After the lock, without other relays' entries.
    const entries = await listEntries(db, {
      shard,
      merchantIds: own,
      left,
      limit: entriesPerBatch,
    });
    return await write(db, shard, arrange(shard, heads, entries));
  });
}

async function holdHeads(db: Database, shard: number, merchantIds: readonly Id[]): Promise<Head[]> {
  const heads = await lockHeads(db, shard, merchantIds);
  if (heads.length === merchantIds.length) return heads;
  const late = await listHeadless(db, shard, merchantIds);
  if (late.length === 0) return heads;
  for (const merchantId of late.sort()) await openLateHead(db, { shard, merchantId });
  return [...heads, ...(await lockHeads(db, shard, late))];
}

const allAtOnce: Write = async (db, shard, published) => {
  if (published.length > 0) await insertEvents(db, shard, published);
  return { published, failed: [] };
};

const oneByOne: Write = async (db, shard, events) => {
  const published: PublishedEntry[] = [];
  const failed: { about: Id; merchantId: Id; error: unknown }[] = [];
  for (const [about, own] of Map.groupBy(events, ({ about }) => about)) {
    try {
      await tentatively(db, () => insertEvents(db, shard, own));
      published.push(...own);
    } catch (error) {
      if (!isOfRows(error)) throw error;
      failed.push({ about, merchantId: own[0]!.merchantId, error });
    }
  }
  return { published, failed };
};

// Within one version: creation, operations before their failures, then consequences.
const ranks: Partial<Record<EventType, number>> = {
  "transaction.created": 0,
  "transaction.failed": 0,
  "transaction.captured": 1,
  "transaction.refunded": 1,
  "transaction.voided": 1,
  "fraud.reported": 3,
  "dispute.answered": 4,
};

function inVersion(one: OutboxRow, other: OutboxRow): number {
  const rank = ({ kind }: OutboxRow) => ranks[kind] ?? 2;
  return (one.version ?? 0) - (other.version ?? 0) || rank(one) - rank(other);
}

/**
 * Ids rise from the merchants' heads, in order of the database clock; within a transaction by
 * version.
 */
export function arrange(
  shard: number,
  heads: readonly Head[],
  entries: readonly OutboxRow[],
): PublishedEntry[] {
  const last = new Map(heads.map(({ merchantId, lastId }) => [merchantId, lastId]));
  return inOrder(entries).map((entry) => {
    const eventId = newIdAfter(shard, last.get(entry.merchantId) ?? "");
    last.set(entry.merchantId, eventId);
    return { ...entry, eventId };
  });
}

function inOrder(entries: readonly OutboxRow[]): OutboxRow[] {
  const abouts = Map.groupBy(entries, ({ about }) => about);
  const next = new Map(
    [...abouts].map(([about, own]) => [about, own.toSorted(inVersion).values()] as const),
  );
  return entries.map(({ about }) => next.get(about)!.next().value!);
}
