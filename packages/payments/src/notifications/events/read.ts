import { invalid } from "@frontdesk/server/refusal";
import type { Page } from "../../api/lists/schema.ts";
import { wholePage } from "../../api/lists/sift.ts";
import type { Context } from "../../core/context.ts";
import { type Id, shardOf } from "../../core/ids.ts";
import { notFound } from "../../core/refusals.ts";
import { getMerchantFor } from "../../parties/merchants/access.ts";
import { type EventFilter, findEvent, listEvents } from "./events.store.ts";
import { eventRefusals as refusals } from "./refusals.ts";
import { envelopesOf } from "./render.ts";
import type { Event } from "./schema.ts";

type Reading = Pick<Context, "db">;

interface EventQuery {
  merchantId: Id;
  callerId: Id;
}

/** Complete from `after` on, or 410. */
export async function listEventsFor(
  { db }: Reading,
  { merchantId, callerId, filter, page }: EventQuery & { filter: EventFilter; page: Page },
): Promise<Event[]> {
  await getMerchantFor(db, { merchantId, callerId });
  const { after } = page;
  if (after !== undefined && isAnothers(after, merchantId)) {
    throw invalid([refusals.anothersCursor()]);
  }
  const { rows, removedThrough } = await listEvents(db, { merchantId, filter, page });
  if (after !== undefined && after < removedThrough) throw refusals.expired();
  return await envelopesOf(db, wholePage(rows));
}

export async function getEventFor(
  { db }: Reading,
  { merchantId, callerId, eventId }: EventQuery & { eventId: Id },
): Promise<Event> {
  await getMerchantFor(db, { merchantId, callerId });
  const row = await findEvent(db, { merchantId, eventId });
  if (row === undefined) throw notFound();
  const [event] = await envelopesOf(db, [row]);
  return event!;
}

const noCounter = "0".repeat(13);

/** A cursor from a time has zeros for shard and counter, unlike an event id. */
export function isAnothers(cursor: Id, merchantId: Id): boolean {
  return !cursor.endsWith(noCounter) && shardOf(cursor) !== shardOf(merchantId);
}
