/* In order. One transaction queues deliveries and moves the cursor. */
import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import type { Context } from "../../../core/context.ts";
import type { Id } from "../../../core/ids.ts";
import { tell } from "../../../core/outbox/entry.store.ts";
import { listEvents } from "../../events/events.store.ts";
import { countWaiting } from "../deliveries/store.ts";
import { mostWaiting } from "../most.ts";
import { findWebhook } from "../store.ts";
import { presentWebhook } from "../webhook.ts";
import { isNotified, queueEvents } from "./queue-events.ts";
import { leaseReader, moveReader, type ReaderRow } from "./store.ts";

export const readAtOnce = 100;

export interface HasRead {
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
