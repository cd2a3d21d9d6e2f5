/* Due payloads go out in no fixed order, a few of one account at a time. */
import { atomically } from "@frontdesk/database/atomically";
import {
  type Bounds,
  type Queue,
  type SentRequest,
  startDelivering,
  usualBounds,
} from "@frontdesk/platform/webhooks/deliver";
import { nextTry } from "@frontdesk/platform/webhooks/schedule";
import type { Loop } from "@frontdesk/platform/work-queue/loop";
import type { Timing } from "@frontdesk/platform/work-queue/timing";
import type { Context } from "../../core/context.ts";
import { type PayloadLease, renewPayloads } from "../outbox/leases.store.ts";
import { saveOutcome } from "../outbox/queue.store.ts";
import { begin } from "./begin.ts";
import { noteAttempt } from "./failing.ts";
import { maskedHeaders } from "./headers.ts";
import { leaseDue } from "./lease.ts";
import { waitsMs } from "./schedule.ts";
import type { SendContext } from "./send.ts";

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
