/* Due payloads go out in no fixed order, a few of one account at a time. */
import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import type { Mail } from "@frontdesk/people/mail/mail";
import {
  type Bounds,
  type Capacity,
  type Queue,
  type Sending,
  type SentRequest,
  shareCapacity,
  startDelivering,
  usualBounds,
} from "@frontdesk/platform/webhooks/deliver";
import { nextTry } from "@frontdesk/platform/webhooks/schedule";
import type { Loop } from "@frontdesk/platform/work-queue/loop";
import type { Timing } from "@frontdesk/platform/work-queue/timing";
import { onOneLine } from "@frontdesk/server/text/clean";
import type { Context } from "../../core/context.ts";
import { listProvedAdministrators } from "../../parties/users/user.ts";
import {
  leasePayloads,
  listDue,
  type PayloadLease,
  postponePayloads,
  renewPayloads,
  slowedAfterMs,
} from "../outbox/leases.store.ts";
import { saveOutcome } from "../outbox/queue.store.ts";
import { maskedHeaders } from "./headers.ts";
import { type SendContext, sendingOf } from "./send.ts";
import {
  type Attempt,
  holdRunning,
  type Key,
  markNotified,
  saveFailure,
  saveSuccess,
} from "./store.ts";

const minuteMs = 60_000;

const mostAttempts = 100;

/** Delays of one minute, doubling up to seven hours; about 27 days in total. */
export const waitsMs: readonly number[] = Array.from(
  { length: mostAttempts - 1 },
  (_, n) => Math.min(2 ** n, 7 * 60) * minuteMs,
);

export type DeliveryContext = SendContext & Pick<Context, "db" | "log" | "post">;

export interface DeliveryOptions extends Timing, Omit<Bounds, "mostOfTenant"> {
  mostOfAccount: number;
}

export function startDelivery(
  context: DeliveryContext,
  options: Partial<DeliveryOptions> = {},
): Loop {
  const { db } = context;
  const { mostOfAccount = usualBounds.mostOfTenant, ...rest } = options;
  const queue: Queue<PayloadLease> = {
    name: "webhooks",
    lease: (capacity) => leaseDue(db, capacity),
    renew: (claims, leaseMs) => renewPayloads(db, claims, leaseMs),
    begin: (payloadLease, start) => begin(context, payloadLease, start),
    conclude: (payloadLease, sent) => conclude(context, payloadLease, sent),
    describe: ({ id, webhookId: webhook }) => ({ payload: id, webhook }),
  };
  return startDelivering(context, queue, { ...rest, mostOfTenant: mostOfAccount });
}

async function conclude(
  context: DeliveryContext,
  payloadLease: PayloadLease,
  sent: SentRequest,
): Promise<void> {
  const { answer, isTaken, at, ms, headers, askedMs } = sent;
  const attempts = payloadLease.attempts + 1;
  const next = isTaken ? undefined : nextTry(waitsMs, { attempts, now: context.now(), askedMs });
  const isLast = !isTaken && next === undefined;
  const outcome = {
    status: isTaken ? "delivered" : isLast ? "failed" : "failing",
    at,
    nextTryAt: next ?? null,
    code: answer.code,
    body: answer.code === null ? null : answer.body,
    failure: answer.code === null ? answer.failure : null,
    requestHeaders: maskedHeaders(headers, context.settings.webhookHeaderPrefix),
  } as const;
  const webhook = { accountId: payloadLease.accountId, id: payloadLease.webhookId };
  await atomically(context.db, async (db) => {
    if (!(await saveOutcome(db, payloadLease, outcome))) return;
    const status = isTaken ? "success" : isLast ? "failed" : "retrying";
    await noteAttempt({ ...context, db }, webhook, { status, at });
  });
  if (isTaken) return;
  const { failure, code } = outcome;
  const details = { webhook: webhook.id, payload: payloadLease.id, attempts, code, failure, ms };
  context.log.info(details, "a webhook did not accept a payload");
}

async function leaseDue(db: Database, capacity: Capacity<PayloadLease>): Promise<PayloadLease[]> {
  const { now, leaseMs, mostOfOne } = capacity;
  const due = await listDue(db, now, mostOfOne);
  const shares = shareCapacity(due, capacity, ({ accountId }) => accountId);
  const claimed = await Promise.all(
    [...shares].map(([webhook, most]) => leasePayloads(db, webhook, { now, leaseMs, most })),
  );
  return claimed.flat();
}

/**
 * A lock orders attempts and stops: a stop waits for attempts about to begin, and none begins after
 * it.
 */
export async function begin(
  context: SendContext & Pick<Context, "db">,
  payloadLease: PayloadLease,
  start: (sending: Sending) => void,
): Promise<void> {
  const { db, now } = context;
  const { accountId, webhookId: id } = payloadLease;
  const isRunning = await atomically(db, async (db) => {
    const running = await holdRunning(db, { accountId, id });
    if (running !== undefined) start(sendingOf(context, { ...payloadLease, ...running }));
    return running !== undefined;
  });
  if (!isRunning) await postponePayloads(db, [{ lease: payloadLease, dueAt: now() }]);
}

/** After three days of failures administrators get one mail, and attempts drop to one an hour. */
async function noteAttempt(
  { db, post }: Pick<Context, "db" | "post">,
  webhook: Key,
  { status, at }: Attempt,
): Promise<void> {
  if (status === "success") return await saveSuccess(db, webhook, at);
  const failingSince = await saveFailure(db, webhook, { status, at });
  if (failingSince === undefined || at.getTime() - failingSince.getTime() < slowedAfterMs) return;
  const notice = await markNotified(db, webhook, at);
  if (notice === undefined) return;
  const { id, accountId } = webhook;
  const name = onOneLine(notice.name);
  for (const { email: to } of await listProvedAdministrators(db, accountId)) {
    await post.send(db, failingMail({ to, id, name, subdomain: notice.subdomain }));
  }
}

interface Failing {
  to: string;
  id: number;
  name: string;
  subdomain: string;
}

function failingMail({ to, id, name, subdomain }: Failing): Mail {
  return {
    to,
    subject: "A webhook of your Frontdesk account has failed for three days",
    text: `This webhook has accepted no delivery for three days:

  ${id}  ${name}

We now try once an hour until it accepts a delivery again. See the queue and every attempt at

  GET /v1/${subdomain}/webhooks/${id}/queue

We keep undelivered payloads for thirty days.
`,
  };
}
