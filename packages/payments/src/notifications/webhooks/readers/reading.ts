/* Reads after an event, and every half minute for all webhooks behind. */

import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { backoffMs } from "@frontdesk/platform/work-queue/backoff";
import { type Loop, startLoop } from "@frontdesk/platform/work-queue/loop";
import type { Logger } from "pino";
import type { Context, Telling } from "../../../core/context.ts";
import { type Id, shardOf } from "../../../core/ids.ts";
import { tell } from "../../../core/outbox/entry.store.ts";
import { type EventRow, listEvents } from "../../events/events.store.ts";
import { envelopesOf, writeEvent } from "../../events/render.ts";
import {
  countWaiting,
  demote,
  holdLeaders,
  type Leader,
  listStates,
  putDeliveries,
  type QueuedDelivery,
} from "../deliveries/store.ts";
import { findWebhook } from "../store.ts";
import { isHeard, presentWebhook } from "../webhook.ts";
import { leaseReader, listBehind, listHearing, moveReader, type ReaderRow } from "./store.ts";

/** Above it, the webhook stops reading. */
export const mostWaiting = 10_000;

/* Deliveries of one transaction to a webhook form an ordered queue. Only its leader has a due
   time. */

export interface Places<Each extends QueuedDelivery> {
  due: Each[];
  behind: Each[];
  demoted: Id[];
}

/** The oldest leads, unless another is under way. A delivery on request goes first. */
export function queueInLanes<Each extends QueuedDelivery>(
  placed: readonly Each[],
  leaders: readonly Leader[],
  { isAtOnce = false }: { isAtOnce?: boolean } = {},
): Places<Each> {
  const locations: Places<Each> = { due: [], behind: [], demoted: [] };
  const lanes = Map.groupBy(placed, ({ id, transactionId }) => transactionId ?? id);
  for (const [lane, members] of lanes) {
    const [first, ...rest] = members.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const leader = leaders.find(({ transactionId }) => transactionId === lane);
    const leads =
      leader === undefined || (!leader.isClaimed && (isAtOnce || first!.id <= leader.id));
    if (leads && leader !== undefined && leader.id !== first!.id) locations.demoted.push(leader.id);
    (leads ? locations.due : locations.behind).push(first!);
    locations.behind.push(...rest);
  }
  return locations;
}

/** A webhook never receives its own deletion. */
function isNotified({ types, webhookId }: HearingWebhook, { kind, subjectId }: EventRow): boolean {
  return isHeard(types, kind) && !(kind === "webhook.disabled" && subjectId === webhookId);
}

type HearingWebhook = Pick<ReaderRow, "types" | "webhookId">;

export interface Placing {
  now: Date;
  isAtOnce?: boolean;
}

/** Requires the reader's lock. Skips accepted and running deliveries. */
export async function queueEvents(
  db: Database,
  reader: ReaderRow,
  { events, now, isAtOnce = false }: Placing & { events: readonly EventRow[] },
): Promise<void> {
  const webhook = { ...reader, id: reader.webhookId };
  const states = await listStates(db, webhook, events.map(idOf));
  const left = new Set(
    states
      .filter(({ state, isClaimed }) => isClaimed || (state === "taken" && !isAtOnce))
      .map(idOf),
  );
  const placed = events.filter(({ id }) => !left.has(id));
  if (placed.length === 0) return;
  const lanes = placed.flatMap(({ transactionId }) => transactionId ?? []);
  const leaders = await holdLeaders(db, webhook, lanes);
  const { due, demoted } = queueInLanes(placed, leaders, { isAtOnce });
  const isDue = new Set(due.map(idOf));
  const envelopes = await envelopesOf(db, placed);
  await demote(db, webhook, demoted);
  const deliveries = placed.map((event, index) => ({
    ...event,
    body: writeEvent(envelopes[index]!),
    dueAt: isDue.has(event.id) ? now : null,
  }));
  await putDeliveries(db, webhook, { deliveries, at: now });
}

const idOf = ({ id }: { id: Id }) => id;

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

/** A webhook, all of a merchant, or all. */
interface Target {
  merchantId?: Id;
  webhookId?: Id;
}

interface CircuitBreaker {
  isResting(target: Target): boolean;
  attempt<Read>(target: Target, read: () => Promise<Read>): Promise<Read | undefined>;
  stop(): void;
}

interface Rest {
  failures: number;
  timer?: NodeJS.Timeout | undefined;
}

const lengths = { firstMs: 250, longestMs: 5_000, least: 0.5, most: 1 };

const keyOf = ({ merchantId, webhookId }: Target): string => webhookId ?? merchantId ?? "all";

function createCircuitBreaker(log: Logger, onOver: (target: Target) => void): CircuitBreaker {
  const circuitBreaker = new Map<string, Rest>();

  function begin(target: Target, err: unknown): void {
    const rest = circuitBreaker.get(keyOf(target)) ?? { failures: 0 };
    circuitBreaker.set(keyOf(target), rest);
    rest.failures += 1;
    const { failures } = rest;
    if (failures === 1)
      log.error({ err, ...target }, "webhooks could not read from the database and will retry");
    const over = () => {
      rest.timer = undefined;
      onOver(target);
    };
    rest.timer = setTimeout(over, backoffMs(lengths, failures)).unref();
  }

  function end(target: Target): void {
    const rest = circuitBreaker.get(keyOf(target));
    if (rest === undefined) return;
    circuitBreaker.delete(keyOf(target));
    log.info({ ...target, failures: rest.failures }, "webhooks read from the database again");
  }

  const isResting = (target: Target) => circuitBreaker.get(keyOf(target))?.timer !== undefined;
  return {
    isResting,
    async attempt(target, read) {
      if (isResting(target)) return undefined;
      try {
        const result = await read();
        end(target);
        return result;
      } catch (err) {
        begin(target, err);
        return undefined;
      }
    },
    stop() {
      for (const { timer } of circuitBreaker.values()) clearTimeout(timer);
    },
  };
}

/* Reads in order. One transaction queues deliveries and moves the cursor. */
const readAtOnce = 100;

interface HasRead {
  count: number;
  hasMore: boolean;
}

export async function readOnce(
  { db: outer, now, telling }: Pick<Context, "db" | "now" | "telling">,
  webhook: { shard: number; webhookId: Id },
): Promise<HasRead | undefined> {
  let isGapReported = false;
  const read = await atomically(outer, async (db) => {
    const reader = await leaseReader(db, webhook);
    if (reader === undefined) return undefined;
    const adminRoutes = mostWaiting - (await countWaiting(db, { ...reader, id: reader.webhookId }));
    if (adminRoutes <= 0) return { count: 0, hasMore: false };
    const limit = Math.min(readAtOnce, adminRoutes);
    const { merchantId, cursor: after } = reader;
    const page = { limit, after };
    const { rows, removedThrough } = await listEvents(db, { merchantId, filter: {}, page });
    if (after < removedThrough) {
      await skipRemoved(db, { ...reader, removedThrough });
      isGapReported = true;
      return { count: 0, hasMore: true };
    }
    const placedEvents = rows.filter((event) => isNotified(reader, event));
    await queueEvents(db, reader, { events: placedEvents, now: now() });
    const cursor = rows.at(-1)?.id;
    if (cursor !== undefined) await moveReader(db, { ...reader, cursor });
    return { count: placedEvents.length, hasMore: rows.length === limit };
  });
  if (isGapReported) telling.wake();
  return read;
}

/** Reports to the merchant's other webhooks. */
async function skipRemoved(db: Database, reader: ReaderRow): Promise<void> {
  const { merchantId, webhookId, removedThrough } = reader;
  const row = await findWebhook(db, { merchantId, webhookId });
  if (row !== undefined) {
    const notice = { webhook: presentWebhook(row), reason: "events_expired" };
    const entry = { kind: "webhook.disabled", subjectId: webhookId, actor: "system" } as const;
    await tell(db, { ...entry, merchantId, payload: notice });
  }
  await moveReader(db, { ...reader, cursor: removedThrough });
}
