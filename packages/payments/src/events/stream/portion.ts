/*
 * A portion is what a merchant was told from one event to another, written once for whoever in this
 * process listens: all who want the same of it are sent the very same bytes.
 */
import { written } from "@frontdesk/server/stream";
import type { Id } from "../../ground/ids.ts";
import type { EventRow } from "../events/events.store.ts";
import type { StreamFilter } from "./schema.ts";

export interface Portion {
  /** Between these are all events that anybody wanted when it was read; without the former. */
  after: Id;
  through: Id;
  /** What follows an id that is not before `after`, as a stream is sent it. */
  writtenAfter(cursor: Id, filter: StreamFilter): Uint8Array;
}

export interface WrittenEvent {
  row: EventRow;
  body: string;
}

export function createPortion(
  { after, through }: Pick<Portion, "after" | "through">,
  events: readonly WrittenEvent[],
): Portion {
  const known = new Map<string, Uint8Array>();
  return {
    after,
    through,
    writtenAfter(cursor, filter) {
      const key = `${cursor} ${filter.type} ${filter.transactionId}`;
      const same = known.get(key);
      if (same !== undefined) return same;
      const own = events.filter(({ row }) => row.id > cursor && isWanted(row, filter));
      const texts = own.map(({ row, body }) => written({ id: row.id, type: row.kind, body }));
      const bytes = Buffer.from(texts.join(""));
      known.set(key, bytes);
      return bytes;
    },
  };
}

/** Whether a stream is to have an event. */
export function isWanted(row: EventRow, { type, transactionId }: StreamFilter): boolean {
  return (
    (type === undefined || row.kind === type) &&
    (transactionId === undefined || row.transactionId === transactionId)
  );
}
