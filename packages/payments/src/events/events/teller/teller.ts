/*
 * The teller makes events of news: in batches, for each merchant one at a time, in any process. It
 * waits for nobody, and nobody waits for it.
 */
import { type Loop, startLoop } from "@frontdesk/platform/outbox/loop";
import type { Context, Telling } from "../../../ground/context.ts";
import type { Id } from "../../../ground/ids.ts";
import { listWaitingMerchants, type WaitingMerchant } from "../../../ground/news/taking.store.ts";
import { startListening } from "./listening.ts";
import { createTrouble } from "./trouble.ts";
import { marksAtOnce, tellBatch } from "./turn.ts";

type TellerContext = Pick<Context, "db" | "log" | "embedded">;

export interface Teller extends Loop, Telling {}

interface TellerTiming {
  pollMs: number;
  gatherMs: number;
  /** How long what could not be told is left alone. */
  heldMs: number;
}

const timing: TellerTiming = { pollMs: 1_000, gatherMs: 100, heldMs: 60_000 };

/** Merchants that one look finds, and those of one shard that are told of together. */
const merchantsAtOnce = 1_000;
const merchantsTogether = 20;
/** Batches that are told at the same time; the embedded database has one connection. */
const batchesAtOnce = 4;
/** Of the same merchants, until it is the others' turn. */
const batchesInTurn = 10;

/** Starts telling. `wake` after each commit is cheap: those of a tenth of a second share a turn. */
export function startTeller(context: TellerContext, options: Partial<TellerTiming> = {}): Teller {
  const { db, log, embedded } = context;
  const { pollMs, gatherMs, heldMs } = { ...timing, ...options };
  const listening = startListening(db, log);
  const trouble = createTrouble(log, heldMs);

  async function tellShard([shard, merchantIds]: ShardBatch, signal: AbortSignal) {
    let count = 0;
    for (let batches = 0; batches < batchesInTurn && !signal.aborted; batches += 1) {
      const { told, failed } = await tellBatch(
        { db },
        { shard, merchantIds, held: trouble.held() },
      );
      listening.heard(told);
      trouble.hold(failed);
      count += told.length;
      if (told.length < marksAtOnce) break;
    }
    return count;
  }

  async function turn(signal: AbortSignal): Promise<number> {
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

  const fullTurn = marksAtOnce * batchesInTurn;
  const loop = startLoop(turn, { name: "teller", log, fullTurn, pollMs, gatherMs });
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
    const batches = Math.ceil(ids.length / merchantsTogether);
    return Array.from(
      { length: batches },
      (_, index) =>
        [shard, ids.slice(index * merchantsTogether, (index + 1) * merchantsTogether)] as const,
    );
  });
}
