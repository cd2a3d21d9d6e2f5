/*
 * Whoever listens to an account is told of what is committed in it, by whichever process. Entries
 * of the audit are drawn their ids before they are committed, so one can be seen after another with
 * a later id: what is still young is read again and again, and told once to each.
 */

import { tenantByTenant } from "@frontdesk/database/apart";
import type { Database } from "@frontdesk/database/database";
import { type Loop, startLoop } from "@frontdesk/platform/outbox/loop";
import type { Logger } from "pino";
import { type Hint, listChanged, listHints, listNewest } from "./store.ts";

/** What somebody knows of an account: everything up to an id, and some entries behind it. */
export interface Known {
  through: number;
  ids: Set<number>;
}

export interface Live extends Pick<Loop, "wake" | "stop"> {
  /** What whoever begins to listen to an account now need not hear. */
  knownNow(accountId: number): Promise<Known>;
  /** Gives what came since an entry page by page, and some that came shortly before. */
  since(accountId: number, entryId: number): AsyncGenerator<Hint[], Known>;
  /** Calls back with what is not known yet, until what is returned is called. */
  listen(accountId: number, known: Known, hear: (hints: Hint[]) => void): () => void;
}

/** Longer than a request may take. */
const youngMs = 20_000;
const mostOfEach = 1_000;
/** How far is gone back from an entry, however young all of them are. */
const mostBefore = 200;

interface Ear {
  known: Known;
  hear(hints: Hint[]): void;
}

interface Watch {
  /** What is not read any more. */
  through: number;
  /** When each entry behind it was seen first, by this process's own clock. */
  seen: Map<number, number>;
  ears: Set<Ear>;
}

export interface LiveParts {
  db: Database;
  now: () => Date;
  log: Logger;
}

/** Starts to look, a few times a second, for those who listen. */
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
    async knownNow(accountId) {
      const past = readSince(parts, accountId, Number.MAX_SAFE_INTEGER);
      for (;;) {
        const { done, value } = await past.next();
        if (done) return value;
      }
    },
    listen(accountId, known, hear) {
      const ear = { known, hear };
      const { through } = known;
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

/** Reads for all who listen; gives how much there was in one account at most. */
async function look(db: Database, watches: ReadonlyMap<number, Watch>): Promise<number> {
  if (watches.size === 0) return 0;
  const marks = [...watches].map(([accountId, { through }]) => ({ accountId, after: through }));
  const changed = await listChanged(db, marks);
  const counts = await tenantByTenant(
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
): AsyncGenerator<Hint[], Known> {
  const newest = await listNewest(db, { accountId, through: entryId, most: mostBefore });
  const known: Known = { through: shortlyBefore(newest, now()), ids: new Set() };
  let after = known.through;
  for (;;) {
    const hints = await listHints(db, { accountId, after }, mostOfEach);
    if (hints.length === 0) return known;
    const youngSince = now().getTime() - youngMs;
    for (const { id, at } of hints) {
      if (at.getTime() < youngSince) known.through = id;
      else known.ids.add(id);
    }
    after = hints.at(-1)!.id;
    yield hints;
  }
}

/** The id of the first of these entries that is so much older than now, and than the newest. */
function shortlyBefore(newest: readonly Pick<Hint, "id" | "at">[], now: Date): number {
  const untilMs = Math.min(now.getTime(), newest[0]?.at.getTime() ?? 0) - youngMs;
  const old = newest.find(({ at }) => at.getTime() < untilMs);
  return old?.id ?? (newest.length === mostBefore ? newest.at(-1)!.id : 0);
}

/** Tells each what they do not know, and forgets what is no longer young. */
function tell(watch: Watch, hints: readonly Hint[]): void {
  const nowMs = performance.now();
  for (const { id } of hints) if (!watch.seen.has(id)) watch.seen.set(id, nowMs);
  for (const { known, hear } of watch.ears) {
    const news = hints.filter(({ id }) => id > known.through && !known.ids.has(id));
    for (const { id } of news) known.ids.add(id);
    if (news.length > 0) hear(news);
  }
  // Of so many at once nobody waits for the last of them to become old.
  const isFull = hints.length >= mostOfEach;
  const old = hints.filter(({ id }) => isFull || nowMs - watch.seen.get(id)! > youngMs);
  for (const { id } of old) forget(watch, id);
}

function forget(watch: Watch, id: number): void {
  watch.through = id;
  watch.seen.delete(id);
  for (const { known } of watch.ears) {
    if (id > known.through) known.through = id;
    known.ids.delete(id);
  }
}
