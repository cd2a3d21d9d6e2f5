/*
 * Calls with keys that come together: what they do and what came of it are one database
 * transaction. Only what is plain goes that way: nothing is decided here that `once` decides.
 */
import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { isUncertain } from "@frontdesk/database/deeds";
import type { Answer } from "@frontdesk/platform/idempotency/answer";
import { hardlyWaiting } from "@frontdesk/platform/idempotency/store";
import { type Handle, removeKeys, saveAnswers, takeKeys } from "./store.ts";

/** A call with a key that nobody else of those together has, in the shard that all are in. */
export interface Keyed {
  handle: Handle;
  at: Date;
}

type Work<Call, Body> = (
  db: Database,
  calls: readonly Call[],
) => Promise<readonly (Answer<Body> | undefined)[]>;

const busy = new Error("a key is in use");

/**
 * Does the work of calls once for their keys. Undefined is given to those that have to be done
 * alone: whose key was used before, to whom the work gave no answer, and all where it failed and
 * surely left nothing. Of these nothing is kept.
 */
export async function onceTogether<Call extends Keyed, Body>(
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

async function answersOf<Call extends Keyed, Body>(
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
