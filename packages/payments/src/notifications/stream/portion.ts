/* A range of a merchant's events, serialized once for all listeners with the same filter. */
import { written } from "@frontdesk/server/stream";
import type { Id } from "../../core/ids.ts";
import type { EventRow } from "../events/events.store.ts";
import type { StreamFilter } from "./schema.ts";

export interface Portion {
  /** Written once for all listeners of the read. */
  after: Id;
  through: Id;
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
  const existing = new Map<string, Uint8Array>();
  return {
    after,
    through,
    writtenAfter(cursor, filter) {
      const key = `${cursor} ${filter.type} ${filter.transactionId}`;
      const same = existing.get(key);
      if (same !== undefined) return same;
      const own = events.filter(({ row }) => row.id > cursor && isRequested(row, filter));
      const texts = own.map(({ row, body }) => written({ id: row.id, type: row.kind, body }));
      const bytes = Buffer.from(texts.join(""));
      existing.set(key, bytes);
      return bytes;
    },
  };
}

export function isRequested(row: EventRow, { type, transactionId }: StreamFilter): boolean {
  return (
    (type === undefined || row.kind === type) &&
    (transactionId === undefined || row.transactionId === transactionId)
  );
}
