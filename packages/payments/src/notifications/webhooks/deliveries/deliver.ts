/*
 * Delivers one at a time per transaction, and few at once per webhook and merchant. Each is sent at
 * least once, until accepted or three days old.
 */
import { atomically } from "@frontdesk/database/atomically";
import type { AttemptContext, Sending, SentRequest } from "@frontdesk/platform/webhooks/attempt";
import { type Bounds, type Queue, startDelivering } from "@frontdesk/platform/webhooks/deliver";
import { nextTry } from "@frontdesk/platform/webhooks/schedule";
import type { Loop } from "@frontdesk/platform/work-queue/loop";
import type { Timing } from "@frontdesk/platform/work-queue/timing";
import type { Context } from "../../../core/context.ts";
import { disableGone } from "../disable.ts";
import { holdActive } from "../hold.store.ts";
import { sendingOf } from "../sending.ts";
import { leaseDue } from "./lease.ts";
import { type DeliveryLease, releaseDelivery, renewDeliveries } from "./leases.store.ts";
import { noteForWebhook, noteOutcome, type Outcome } from "./outcome.store.ts";
import { triedForMs, waitsMs } from "./schedule.ts";
import type { DeliveryState } from "./store.ts";

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
