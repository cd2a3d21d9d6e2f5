/*
 * Which webhooks read when: those of a merchant as soon as something was told of it, and every half
 * minute whichever are behind.
 */
import { type Loop, startLoop } from "@frontdesk/platform/outbox/loop";
import type { Context, Telling } from "../../../ground/context.ts";
import { type Id, shardOf } from "../../../ground/ids.ts";
import { readOnce } from "./read.ts";
import { createRests, type Rests } from "./rests.ts";
import { listBehind, listHearing } from "./store.ts";

export interface ReadingOptions {
  /** How often all are looked at. */
  sweepMs: number;
  gatherMs: number;
}

export interface Reading extends Loop {
  /** Has the webhooks of a merchant read soon, and whenever something is told of it. */
  read(merchantId: Id): void;
}

type ReadingContext = Pick<Context, "db" | "embedded" | "now" | "log" | "telling">;

/** Merchants that are read for at the same time; the embedded database has one connection. */
const merchantsAtOnce = 4;

/** Starts reading; `deliver` is called when there is something to be sent. */
export function startReading(
  context: ReadingContext,
  deliver: () => void,
  { sweepMs = 30_000, gatherMs = 20 }: Partial<ReadingOptions> = {},
): Reading {
  const { db, embedded, log, telling } = context;
  const pending = new Set<Id>();
  let sweptAt = Number.NEGATIVE_INFINITY;
  const want = (merchantId?: Id) => {
    if (merchantId !== undefined) pending.add(merchantId);
    loop.wake();
  };
  const ears = createEars(telling, want);
  const rests = createRests(log, ({ merchantId }) => want(merchantId));
  const due = () => [...pending].filter((merchantId) => !rests.isResting({ merchantId }));

  async function sweep(): Promise<void> {
    const hearing = await listHearing(db);
    sweptAt = performance.now();
    ears.keep(new Set([...pending, ...hearing.map(({ merchantId }) => merchantId)]));
    for (const { merchantId, isBehind } of hearing) if (isBehind) pending.add(merchantId);
  }

  async function turn(signal: AbortSignal): Promise<number> {
    if (performance.now() - sweptAt >= sweepMs) await rests.attempt({}, sweep);
    let all = 0;
    const wanted = due().values();
    async function work(): Promise<void> {
      for (const merchantId of wanted) {
        if (signal.aborted) return;
        pending.delete(merchantId);
        const attempt = () => readFor({ ...context, rests }, merchantId, deliver);
        const { count, isOver } = (await rests.attempt({ merchantId }, attempt)) ?? failed;
        if (!isOver) pending.add(merchantId);
        all += count;
      }
    }
    await Promise.all(Array.from({ length: embedded ? 1 : merchantsAtOnce }, work));
    const left = due().length;
    if (left > 0) loop.wake();
    return all + left;
  }

  const pace = { fullTurn: Number.POSITIVE_INFINITY, pollMs: sweepMs, gatherMs };
  const loop = startLoop(turn, { name: "reading", log, ...pace });
  return {
    ...loop,
    read(merchantId) {
      ears.hear(merchantId);
      want(merchantId);
    },
    drain: () => sweep().then(loop.drain),
    async stop() {
      await loop.stop();
      rests.stop();
      ears.keep(new Set());
    },
  };
}

/** Listens to merchants, each once. */
function createEars(telling: Pick<Telling, "listen">, onTold: (merchantId: Id) => void) {
  const ends = new Map<Id, () => void>();
  const hear = (merchantId: Id) => {
    if (ends.has(merchantId)) return;
    const end = telling.listen(merchantId, () => onTold(merchantId));
    ends.set(merchantId, end);
  };
  return {
    hear,
    /** Listens to these, and to no others. */
    keep(merchantIds: ReadonlySet<Id>) {
      for (const [merchantId, end] of ends) {
        if (merchantIds.has(merchantId)) continue;
        end();
        ends.delete(merchantId);
      }
      for (const merchantId of merchantIds) hear(merchantId);
    },
  };
}

interface HasReadFor {
  count: number;
  /** Not where somebody else is at it, there is more, or it failed. */
  isOver: boolean;
}

const failed: HasReadFor = { count: 0, isOver: false };

async function readFor(
  { rests, ...context }: ReadingContext & { rests: Rests },
  merchantId: Id,
  deliver: () => void,
): Promise<HasReadFor> {
  const shard = shardOf(merchantId);
  let [count, isOver] = [0, true];
  for (const webhookId of await listBehind(context.db, { shard, merchantId })) {
    const whom = { merchantId, webhookId };
    const read = await rests.attempt(whom, () => readOnce(context, { shard, webhookId }));
    // What one cannot read is nothing to the others of its merchant.
    if (rests.isResting(whom)) continue;
    if (read === undefined || read.hasMore) isOver = false;
    if (read === undefined || read.count === 0) continue;
    deliver();
    count += read.count;
  }
  return { count, isOver };
}
