/* Watched merchants are read once. Each stream compares portions with its cursor to detect gaps. */
import { setTimeout as wait } from "node:timers/promises";
import { startLoop } from "@frontdesk/platform/work-queue/loop";
import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
import type { Portion } from "./portion.ts";
import { readOn } from "./read.ts";
import type { StreamFilter } from "./schema.ts";

export interface Ear {
  merchantId: Id;
  cursor: Id;
  filter: StreamFilter;
  hear(portion: Portion): void;
}

export interface Relay {
  join(ear: Ear): () => void;
  stop(): Promise<void>;
}

interface Watch {
  merchantId: Id;
  cursor: Id;
  ears: Set<Ear>;
  stop(): void;
}

const merchantsAtOnce = 100;
const pace = { fullTurn: 1, pollMs: 1_000, gatherMs: 20 };
/** As often as the outbox relay visits a merchant. */
const restMs = 100;

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

  /** True if more events follow. */
  async function readFor(matches: readonly Watch[]): Promise<boolean> {
    const read = await readOn(context, matches.map(readerOf));
    for (const { reader, portion, isFull } of read) {
      reader.watch.cursor = portion.through;
      for (const ear of reader.ears) ear.hear(portion);
      if (isFull) pending.add(reader.merchantId);
    }
    return read.some(({ isFull }) => isFull);
  }

  async function poll(signal: AbortSignal): Promise<number> {
    const targets = [...pending].slice(0, merchantsAtOnce);
    const isOver = pending.size > targets.length;
    for (const merchantId of targets) pending.delete(merchantId);
    try {
      const matches = targets.flatMap((merchantId) => watches.get(merchantId) ?? []);
      const isFull = await readFor(matches);
      // Wakes during the pause share the next read.
      const isResting = matches.length > 0 && !isOver && !isFull;
      if (isResting) await wait(restMs, undefined, { signal, ref: false }).catch(() => {});
      return pending.size;
    } catch (error) {
      for (const merchantId of targets) pending.add(merchantId);
      throw error;
    }
  }

  const loop = startLoop(poll, { name: "streams", log, ...pace });
  return {
    join(ear) {
      const watch = watches.get(ear.merchantId) ?? open(ear);
      watch.ears.add(ear);
      // Events since its cursor caused no wake.
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

// A late listener may want other events; its next portion shows the gap.
function readerOf(watch: Watch) {
  const { merchantId, cursor } = watch;
  const ears = [...watch.ears];
  return { merchantId, cursor, ears, watch, filters: ears.map(({ filter }) => filter) };
}
