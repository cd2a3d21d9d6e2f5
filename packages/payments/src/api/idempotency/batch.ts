/* Concurrent calls with keys share one database transaction. `once` decides all but simple
   cases. */
import { atomically } from "@frontdesk/database/atomically";
import { isUncertain } from "@frontdesk/database/commit-tracking";
import type { Database } from "@frontdesk/database/database";
import type { Answer } from "@frontdesk/platform/idempotency/answer";
import { hardlyWaiting } from "@frontdesk/platform/idempotency/store";
import { type Handle, removeKeys, saveAnswers, takeKeys } from "./store.ts";

/** All calls are in one shard. */
export interface KeyedCall {
  handle: Handle;
  at: Date;
}

type Work<Call, Body> = (
  db: Database,
  calls: readonly Call[],
) => Promise<readonly (Answer<Body> | undefined)[]>;

const busy = new Error("a key is in use");

/**
 * Undefined: run alone, after a used key, no response, or a failed batch that surely wrote nothing.
 */
export async function onceBatched<Call extends KeyedCall, Body>(
  db: Database,
  calls: readonly Call[],
  work: Work<Call, Body>,
): Promise<(Answer<Body> | undefined)[]> {
  try {
    const answers = await atomically(db, (db) => answersOf(db, calls, work));
    return calls.map(({ handle }) => answers.get(handle));
  } catch (error) {
    if (error !== busy && isUncertain(error)) throw error;
    return calls.map(() => undefined);
  }
}

async function answersOf<Call extends KeyedCall, Body>(
  db: Database,
  calls: readonly Call[],
  work: Work<Call, Body>,
): Promise<Map<Handle, Answer<Body>>> {
  const handles = calls.map(({ handle }) => handle);
  const keys = await hardlyWaiting(db, () => takeKeys(db, handles, calls[0]!.at));
  if (keys === undefined) throw busy;
  const taken = new Set(keys);
  const own = calls.filter(({ handle }) => taken.has(handle));
  const came = own.length === 0 ? [] : await work(db, own);
  const answered = own.flatMap(({ handle }, index) => {
    const answer = came[index];
    return answer === undefined ? [] : [{ handle, answer }];
  });
  if (answered.length > 0) await saveAnswers(db, answered);
  const answers = new Map(answered.map(({ handle, answer }) => [handle, answer]));
  const left = keys.filter((handle) => !answers.has(handle));
  if (left.length > 0) await removeKeys(db, left);
  return answers;
}
