/*
 * Delivers one at a time per transaction, and few at once per webhook and merchant. Each is sent at
 * least once, until accepted or three days old.
 */
import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import {
  type AttemptContext,
  type Bounds,
  type Capacity,
  type Queue,
  type Sending,
  type SentRequest,
  shareCapacity,
  startDelivering,
} from "@frontdesk/platform/webhooks/deliver";
import { nextTry } from "@frontdesk/platform/webhooks/schedule";
import { signedHeaders } from "@frontdesk/platform/webhooks/signature";
import type { Loop } from "@frontdesk/platform/work-queue/loop";
import type { Timing } from "@frontdesk/platform/work-queue/timing";
import type { Context } from "../../../core/context.ts";
import type { Id } from "../../../core/ids.ts";
import { shardByShard } from "../../../core/shards.ts";
import { disableGone } from "../disable.ts";
import { openSecret } from "../sealed.ts";
import {
  type DeliveryLease,
  type Destination,
  type DueWebhook,
  holdActive,
  leaseDeliveries,
  listDueOf,
  listDueWebhooks,
  noteForWebhook,
  noteOutcome,
  type Outcome,
  releaseDelivery,
  renewDeliveries,
} from "./leases.store.ts";
import type { DeliveryState } from "./store.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Each ± 10 %. */
const waitsMs: readonly number[] = [
  5_000,
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  18 * hourMs,
  20 * hourMs,
];

/** Time since the event. */
const triedForMs = 3 * 24 * hourMs;

interface SendingInput {
  webhookId: Id;
  /** The receiver detects repeats by this id. */
  id: Id;
  body: string;
}

export function sendingOf(
  { keyring }: Pick<Context, "keyring">,
  { url, secret, formerSecret, formerUntil }: Destination,
  { webhookId, id, body }: SendingInput,
): Sending {
  return {
    url,
    body,
    sign(at) {
      const isOverlapping = formerSecret !== null && formerUntil !== null && formerUntil > at;
      const sealed = isOverlapping ? [secret, formerSecret] : [secret];
      const secrets = sealed.flatMap((each) => openSecret(keyring, webhookId, each) ?? []);
      return secrets.length === 0 ? undefined : signedHeaders({ id, body, at, secrets });
    },
  };
}

export async function listDue(
  db: Database,
  { now, limit, most }: { now: Date; limit: number | null; most: number },
): Promise<DueWebhook[]> {
  const webhooks = await listDueWebhooks(db, { now, limit });
  return await shardByShard(webhooks, (shard, own) =>
    listDueOf(db, { shard, ids: own.map(({ id }) => id) }, { now, most }),
  );
}

// Reads more than the concurrent attempts, because webhooks at their limit leave room.
const query = 256;

async function leaseDue(
  db: Database,
  adminRoutes: Capacity<DeliveryLease>,
): Promise<DeliveryLease[]> {
  const { now, leaseMs, mostOfOne } = adminRoutes;
  const due = await listDue(db, { now, limit: query, most: mostOfOne });
  const shares = shareCapacity(due, adminRoutes, ({ merchantId }) => merchantId);
  const claimed = await Promise.all(
    [...shares].map(([webhook, most]) => leaseDeliveries(db, webhook, { now, leaseMs, most })),
  );
  return claimed.flat();
}

export type SendingContext = AttemptContext &
  Pick<Context, "db" | "log" | "post" | "keyring" | "telling" | "settings"> & {
    note(sent: SentRequest): void;
  };

export type SendingOptions = Partial<Timing & Bounds>;

export function startSending(context: SendingContext, options: SendingOptions = {}): Loop {
  const { db } = context;
  const queue: Queue<DeliveryLease> = {
    name: "deliveries",
    lease: (adminRoutes) => leaseDue(db, adminRoutes),
    renew: (claims, leaseMs) => renewDeliveries(db, claims, leaseMs),
    begin: (deliveryLease, start) => beginAttempt(context, deliveryLease, start),
    conclude: (deliveryLease, sent) => conclude(context, deliveryLease, sent),
    describe: ({ id: event, webhookId: webhook }) => ({ event, webhook }),
  };
  return startDelivering(context, queue, options);
}

/** Begins under a lock of the unchanged webhook. */
export async function beginAttempt(
  context: SendingContext,
  deliveryLease: DeliveryLease,
  start: (sending: Sending) => void,
): Promise<void> {
  const isBegun = await atomically(context.db, async (db) => {
    const destination = await holdActive(db, deliveryLease);
    if (destination !== undefined) start(sendingOf(context, destination, deliveryLease));
    return destination !== undefined;
  });
  if (!isBegun) await releaseDelivery(context.db, deliveryLease, context.now());
}

export async function conclude(
  context: SendingContext,
  deliveryLease: DeliveryLease,
  sent: SentRequest,
): Promise<void> {
  const { log, note, telling } = context;
  const now = context.now();
  const outcome = outcomeOf(deliveryLease, sent, now);
  const isDone = outcome.state !== "waiting";
  const { isTaken, at } = sent;
  await atomically(context.db, async (db) => {
    if (!(await noteOutcome(db, deliveryLease, outcome))) return;
    const doneOf = isDone ? deliveryLease.transactionId : null;
    await noteForWebhook(db, deliveryLease, { isTaken, at, doneOf, now });
    if (outcome.status === 410) await disableGone({ ...context, db }, deliveryLease);
  });
  if (outcome.status === 410) telling.wake();
  note(sent);
  if (isTaken) return;
  const { id: event, webhookId: webhook, attempts } = deliveryLease;
  const { status, failure } = outcome;
  const details = { event, webhook, attempts: attempts + 1, status, failure };
  log.info(details, "the delivery of an event to a webhook failed");
}

function outcomeOf(
  { attempts, at: happened }: DeliveryLease,
  { answer, isTaken, at, ms, headers, askedMs }: SentRequest,
  now: Date,
): Outcome {
  const until = new Date(happened.getTime() + triedForMs);
  const missed = { attempts: attempts + 1, now, askedMs, until };
  const next = isTaken ? undefined : nextTry(waitsMs, missed);
  const state: DeliveryState = isTaken ? "taken" : next === undefined ? "failed" : "waiting";
  const { code: status } = answer;
  const [failure, text] = status === null ? [answer.failure, null] : [null, answer.body];
  return { at, ms, headers, state, status, failure, answer: text, nextAt: next ?? null };
}
