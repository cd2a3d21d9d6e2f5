import type { Database } from "@frontdesk/database/database";
import { listOpenSessions } from "@frontdesk/people/sessions/store";
import type { Logger } from "pino";

/** Ends long requests with their session. */
export interface Sessions {
  /** Returns the unsubscribe function. */
  follow(sessionId: string, end: () => void): () => void;
  stop(): void;
}

/** A request may outlive its session by this. */
export const lookMs = 2_000;

export function followSessions({
  db,
  log,
  now,
}: {
  db: Database;
  log: Logger;
  now: () => Date;
}): Sessions {
  const followed = new Map<string, Set<() => void>>();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;

  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      // Other sessions may begin during the statement.
      const ids = [...followed.keys()];
      const open = new Set(await listOpenSessions(db, ids, now()));
      for (const id of ids)
        if (!open.has(id)) for (const end of [...(followed.get(id) ?? [])]) end();
    } catch (err) {
      log.warn({ err }, "checking sessions failed");
    } finally {
      isLooking = false;
    }
  };
  const rest = () => {
    if (followed.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  return {
    follow(sessionId, end) {
      const ends = followed.get(sessionId) ?? new Set();
      followed.set(sessionId, ends.add(end));
      timer ??= setInterval(() => void look(), lookMs);
      return () => {
        ends.delete(end);
        if (ends.size === 0) followed.delete(sessionId);
        rest();
      };
    },
    stop() {
      followed.clear();
      rest();
    },
  };
}
