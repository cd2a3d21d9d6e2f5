/* Outbox entries become events, one batch per merchant at a time, in any process. No other work
   waits for it. */

import type { Database } from "@frontdesk/database/database";
import { type Loop, startLoop } from "@frontdesk/platform/work-queue/loop";
import type { Logger } from "pino";
import type { Context, Telling } from "../../../core/context.ts";
import { type Id, shardOf } from "../../../core/ids.ts";
import {
  findHeads,
  listWaitingMerchants,
  type WaitingMerchant,
} from "../../../core/outbox/taking.store.ts";
import { type BatchResult, entriesPerBatch, publishBatch } from "./batch.ts";
import type { PublishedEntry } from "./store.ts";

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
