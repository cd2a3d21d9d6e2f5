import { atomically } from "@frontdesk/database/atomically";
import type { Static } from "typebox";
import type { Context } from "../../../core/context.ts";
import type { Id } from "../../../core/ids.ts";
import { notFound } from "../../../core/refusals.ts";
import { getMerchantFor } from "../../../parties/merchants/access.ts";
import { findEvent } from "../../events/events.store.ts";
import type { OneWebhook } from "../change.ts";
import { queueEvents } from "../readers/reading.ts";
import { lockReader } from "../readers/store.ts";
import { findWebhook } from "../store.ts";
import { presentDelivery } from "./delivery.ts";
import type { EventDelivery } from "./schema.ts";
import { findDelivery } from "./store.ts";

/** Retries in any state, after a running attempt of its transaction. */
export async function retry(
  context: Pick<Context, "db" | "now">,
  { eventId, ...reach }: OneWebhook & { eventId: Id },
): Promise<Static<typeof EventDelivery>> {
  return await atomically(context.db, async (db) => {
    const { shard } = await getMerchantFor(db, reach);
    const { merchantId } = reach;
    const row = await findWebhook(db, reach);
    const reader = row && (await lockReader(db, { shard, webhookId: row.id }));
    const event = reader && (await findEvent(db, { merchantId, eventId }));
    if (event === undefined) throw notFound();
    await queueEvents(db, reader!, { events: [event], now: context.now(), isAtOnce: true });
    return presentDelivery((await findDelivery(db, row!, eventId))!);
  });
}
