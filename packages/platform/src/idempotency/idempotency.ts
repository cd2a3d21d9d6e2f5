/*
 * A POST that is repeated with its `Idempotency-Key` has no second effect and gets the first
 * answer, also from another process or after a crash: the answer is written in the database
 * transaction of the effect (IETF draft-ietf-httpapi-idempotency-key-header).
 */
import { atomically, tentatively } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { Refusal } from "@frontdesk/server/refusal";
import type { Answer } from "./answer.ts";
import type { Key } from "./key.ts";
import { hardlyWaiting } from "./store.ts";

/** Where a service keeps what came of calls, and how it words what it refuses. */
export interface Calls<Handle extends Key, Former extends Pick<Key, "body">, Context> {
  /**
   * Writes down that a key is used, in the row that its answer goes to; false where that is there
   * already, which is known once whoever wrote it is done.
   */
  take(context: Context, handle: Handle): Promise<boolean>;
  find(db: Database, handle: Handle): Promise<Former | undefined>;
  /**
   * Checks the access of a caller that repeats a call, before anything of the first one is told:
   * it may have ended since. Throws the refusal.
   */
  admit(context: Context, former: Former): Promise<void>;
  /** Adds what came of it to that row. */
  save(context: Context, handle: Handle, answer: Answer<unknown>): Promise<void>;
  /** The first answer; throws it where it was a refusal. */
  answerOf(context: Context, handle: Handle, former: Former): Answer<unknown>;
  /** Whether a repeat may be answered differently from this refusal. */
  isPassing(refusal: Refusal): boolean;
  running(): Refusal;
  reused(): Refusal;
}

interface Within {
  db: Database;
}

/**
 * Takes a key: gives what came of it before, or the handle by which what comes of it now is kept.
 * Whoever comes with it before the database transaction ends waits for the row, and not for long.
 */
export async function begin<
  Handle extends Key,
  Former extends Pick<Key, "body">,
  Context extends Within,
>(
  context: Context,
  key: Handle,
  calls: Calls<Handle, Former, Context>,
): Promise<{ former: Former } | { handle: Handle }> {
  const { db } = context;
  const isTaken = await hardlyWaiting(db, () => calls.take(context, key));
  if (isTaken === undefined) throw calls.running();
  if (isTaken) return { handle: key };
  const former = await calls.find(db, key);
  // It was forgotten in this very moment.
  if (former === undefined) throw calls.running();
  if (!former.body.equals(key.body)) throw calls.reused();
  await calls.admit(context, former);
  return { former };
}

/** Does a step of a call in a database transaction of its own, unless it was done before. */
export async function attempt<
  Handle extends Key,
  Former extends Pick<Key, "body">,
  Context extends Within,
  Result,
>(
  context: Context,
  key: Handle,
  { calls, step }: Step<Handle, Former, Context, Result>,
): Promise<{ former: Former } | { result: Result }> {
  const ended = await atomically(context.db, async (db) => {
    const inside = { ...context, db };
    const begun = await begin(inside, key, calls);
    if ("former" in begun) return begun;
    try {
      return { result: await tentatively(db, () => step(inside, begun.handle)) };
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.status >= 500) throw refusal;
      if (calls.isPassing(refusal)) throw refusal;
      await calls.save(inside, begun.handle, refusal);
      return { refusal };
    }
  });
  if ("refusal" in ended) throw ended.refusal;
  return ended;
}

interface Step<Handle extends Key, Former extends Pick<Key, "body">, Context, Result> {
  calls: Calls<Handle, Former, Context>;
  /** Its effects are in the database of the context that it is given. */
  step(context: Context, handle: Handle): Promise<Result>;
}

/** Does work whose effects are all in the database, once for a key. */
export async function once<
  Handle extends Key,
  Former extends Pick<Key, "body">,
  Context extends Within,
  Body,
>(
  context: Context,
  key: Handle,
  { calls, work }: Work<Handle, Former, Context, Body>,
): Promise<Answer<Body>> {
  const ended = await attempt(context, key, {
    calls,
    step: async (context, handle) => {
      const answer = await work(context);
      await calls.save(context, handle, answer);
      return answer;
    },
  });
  if ("result" in ended) return ended.result;
  return calls.answerOf(context, key, ended.former) as Answer<Body>;
}

interface Work<Handle extends Key, Former extends Pick<Key, "body">, Context, Body> {
  calls: Calls<Handle, Former, Context>;
  work(context: Context): Promise<Answer<Body>>;
}

/** Statuses that may change before a repeat: who calls, and how busy it is. */
export const passingStatuses: ReadonlySet<number> = new Set([401, 403, 409, 429]);
