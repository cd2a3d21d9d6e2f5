/*
 * Delivery sends what is due, several payloads at once but not too many, and few of one webhook and
 * of one account, so that a slow receiver holds up only itself. Each is sent at least once, in no
 * certain order.
 */
import { setTimeout as delay } from "node:timers/promises";
import { atomically } from "@frontdesk/database/atomically";
import { claimMs, renewalMs, startRenewal } from "@frontdesk/platform/outbox/claims";
import type { Context } from "../../ground/context.ts";
import { type Claim, claimPayloads, renewPayloads } from "../outbox/claims.store.ts";
import { saveOutcome } from "../outbox/queue.store.ts";
import { backoffMs, mostAttempts } from "./backoff.ts";
import { noteAttempt } from "./failing.ts";
import { type SendContext, type Sent, send } from "./send.ts";

export type DeliveryContext = SendContext & Pick<Context, "db" | "log" | "post">;

export interface Delivery {
  /** Asks for a look at what is due, soon. Calls close together lead to one. */
  wake(): void;
  /** Begins nothing more, and waits for what is being sent. */
  stop(): Promise<void>;
  /** Sends until nothing is due. */
  drain(): Promise<void>;
}

export interface DeliveryOptions {
  /** How often an idle process looks by itself. */
  pollMs: number;
  /** How long a wake waits for others. */
  gatherMs: number;
  /** Payloads on their way at once: in all, of one account, of one webhook, to ones that fail. */
  most: number;
  mostOfAccount: number;
  mostOfOne: number;
  mostFailing: number;
  /** How long a payload is left to a process without a renewal, and how often it renews. */
  claimMs: number;
  renewalMs: number;
}

const defaults: DeliveryOptions = {
  pollMs: 5_000,
  gatherMs: 50,
  most: 64,
  // An eighth.
  mostOfAccount: 8,
  mostOfOne: 8,
  mostFailing: 16,
  claimMs,
  renewalMs,
};

/** Starts delivering in the background. */
export function startDelivery(
  context: DeliveryContext,
  options: Partial<DeliveryOptions> = {},
): Delivery {
  const { pollMs, gatherMs, ...bounds } = { ...defaults, ...options };
  const stopping = new AbortController();
  let alarm = Promise.withResolvers<void>();
  let turns: Promise<unknown> = Promise.resolve();
  const sender = createSender(context, bounds, () => alarm.resolve());

  // Turns come one after the other, whoever asks for them.
  function next(): Promise<number> {
    const result = turns.then(() => (stopping.signal.aborted ? 0 : sender.turn()));
    turns = result.catch(() => {});
    return result;
  }

  async function goOn(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      alarm = Promise.withResolvers();
      await next().catch((err) => context.log.error({ err }, "what is due could not be claimed"));
      await pause(pollMs, AbortSignal.any([signal, signalOf(alarm.promise)]));
      await pause(gatherMs, signal);
    }
  }

  const loop = goOn();
  return {
    wake: () => alarm.resolve(),
    async stop() {
      stopping.abort();
      await Promise.all([loop, turns]);
      await sender.finish();
      await sender.stop();
    },
    async drain() {
      while ((await next()) > 0 || sender.isBusy()) await sender.finish();
    },
  };
}

/** Claims and sends as much as there is room for; `onRoom` is called when there is more again. */
function createSender(
  context: DeliveryContext,
  { claimMs, renewalMs, ...bounds }: Omit<DeliveryOptions, "pollMs" | "gatherMs">,
  onRoom: () => void,
) {
  const { db, now, log } = context;
  const running = new Map<Claim, Promise<void>>();
  const claimedUntil = () => new Date(now().getTime() + claimMs);
  const renew = async () => {
    if (running.size > 0) await renewPayloads(db, [...running.keys()], claimedUntil());
  };
  const renewal = startRenewal(renew, { everyMs: renewalMs, log });

  async function attempt(claim: Claim): Promise<void> {
    try {
      await conclude(context, claim, await send(context, claim));
    } catch (err) {
      const { id, webhookId: webhook } = claim;
      log.error({ err, payload: id, webhook }, "a payload comes back when its claim ends");
    }
    running.delete(claim);
    onRoom();
  }

  return {
    async turn(): Promise<number> {
      if (running.size >= bounds.most) return 0;
      const claims = await claimPayloads(db, {
        now: now(),
        claimedUntil: claimedUntil(),
        ...bounds,
        running: [...running.keys()],
      });
      for (const claim of claims) running.set(claim, attempt(claim));
      return claims.length;
    },
    isBusy: () => running.size > 0,
    finish: async () => void (await Promise.all(running.values())),
    stop: () => renewal.stop(),
  };
}

function signalOf(promise: Promise<void>): AbortSignal {
  const controller = new AbortController();
  void promise.then(() => controller.abort());
  return controller.signal;
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal, ref: false }).catch(() => {});
}

/** Notes what came of an attempt, for the payload and for its webhook. */
async function conclude(context: DeliveryContext, claim: Claim, sent: Sent): Promise<void> {
  const { answer, isTaken, at, requestHeaders } = sent;
  const attempts = claim.attempts + 1;
  const isLast = attempts >= mostAttempts;
  const isOver = isTaken || isLast;
  const outcome = {
    status: isTaken ? "delivered" : isLast ? "failed" : "failing",
    at,
    nextTryAt: isOver ? null : new Date(context.now().getTime() + backoffMs(attempts)),
    code: answer.code,
    body: answer.code === null ? null : answer.body,
    failure: answer.code === null ? answer.failure : null,
    requestHeaders,
  } as const;
  const webhook = { accountId: claim.accountId, id: claim.webhookId };
  await atomically(context.db, async (db) => {
    if (!(await saveOutcome(db, claim, outcome))) return;
    const status = isTaken ? "success" : isLast ? "failed" : "retrying";
    await noteAttempt({ ...context, db }, webhook, { status, at });
  });
  if (isTaken) return;
  const { failure, code } = outcome;
  const details = { webhook: webhook.id, payload: claim.id, attempts, code, failure };
  context.log.info(details, "a payload was not taken");
}
