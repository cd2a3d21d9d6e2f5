/* A repeat gets the first response, even from another process or after a crash. The response
   commits in the transaction of the effect (IETF draft-ietf-httpapi-idempotency-key-header). */
import { atomically, tentatively } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { Refusal } from "@frontdesk/server/refusal";
import type { Answer } from "./answer.ts";
import type { Key } from "./key.ts";
import { hardlyWaiting } from "./store.ts";

export interface Calls<Handle extends Key, Former extends Pick<Key, "body">, Context> {
  /** False if the key exists. An uncommitted row makes this wait for its transaction. */
  take(context: Context, handle: Handle): Promise<boolean>;
  find(db: Database, handle: Handle): Promise<Former | undefined>;
  /** Runs before a repeat sees the first response. Throws the refusal. */
  admit(context: Context, former: Former): Promise<void>;
  save(context: Context, handle: Handle, answer: Answer<unknown>): Promise<void>;
  answerOf(context: Context, handle: Handle, former: Former): Answer<unknown>;
  /** A repeat may get another response than this refusal. */
  isPassing(refusal: Refusal): boolean;
  running(): Refusal;
  reused(): Refusal;
}

interface Within {
  db: Database;
}

/** Concurrent calls with the key wait for the row, for a short time. */
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
  // Housekeeping removed the row at this moment.
  if (former === undefined) throw calls.running();
  if (!former.body.equals(key.body)) throw calls.reused();
  await calls.admit(context, former);
  return { former };
}

export async function attempt<
  Handle extends Key,
  Former extends Pick<Key, "body">,
  Context extends Within,
  Result,
>(
  context: Context,
  key: Handle,
  { calls, transition }: CallTransition<Handle, Former, Context, Result>,
): Promise<{ former: Former } | { result: Result }> {
  const ended = await atomically(context.db, async (db) => {
    const inside = { ...context, db };
    const begun = await begin(inside, key, calls);
    if ("former" in begun) return begun;
    try {
      return { result: await tentatively(db, () => transition(inside, begun.handle)) };
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

interface CallTransition<Handle extends Key, Former extends Pick<Key, "body">, Context, Result> {
  calls: Calls<Handle, Former, Context>;
  /** All effects must go to the given context's database. */
  transition(context: Context, handle: Handle): Promise<Result>;
}

/** The idempotency covers work with database effects only. */
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
    transition: async (context, handle) => {
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

/** These depend on the caller or the load, and may change before a repeat. */
export const passingStatuses: ReadonlySet<number> = new Set([401, 403, 409, 429]);
