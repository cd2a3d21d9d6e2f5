/*
 * A stream is the list, read on from where it came to whenever there may be more. What wakes it
 * only says when to look, so that nothing is missed or told twice, whatever wakes it.
 */
import type { Listener } from "@frontdesk/server/stream";
import type { Context } from "../../ground/context.ts";
import type { Id } from "../../ground/ids.ts";
import { type EventRow, listEvents } from "../events/events.store.ts";
import { envelopesOf } from "../events/render.ts";
import { writeEvent } from "../events/write.ts";
import type { StreamFilter } from "./schema.ts";

interface Hearing extends Listener {
  merchantId: Id;
  after: Id;
  filter: StreamFilter;
}

const pageSize = 100;

/** Tells a merchant's events after one, and then each as it comes, until the stream ends. */
export async function tellEvents(
  { db, telling }: Pick<Context, "db" | "telling">,
  { merchantId, after, filter, signal, send }: Hearing,
): Promise<void> {
  let wake = () => {};
  const stop = telling.listen(merchantId, () => wake());
  signal.addEventListener("abort", () => wake());
  let cursor = after;
  try {
    while (!signal.aborted) {
      const { promise: woken, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      const page = { limit: pageSize, after: cursor };
      const { rows, removedThrough } = await listEvents(db, { merchantId, filter: {}, page });
      // Whoever comes back is told that.
      if (cursor < removedThrough) return;
      const wanted = rows.filter((row) => isWanted(row, filter));
      for (const event of await envelopesOf(db, wanted)) {
        await send({ id: event.id, type: event.type, body: writeEvent(event) });
      }
      cursor = rows.at(-1)?.id ?? cursor;
      if (rows.length < pageSize && !signal.aborted) await woken;
    }
  } finally {
    stop();
  }
}

function isWanted(row: EventRow, { type, transactionId }: StreamFilter): boolean {
  return (
    (type === undefined || row.kind === type) &&
    (transactionId === undefined || row.transactionId === transactionId)
  );
}
