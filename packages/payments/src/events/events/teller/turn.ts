/*
 * One batch: news of a few merchants of a shard become events in one database transaction, under
 * the lock of their heads. So ids become visible in their order, and no process's clock matters.
 */
import { atomically, codeOf, tentatively } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import type { Context } from "../../../ground/context.ts";
import type { Id } from "../../../ground/ids.ts";
import { openLateHead } from "../../../ground/news/news.store.ts";
import { type Head, listHeadless, listNews, lockHeads } from "../../../ground/news/taking.store.ts";
import { arrange, type Told } from "./arrange.ts";
import { insertEvents } from "./store.ts";

/** So many marks of a merchant have what they are about told at once, with all that is about it. */
export const marksAtOnce = 100;

export interface Batch {
  shard: number;
  merchantIds: readonly Id[];
  /** What cannot be told for now. */
  held: readonly Id[];
}

export interface BatchTold {
  told: readonly Told[];
  /** What could not be told, and why. */
  failed: readonly { about: Id; merchantId: Id; error: unknown }[];
}

type Write = (db: Database, shard: number, events: readonly Told[]) => Promise<BatchTold>;

/**
 * Tells what a batch has. What the database refuses to keep stands in nobody's way: the rest is
 * told, and what is about the same waits with it, for the sake of its order.
 */
export async function tellBatch({ db }: Pick<Context, "db">, batch: Batch): Promise<BatchTold> {
  try {
    return await tellBy(db, batch, allAtOnce);
  } catch (error) {
    if (!isOfRows(error)) throw error;
    return await tellBy(db, batch, oneByOne);
  }
}

// Data, constraints, and what a trigger raises: not a lost connection, or a full disk.
function isOfRows(error: unknown): boolean {
  return /^(22|23|P0)/.test(codeOf(error) ?? "");
}

async function tellBy(
  db: Database,
  { shard, merchantIds, held: left }: Batch,
  write: Write,
): Promise<BatchTold> {
  return await atomically(db, async (db) => {
    const heads = await holdHeads(db, shard, merchantIds);
    if (heads.length === 0) return { told: [], failed: [] };
    const own = heads.map(({ merchantId }) => merchantId);
    // Not before the heads are locked: what others told until then is gone from what this sees.
    const marks = await listNews(db, { shard, merchantIds: own, left, limit: marksAtOnce });
    return await write(db, shard, arrange(shard, heads, marks));
  });
}

/** Locks the heads that nobody else has, and makes those that are missing. */
async function holdHeads(db: Database, shard: number, merchantIds: readonly Id[]): Promise<Head[]> {
  const heads = await lockHeads(db, shard, merchantIds);
  if (heads.length === merchantIds.length) return heads;
  const late = await listHeadless(db, shard, merchantIds);
  if (late.length === 0) return heads;
  for (const merchantId of late.sort()) await openLateHead(db, { shard, merchantId });
  return [...heads, ...(await lockHeads(db, shard, late))];
}

const allAtOnce: Write = async (db, shard, told) => {
  if (told.length > 0) await insertEvents(db, shard, told);
  return { told, failed: [] };
};

const oneByOne: Write = async (db, shard, events) => {
  const told: Told[] = [];
  const failed: { about: Id; merchantId: Id; error: unknown }[] = [];
  for (const [about, own] of Map.groupBy(events, ({ about }) => about)) {
    try {
      await tentatively(db, () => insertEvents(db, shard, own));
      told.push(...own);
    } catch (error) {
      if (!isOfRows(error)) throw error;
      failed.push({ about, merchantId: own[0]!.merchantId, error });
    }
  }
  return { told, failed };
};
