/*
 * The relay reads what is told of the merchants that streams of this process listen to: once for
 * all of them, and of many merchants at a time. Each stream judges by its own cursor whether what
 * it is handed follows what it had.
 */
import { setTimeout as wait } from "node:timers/promises";
import { startLoop } from "@frontdesk/platform/outbox/loop";
import type { Context } from "../../ground/context.ts";
import type { Id } from "../../ground/ids.ts";
import type { Portion } from "./portion.ts";
import { readOn } from "./read.ts";
import type { StreamFilter } from "./schema.ts";

/** A stream that listens to a merchant, and how far it had come then. */
export interface Ear {
  merchantId: Id;
  cursor: Id;
  filter: StreamFilter;
  hear(portion: Portion): void;
}

export interface Relay {
  /** Hands on what is told, until what is returned is called. */
  join(ear: Ear): () => void;
  stop(): Promise<void>;
}

/** A merchant that is listened to. */
interface Watch {
  merchantId: Id;
  /** Up to where it was read. */
  cursor: Id;
  ears: Set<Ear>;
  stop(): void;
}

const merchantsAtOnce = 100;
/** What is left after a turn is read at once. */
const pace = { fullTurn: 1, pollMs: 1_000, gatherMs: 20 };
/** What is told meanwhile is read together: the teller comes to a merchant no more often. */
const restMs = 100;

/** Starts reading for streams. */
export function startRelay(context: Pick<Context, "db" | "log" | "telling">): Relay {
  const { log, telling } = context;
  const watches = new Map<Id, Watch>();
  const pending = new Set<Id>();
  const want = (merchantId: Id) => {
    pending.add(merchantId);
    loop.wake();
  };

  function open({ merchantId, cursor }: Ear): Watch {
    const stop = telling.listen(merchantId, () => want(merchantId));
    const watch: Watch = { merchantId, cursor, ears: new Set(), stop };
    watches.set(merchantId, watch);
    return watch;
  }

  async function turn(signal: AbortSignal): Promise<number> {
    const wanted = [...pending].slice(0, merchantsAtOnce);
    let isBehind = pending.size > wanted.length;
    for (const merchantId of wanted) pending.delete(merchantId);
    try {
      const found = wanted.flatMap((merchantId) => watches.get(merchantId) ?? []);
      const read = await readOn(context, found.map(readerOf));
      for (const { reader, portion, isFull } of read) {
        reader.watch.cursor = portion.through;
        for (const ear of reader.ears) ear.hear(portion);
        if (!isFull) continue;
        isBehind = true;
        pending.add(reader.merchantId);
      }
      // Whoever was woken meanwhile waits with the others.
      const isResting = found.length > 0 && !isBehind;
      if (isResting) await wait(restMs, undefined, { signal, ref: false }).catch(() => {});
      return pending.size;
    } catch (error) {
      for (const merchantId of wanted) pending.add(merchantId);
      throw error;
    }
  }

  const loop = startLoop(turn, { name: "streams", log, ...pace });
  return {
    join(ear) {
      const watch = watches.get(ear.merchantId) ?? open(ear);
      watch.ears.add(ear);
      // Of what was told since its cursor it was not woken.
      want(ear.merchantId);
      return () => {
        watch.ears.delete(ear);
        if (watch.ears.size > 0 || watches.get(ear.merchantId) !== watch) return;
        watches.delete(ear.merchantId);
        watch.stop();
      };
    },
    stop: loop.stop,
  };
}

// Whoever joins while it is read may want of it what nobody did: they are handed the next, and see
// that they missed something.
function readerOf(watch: Watch) {
  const { merchantId, cursor } = watch;
  const ears = [...watch.ears];
  return { merchantId, cursor, ears, watch, filters: ears.map(({ filter }) => filter) };
}
