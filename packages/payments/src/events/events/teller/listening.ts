import type { Database } from "@frontdesk/database/database";
import { startLoop } from "@frontdesk/platform/outbox/loop";
import type { Logger } from "pino";
import type { Telling } from "../../../ground/context.ts";
import { type Id, shardOf } from "../../../ground/ids.ts";
import { findHeads } from "../../../ground/news/taking.store.ts";
import type { Told } from "./arrange.ts";

/** How often the heads of merchants that somebody listens to are looked at. */
export const lookMs = 500;

export interface Listening extends Pick<Telling, "listen"> {
  /** Calls back whoever listens to the merchants of events that this process told. */
  heard(told: readonly Told[]): void;
  stop(): Promise<void>;
}

/** Who listens to a merchant, and the newest event that they know there is. */
interface Listened {
  callbacks: Set<() => void>;
  /** Undefined before the first look, after which all are called: who knows what they missed. */
  lastId: Id | "" | undefined;
}

/** Calls back whoever listens: of its own telling at once, of that of others by looking. */
export function startListening(db: Database, log: Logger): Listening {
  const merchants = new Map<Id, Listened>();

  function notice(merchantId: Id, lastId: Id | ""): void {
    const listened = merchants.get(merchantId);
    if (listened === undefined || listened.lastId === lastId) return;
    // A look may have begun before what this process told since.
    if (listened.lastId !== undefined && listened.lastId > lastId) return;
    listened.lastId = lastId;
    for (const callback of listened.callbacks) callback();
  }

  async function look(): Promise<number> {
    const wanted = [...merchants.keys()].map((merchantId) => ({
      shard: shardOf(merchantId),
      merchantId,
    }));
    if (wanted.length === 0) return 0;
    for (const { merchantId, lastId } of await findHeads(db, wanted)) notice(merchantId, lastId);
    return 0;
  }

  const pace = { fullTurn: Number.POSITIVE_INFINITY, pollMs: lookMs, gatherMs: lookMs };
  const loop = startLoop(look, { name: "events of others", log, ...pace });

  return {
    heard(told) {
      const last = new Map(told.map(({ merchantId, eventId }) => [merchantId, eventId]));
      for (const [merchantId, lastId] of last) notice(merchantId, lastId);
    },
    listen(merchantId, callback) {
      const listened = merchants.get(merchantId) ?? { callbacks: new Set(), lastId: undefined };
      merchants.set(merchantId, listened);
      // Of its own, so that one callback given twice is ended twice.
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
