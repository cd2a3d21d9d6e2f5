import type { Database } from "@frontdesk/database/database";
import { startLoop } from "@frontdesk/platform/outbox/loop";
import type { Logger } from "pino";
import type { Telling } from "../../../core/context.ts";
import { type Id, shardOf } from "../../../core/ids.ts";
import { findHeads } from "../../../core/outbox/taking.store.ts";
import type { PublishedEntry } from "./arrange.ts";

export const lookMs = 500;

export interface Listening extends Pick<Telling, "listen"> {
  heard(published: readonly PublishedEntry[]): void;
  stop(): Promise<void>;
}

interface ListenedMerchant {
  callbacks: Set<() => void>;
  /** Undefined: the first look calls all listeners. */
  lastId: Id | "" | undefined;
}

/** At once for this process, by polling for others. */
export function startListening(db: Database, log: Logger): Listening {
  const merchants = new Map<Id, ListenedMerchant>();

  function notice(merchantId: Id, lastId: Id | ""): void {
    const listened = merchants.get(merchantId);
    if (listened === undefined || listened.lastId === lastId) return;
    // Newer events came during the look.
    if (listened.lastId !== undefined && listened.lastId > lastId) return;
    listened.lastId = lastId;
    for (const callback of listened.callbacks) callback();
  }

  async function look(): Promise<number> {
    const targets = [...merchants.keys()].map((merchantId) => ({
      shard: shardOf(merchantId),
      merchantId,
    }));
    if (targets.length === 0) return 0;
    for (const { merchantId, lastId } of await findHeads(db, targets)) notice(merchantId, lastId);
    return 0;
  }

  const pace = { fullTurn: Number.POSITIVE_INFINITY, pollMs: lookMs, gatherMs: lookMs };
  const loop = startLoop(look, { name: "events of others", log, ...pace });

  return {
    heard(published) {
      const last = new Map(published.map(({ merchantId, eventId }) => [merchantId, eventId]));
      for (const [merchantId, lastId] of last) notice(merchantId, lastId);
    },
    listen(merchantId, callback) {
      const listened = merchants.get(merchantId) ?? { callbacks: new Set(), lastId: undefined };
      merchants.set(merchantId, listened);
      const own = () => callback();
      listened.callbacks.add(own);
      return () => {
        listened.callbacks.delete(own);
        if (listened.callbacks.size === 0 && merchants.get(merchantId) === listened) {
          merchants.delete(merchantId);
        }
      };
    },
    stop: loop.stop,
  };
}
