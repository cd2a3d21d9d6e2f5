/* Outbox entries become events, one batch per merchant at a time, in any process. No other work
   waits for it. */
import { type Loop, startLoop } from "@frontdesk/platform/outbox/loop";
import type { Context, Telling } from "../../../core/context.ts";
import type { Id } from "../../../core/ids.ts";
import { listWaitingMerchants, type WaitingMerchant } from "../../../core/outbox/taking.store.ts";
import { entriesPerBatch, publishBatch } from "./batch.ts";
import { startListening } from "./listening.ts";
import { createTrouble } from "./trouble.ts";

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
