import { invalid } from "@frontdesk/server/refusal";
import type { Page } from "../../api/lists/schema.ts";
import { wholePage } from "../../api/lists/sift.ts";
import type { Context } from "../../ground/context.ts";
import { type Id, shardOf } from "../../ground/ids.ts";
import { notFound } from "../../ground/refusals.ts";
import { getMerchantFor } from "../../parties/merchants/access.ts";
import { type EventFilter, findEvent, listEvents } from "./events.store.ts";
import { eventRefusals as refusals } from "./refusals.ts";
import { envelopesOf } from "./render.ts";
import type { Event } from "./schema.ts";

type Reading = Pick<Context, "db">;

interface Wanted {
  merchantId: Id;
  callerId: Id;
}

/**
 * A page of a merchant's events; nothing is missing between `after` and its first one, or it is
 * refused with 410.
 */
export async function listEventsFor(
  { db }: Reading,
  { merchantId, callerId, filter, page }: Wanted & { filter: EventFilter; page: Page },
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

/** One event of a merchant. */
export async function getEventFor(
  { db }: Reading,
  { merchantId, callerId, eventId }: Wanted & { eventId: Id },
): Promise<Event> {
  await getMerchantFor(db, { merchantId, callerId });
  const row = await findEvent(db, { merchantId, eventId });
  if (row === undefined) throw notFound();
  const [event] = await envelopesOf(db, [row]);
  return event!;
}

const noCounter = "0".repeat(13);

/**
 * Whether a cursor is of another merchant: it names another shard. One that is made of a time has
 * zeros in the place of shard and counter, which no event has.
 */
export function isAnothers(cursor: Id, merchantId: Id): boolean {
  return !cursor.endsWith(noCounter) && shardOf(cursor) !== shardOf(merchantId);
}
