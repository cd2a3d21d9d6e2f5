/*
 * Delivery sends what is due, several payloads at once but not too many, and few of one webhook and
 * of one account, so that a slow receiver holds up only itself. Each is sent at least once, in no
 * certain order.
 */
import { atomically } from "@frontdesk/database/atomically";
import { backoffMs } from "@frontdesk/platform/outbox/backoff";
import type { Loop } from "@frontdesk/platform/outbox/loop";
import { type Stream, startStream } from "@frontdesk/platform/outbox/stream";
import { lease, type Timing } from "@frontdesk/platform/outbox/timing";
import type { Context } from "../../ground/context.ts";
import { claimPayloads, type PayloadClaim, renewPayloads } from "../outbox/claims.store.ts";
import { saveOutcome } from "../outbox/queue.store.ts";
import { backoff, mostAttempts } from "./backoff.ts";
import { noteAttempt } from "./failing.ts";
import { type SendContext, type Sent, send } from "./send.ts";

export type DeliveryContext = SendContext & Pick<Context, "db" | "log" | "post">;

export interface DeliveryOptions extends Timing {
  /** Payloads on their way at once: in all, of one account, of one webhook, to ones that fail. */
  most: number;
  mostOfAccount: number;
  mostOfOne: number;
  mostFailing: number;
}

const defaults: DeliveryOptions = {
  ...lease,
  pollMs: 5_000,
  gatherMs: 50,
  most: 64,
  // An eighth.
  mostOfAccount: 8,
  mostOfOne: 8,
  mostFailing: 16,
};

/** Starts delivering in the background. */
export function startDelivery(
  context: DeliveryContext,
  options: Partial<DeliveryOptions> = {},
): Loop {
  const { db, now, log } = context;
  const { most, mostOfAccount, mostOfOne, mostFailing, ...pace } = { ...defaults, ...options };
  const bounds = { most, mostOfAccount, mostOfOne, mostFailing };
  const stream: Stream<PayloadClaim> = {
    name: "webhooks",
    now,
    log,
    most,
    claim: ({ leaseEnd: claimedUntil, ...rest }) =>
      claimPayloads(db, { claimedUntil, ...rest, ...bounds }),
    renew: (claims, leaseEnd) => renewPayloads(db, claims, leaseEnd),
    attempt: async (claim) => await conclude(context, claim, await send(context, claim)),
    noteFailure: ({ id, webhookId: webhook }, err) =>
      log.error({ err, payload: id, webhook }, "a payload comes back when its claim ends"),
  };
  return startStream(stream, pace);
}

/** Notes what came of an attempt, for the payload and for its webhook. */
async function conclude(context: DeliveryContext, claim: PayloadClaim, sent: Sent): Promise<void> {
  const { answer, isTaken, at, requestHeaders } = sent;
  const attempts = claim.attempts + 1;
  const isLast = attempts >= mostAttempts;
  const isOver = isTaken || isLast;
  const outcome = {
    status: isTaken ? "delivered" : isLast ? "failed" : "failing",
    at,
    nextTryAt: isOver ? null : new Date(context.now().getTime() + backoffMs(backoff, attempts)),
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
