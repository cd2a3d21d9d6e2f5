import { atomically } from "@frontdesk/database/atomically";
import type { Sending } from "@frontdesk/platform/webhooks/deliver";
import type { Context } from "../../core/context.ts";
import { type PayloadLease, postponePayloads } from "../outbox/leases.store.ts";
import { type SendContext, sendingOf } from "./send.ts";
import { holdRunning } from "./store.ts";

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
