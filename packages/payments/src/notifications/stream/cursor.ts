import type { IncomingHttpHeaders } from "node:http";
import { invalid } from "@frontdesk/server/refusal";
import type { Context } from "../../core/context.ts";
import { type Id, isId } from "../../core/ids.ts";
import { getMerchantFor } from "../../parties/merchants/access.ts";
import { listEvents } from "../events/events.store.ts";
import { isAnothers } from "../events/read.ts";
import { streamRefusals as refusals } from "./refusals.ts";

const beforeAll: Id = "0".repeat(24);

interface CursorInput {
  merchantId: Id;
  callerId: Id;
  after: Id | undefined;
}

export async function cursorFor(
  { db }: Pick<Context, "db">,
  { merchantId, callerId, after }: CursorInput,
): Promise<Id> {
  await getMerchantFor(db, { merchantId, callerId });
  if (after !== undefined && isAnothers(after, merchantId)) {
    throw invalid([refusals.anothersCursor()]);
  }
  const page = { limit: 1 };
  const { rows, removedThrough } = await listEvents(db, { merchantId, filter: {}, page });
  if (after === undefined) return (rows[0]?.id ?? removedThrough) || beforeAll;
  if (after < removedThrough) throw refusals.expired();
  return after;
}

/** Sent by a reconnecting browser. */
export function lastIdOf(headers: IncomingHttpHeaders, after: Id | undefined): Id | undefined {
  const { "last-event-id": last = "" } = headers;
  if (last === "") return after;
  if (!isId(last)) throw invalid([refusals.lastEventId()]);
  return last;
}
