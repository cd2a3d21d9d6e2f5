/* Raises `removed_through` first: an older cursor gets 410 instead of a gap. */
import { unhurriedly } from "@frontdesk/database/atomically";
import type { Context } from "../../core/context.ts";
import { boundFromDate, type Id } from "../../core/ids.ts";
import { raiseRemoved } from "../../core/outbox/entry.store.ts";
import { findLastOld, type KeptFrom, listEldest, listNext, removeThrough } from "./old.store.ts";

const dayMs = 24 * 60 * 60 * 1000;

export const eventsAreKeptMs = 90 * dayMs;
export const testEventsAreKeptMs = 30 * dayMs;

export async function removeOldEvents(context: Context): Promise<void> {
  const { db, now, log } = context;
  const since = (keptMs: number) => boundFromDate(new Date(now().getTime() - keptMs));
  const kept: KeptFrom = { live: since(eventsAreKeptMs), test: since(testEventsAreKeptMs) };
  let events = 0;
  let after = { shard: -1, merchantId: "" };
  for (;;) {
    const merchants = await listNext(db, after);
    const eldest = await listEldest(db, kept, merchants);
    for (const merchant of eldest.filter(({ isOld }) => isOld)) {
      events += await removeOf(context, merchant);
    }
    const last = merchants.at(-1);
    if (last === undefined) break;
    after = { shard: last.shard, merchantId: last.id };
  }
  log.info({ events }, "removed old events");
}

interface RemovalInput {
  shard: number;
  merchantId: Id;
  keptFrom: Id;
}

// The outbox relay needs the head lock.
async function removeOf({ db }: Pick<Context, "db">, merchant: RemovalInput): Promise<number> {
  let removed = 0;
  for (;;) {
    const { count, isAll } = await unhurriedly(db, async (db) => {
      const old = await findLastOld(db, merchant);
      const { through } = old;
      if (through === null) return old;
      const { shard, merchantId } = merchant;
      await raiseRemoved(db, { shard, merchantId, through });
      await removeThrough(db, { shard, merchantId, through });
      return old;
    });
    removed += count;
    if (isAll) return removed;
  }
}
