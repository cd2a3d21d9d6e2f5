/* Outbox entries become events, one batch per merchant at a time, in any process. No other work
   waits for it. */

import { atomically, codeOf, tentatively } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { type Loop, startLoop } from "@frontdesk/platform/work-queue/loop";
import type { Logger } from "pino";
import type { Context, Telling } from "../../../core/context.ts";
import { type Id, newIdAfter, shardOf } from "../../../core/ids.ts";
import { openLateHead } from "../../../core/outbox/entry.store.ts";
import type { EventType } from "../../../core/outbox/entry.ts";
import {
  findHeads,
  type Head,
  listEntries,
  listHeadless,
  listWaitingMerchants,
  lockHeads,
  type OutboxRow,
  type WaitingMerchant,
} from "../../../core/outbox/taking.store.ts";
import { insertEvents, type PublishedEntry } from "../events.store.ts";

/* One transaction, under the lock of the merchants' heads: ids become visible in order,
   independent of clocks. */

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

type RelayContext = Pick<Context, "db" | "log" | "embedded">;

export interface OutboxRelay extends Loop, Telling {}

interface RelayTiming {
  pollMs: number;
  gatherMs: number;
  heldMs: number;
}

const timing: RelayTiming = { pollMs: 1_000, gatherMs: 100, heldMs: 60_000 };

const merchantsAtOnce = 1_000;
const merchantsPerBatch = 20;
/** The embedded database has one connection. */
const batchesAtOnce = 4;
const batchesPerPoll = 10;

/** Calls within a tenth of a second share a run. */
export function startOutboxRelay(
  context: RelayContext,
  options: Partial<RelayTiming> = {},
): OutboxRelay {
  const { db, log, embedded } = context;
  const { pollMs, gatherMs, heldMs } = { ...timing, ...options };
  const listening = startListening(db, log);
  const trouble = createTrouble(log, heldMs);

  async function tellShard([shard, merchantIds]: ShardBatch, signal: AbortSignal) {
    let count = 0;
    for (let batches = 0; batches < batchesPerPoll && !signal.aborted; batches += 1) {
      const { published, failed } = await publishBatch(
        { db },
        { shard, merchantIds, held: trouble.held() },
      );
      listening.heard(published);
      trouble.hold(failed);
      count += published.length;
      if (published.length < entriesPerBatch) break;
    }
    return count;
  }

  async function poll(signal: AbortSignal): Promise<number> {
    const waiting = await listWaitingMerchants(db, merchantsAtOnce);
    trouble.warn(waiting);
    let count = 0;
    const errors: unknown[] = [];
    const batches = batchesOf(waiting).values();
    async function work(): Promise<void> {
      for (const batch of batches) {
        if (signal.aborted) return;
        try {
          count += await tellShard(batch, signal);
        } catch (error) {
          errors.push(error);
        }
      }
    }
    await Promise.all(Array.from({ length: embedded ? 1 : batchesAtOnce }, work));
    if (errors.length > 0) throw errors[0];
    return count;
  }

  const fullPoll = entriesPerBatch * batchesPerPoll;
  const loop = startLoop(poll, { name: "outbox relay", log, fullTurn: fullPoll, pollMs, gatherMs });
  return {
    ...loop,
    listen: listening.listen,
    async stop() {
      await loop.stop();
      await listening.stop();
    },
  };
}

type ShardBatch = readonly [shard: number, merchantIds: readonly Id[]];

function batchesOf(waiting: readonly WaitingMerchant[]): ShardBatch[] {
  const shards = Map.groupBy(waiting, ({ shard }) => shard);
  return [...shards].flatMap(([shard, own]) => {
    const ids = own.map(({ merchantId }) => merchantId);
    const batches = Math.ceil(ids.length / merchantsPerBatch);
    return Array.from(
      { length: batches },
      (_, index) =>
        [shard, ids.slice(index * merchantsPerBatch, (index + 1) * merchantsPerBatch)] as const,
    );
  });
}

export const lookMs = 500;

export interface Listening extends Pick<Telling, "listen"> {
  heard(published: readonly PublishedEntry[]): void;
  stop(): Promise<void>;
}

interface ListenedMerchant {
  callbacks: Set<() => void>;
  /** Undefined: the first look calls all listeners. */
  lastId: Id | "" | undefined;
}

/** Calls listeners at once after changes of this process, by polling after changes of others. */
export function startListening(db: Database, log: Logger): Listening {
  const merchants = new Map<Id, ListenedMerchant>();

  function notice(merchantId: Id, lastId: Id | ""): void {
    const listened = merchants.get(merchantId);
    if (listened === undefined || listened.lastId === lastId) return;
    // Newer events came during the look.
    if (listened.lastId !== undefined && listened.lastId > lastId) return;
    listened.lastId = lastId;
    for (const callback of listened.callbacks) callback();
  }

  async function look(): Promise<number> {
    const targets = [...merchants.keys()].map((merchantId) => ({
      shard: shardOf(merchantId),
      merchantId,
    }));
    if (targets.length === 0) return 0;
    for (const { merchantId, lastId } of await findHeads(db, targets)) notice(merchantId, lastId);
    return 0;
  }

  const pace = { fullTurn: Number.POSITIVE_INFINITY, pollMs: lookMs, gatherMs: lookMs };
  const loop = startLoop(look, { name: "events of others", log, ...pace });

  return {
    heard(published) {
      const last = new Map(published.map(({ merchantId, eventId }) => [merchantId, eventId]));
      for (const [merchantId, lastId] of last) notice(merchantId, lastId);
    },
    listen(merchantId, callback) {
      const listened = merchants.get(merchantId) ?? { callbacks: new Set(), lastId: undefined };
      merchants.set(merchantId, listened);
      const own = () => callback();
      listened.callbacks.add(own);
      return () => {
        listened.callbacks.delete(own);
        if (listened.callbacks.size === 0 && merchants.get(merchantId) === listened) {
          merchants.delete(merchantId);
        }
      };
    },
    stop: loop.stop,
  };
}

const lateMs = 60_000;

export interface Trouble {
  hold(failed: BatchResult["failed"]): void;
  held(): Id[];
  warn(waiting: readonly WaitingMerchant[]): void;
}

export function createTrouble(log: Logger, heldMs: number): Trouble {
  const until = new Map<Id, number>();
  let warnedAt = Number.NEGATIVE_INFINITY;
  return {
    hold(failed) {
      for (const { about, merchantId, error } of failed) {
        until.set(about, performance.now() + heldMs);
        log.error({ err: error, about, merchantId }, "events cannot be published at the moment");
      }
    },
    held() {
      const nowMs = performance.now();
      for (const [about, untilMs] of until) if (untilMs <= nowMs) until.delete(about);
      return [...until.keys()];
    },
    warn([oldest]) {
      const nowMs = performance.now();
      if (oldest === undefined || oldest.waitingMs < lateMs || nowMs - warnedAt < lateMs) return;
      warnedAt = nowMs;
      const { merchantId, waitingMs } = oldest;
      log.warn(
        { merchantId, seconds: Math.round(waitingMs / 1000) },
        "events wait too long for publication",
      );
    },
  };
}
