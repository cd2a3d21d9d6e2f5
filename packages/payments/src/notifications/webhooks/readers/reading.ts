/* After an event; every half minute for all that are behind. */
import { type Loop, startLoop } from "@frontdesk/platform/outbox/loop";
import type { Context, Telling } from "../../../core/context.ts";
import { type Id, shardOf } from "../../../core/ids.ts";
import { type CircuitBreaker, createCircuitBreaker } from "./circuit-breaker.ts";
import { readOnce } from "./read.ts";
import { listBehind, listHearing } from "./store.ts";

export interface ReadingOptions {
  cleanupMs: number;
  gatherMs: number;
}

export interface Reading extends Loop {
  read(merchantId: Id): void;
}

type ReadingContext = Pick<Context, "db" | "embedded" | "now" | "log" | "telling">;

/** The embedded database has one connection. */
const merchantsAtOnce = 4;

export function startReading(
  context: ReadingContext,
  deliver: () => void,
  { cleanupMs = 30_000, gatherMs = 20 }: Partial<ReadingOptions> = {},
): Reading {
  const { db, embedded, log, telling } = context;
  const pending = new Set<Id>();
  let sweptAt = Number.NEGATIVE_INFINITY;
  const want = (merchantId?: Id) => {
    if (merchantId !== undefined) pending.add(merchantId);
    loop.wake();
  };
  const ears = createEars(telling, want);
  const circuitBreaker = createCircuitBreaker(log, ({ merchantId }) => want(merchantId));
  const due = () => [...pending].filter((merchantId) => !circuitBreaker.isResting({ merchantId }));

  async function cleanUp(): Promise<void> {
    const hearing = await listHearing(db);
    sweptAt = performance.now();
    ears.keep(new Set([...pending, ...hearing.map(({ merchantId }) => merchantId)]));
    for (const { merchantId, isBehind } of hearing) if (isBehind) pending.add(merchantId);
  }

  async function poll(signal: AbortSignal): Promise<number> {
    if (performance.now() - sweptAt >= cleanupMs) await circuitBreaker.attempt({}, cleanUp);
    let all = 0;
    const query = due().values();
    async function work(): Promise<void> {
      for (const merchantId of query) {
        if (signal.aborted) return;
        pending.delete(merchantId);
        const attempt = () => readFor({ ...context, circuitBreaker }, merchantId, deliver);
        const { count, isOver } = (await circuitBreaker.attempt({ merchantId }, attempt)) ?? failed;
        if (!isOver) pending.add(merchantId);
        all += count;
      }
    }
    await Promise.all(Array.from({ length: embedded ? 1 : merchantsAtOnce }, work));
    const left = due().length;
    if (left > 0) loop.wake();
    return all + left;
  }

  const pace = { fullTurn: Number.POSITIVE_INFINITY, pollMs: cleanupMs, gatherMs };
  const loop = startLoop(poll, { name: "reading", log, ...pace });
  return {
    ...loop,
    read(merchantId) {
      ears.hear(merchantId);
      want(merchantId);
    },
    drain: () => cleanUp().then(loop.drain),
    async stop() {
      await loop.stop();
      circuitBreaker.stop();
      ears.keep(new Set());
    },
  };
}

function createEars(telling: Pick<Telling, "listen">, onPublished: (merchantId: Id) => void) {
  const ends = new Map<Id, () => void>();
  const hear = (merchantId: Id) => {
    if (ends.has(merchantId)) return;
    const end = telling.listen(merchantId, () => onPublished(merchantId));
    ends.set(merchantId, end);
  };
  return {
    hear,
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
  isOver: boolean;
}

const failed: HasReadFor = { count: 0, isOver: false };

async function readFor(
  { circuitBreaker, ...context }: ReadingContext & { circuitBreaker: CircuitBreaker },
  merchantId: Id,
  deliver: () => void,
): Promise<HasReadFor> {
  const shard = shardOf(merchantId);
  let [count, isOver] = [0, true];
  for (const webhookId of await listBehind(context.db, { shard, merchantId })) {
    const target = { merchantId, webhookId };
    const read = await circuitBreaker.attempt(target, () =>
      readOnce(context, { shard, webhookId }),
    );
    // A read error affects no other webhook.
    if (circuitBreaker.isResting(target)) continue;
    if (read === undefined || read.hasMore) isOver = false;
    if (read === undefined || read.count === 0) continue;
    deliver();
    count += read.count;
  }
  return { count, isOver };
}
