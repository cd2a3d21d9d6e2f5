/* Audit ids are drawn before the commit, so a lower id may appear after a higher one. The loop
   rereads young entries and sends each once per listener. */

import type { Database } from "@frontdesk/database/database";
import { forEachTenant } from "@frontdesk/database/for-each-tenant";
import { type Loop, startLoop } from "@frontdesk/platform/work-queue/loop";
import type { Logger } from "pino";
import { type Hint, listChanged, listHints, listNewest } from "./store.ts";

/** All entries up to `through`, and some later ids. */
export interface SeenChanges {
  through: number;
  ids: Set<number>;
}

export interface Live extends Pick<Loop, "wake" | "stop"> {
  seenNow(accountId: number): Promise<SeenChanges>;
  since(accountId: number, entryId: number): AsyncGenerator<Hint[], SeenChanges>;
  listen(accountId: number, seenChanges: SeenChanges, hear: (hints: Hint[]) => void): () => void;
}

/** Longer than any request. */
const youngMs = 20_000;
const mostOfEach = 1_000;
const mostBefore = 200;

interface Ear {
  seen: SeenChanges;
  hear(hints: Hint[]): void;
}

interface Watch {
  through: number;
  /** First sight of later entries, by the monotonic clock. */
  seen: Map<number, number>;
  ears: Set<Ear>;
}

export interface LiveParts {
  db: Database;
  now: () => Date;
  log: Logger;
}

export function startLive(parts: LiveParts): Live {
  const watches = new Map<number, Watch>();
  const loop = startLoop(() => look(parts.db, watches), {
    name: "changes that are listened to",
    log: parts.log,
    fullTurn: mostOfEach,
    pollMs: 250,
    gatherMs: 5,
  });
  return {
    wake: loop.wake,
    stop: loop.stop,
    since: (accountId, entryId) => readSince(parts, accountId, entryId),
    async seenNow(accountId) {
      const past = readSince(parts, accountId, Number.MAX_SAFE_INTEGER);
      for (;;) {
        const { done, value } = await past.next();
        if (done) return value;
      }
    },
    listen(accountId, seenChanges, hear) {
      const ear = { seen: seenChanges, hear };
      const { through } = seenChanges;
      const watch = watches.get(accountId) ?? { through, seen: new Map(), ears: new Set() };
      watches.set(accountId, watch);
      watch.ears.add(ear);
      return () => {
        watch.ears.delete(ear);
        if (watch.ears.size === 0) watches.delete(accountId);
      };
    },
  };
}

async function look(db: Database, watches: ReadonlyMap<number, Watch>): Promise<number> {
  if (watches.size === 0) return 0;
  const marks = [...watches].map(([accountId, { through }]) => ({ accountId, after: through }));
  const changed = await listChanged(db, marks);
  const counts = await forEachTenant(
    Map.groupBy(changed, ({ accountId }) => accountId),
    async (accountId, [mark]) => {
      const hints = await listHints(db, mark!, mostOfEach);
      const watch = watches.get(accountId);
      if (watch !== undefined) tell(watch, hints);
      return [hints.length];
    },
  );
  return Math.max(0, ...counts);
}

async function* readSince(
  { db, now }: LiveParts,
  accountId: number,
  entryId: number,
): AsyncGenerator<Hint[], SeenChanges> {
  const newest = await listNewest(db, { accountId, through: entryId, most: mostBefore });
  const seenChanges: SeenChanges = { through: shortlyBefore(newest, now()), ids: new Set() };
  let after = seenChanges.through;
  for (;;) {
    const hints = await listHints(db, { accountId, after }, mostOfEach);
    if (hints.length === 0) return seenChanges;
    const youngSince = now().getTime() - youngMs;
    for (const { id, at } of hints) {
      if (at.getTime() < youngSince) seenChanges.through = id;
      else seenChanges.ids.add(id);
    }
    after = hints.at(-1)!.id;
    yield hints;
  }
}

function shortlyBefore(newest: readonly Pick<Hint, "id" | "at">[], now: Date): number {
  const untilMs = Math.min(now.getTime(), newest[0]?.at.getTime() ?? 0) - youngMs;
  const old = newest.find(({ at }) => at.getTime() < untilMs);
  return old?.id ?? (newest.length === mostBefore ? newest.at(-1)!.id : 0);
}

function tell(watch: Watch, hints: readonly Hint[]): void {
  const nowMs = performance.now();
  for (const { id } of hints) if (!watch.seen.has(id)) watch.seen.set(id, nowMs);
  for (const { seen, hear } of watch.ears) {
    const notice = hints.filter(({ id }) => id > seen.through && !seen.ids.has(id));
    for (const { id } of notice) seen.ids.add(id);
    if (notice.length > 0) hear(notice);
  }
  // With a full batch the loop must move on: settle young entries early.
  const isFull = hints.length >= mostOfEach;
  const old = hints.filter(({ id }) => isFull || nowMs - watch.seen.get(id)! > youngMs);
  for (const { id } of old) forget(watch, id);
}

function forget(watch: Watch, id: number): void {
  watch.through = id;
  watch.seen.delete(id);
  for (const { seen } of watch.ears) {
    if (id > seen.through) seen.through = id;
    seen.ids.delete(id);
  }
}
