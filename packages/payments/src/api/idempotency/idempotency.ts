/*
 * How the calls of this API with an `Idempotency-Key` are kept: in the shard of what their path
 * names. One that asks the outside world is kept with the asking and finished with the outcome.
 */

import type { Database } from "@frontdesk/database/database";
import type { Answer } from "@frontdesk/platform/idempotency/answer";
import {
  attempt,
  type Calls,
  once,
  passingStatuses,
} from "@frontdesk/platform/idempotency/idempotency";
import { isKey, keyOf } from "@frontdesk/platform/idempotency/key";
import { invalid } from "@frontdesk/server/refusal";
import type { Context } from "../../ground/context.ts";
import type { Id } from "../../ground/ids.ts";
import { asRefusal, processingRefusal } from "../../ground/refusals.ts";
import { idempotencyRefusals as refusals } from "../refusals.ts";
import { openAnswer, sealedAnswer } from "./sealed.ts";
import {
  findCall,
  type Handle,
  type StoredCall,
  saveAnswer,
  saveAsked,
  takeKeys,
} from "./store.ts";

export interface Call {
  key: string | undefined;
  callerId: Id;
  method: string;
  path: string;
  body: unknown;
  /** Where the key is kept: the shard of what the path names. */
  shard: number;
  admit: Admit;
}

/**
 * Checks that the caller still has access to everything in a stored answer, before it is repeated;
 * throws the refusal otherwise. The body is undefined while there is no answer yet.
 */
export type Admit = (context: Context, body: unknown) => Promise<void>;

// Who calls, how busy it is, and what the operator has yet to do, may change before a repeat.
const passingErrors = new Set([1, 12, 27]);

type Kept = Calls<Handle, StoredCall, Context>;

const calls: Omit<Kept, "admit"> = {
  take: async ({ db, now }, handle) => (await takeKeys(db, [handle], now())).length === 1,
  find: findCall,
  save: async ({ db, keyring }, handle, answer: SecretAnswer<unknown>) =>
    await saveAnswer(db, handle, answer.isSecret ? sealedAnswer(keyring, handle, answer) : answer),
  answerOf: ({ keyring }, handle, { status, headers, answer, sealed, state }) => {
    if (status === null) {
      throw state === "reversing" || state === "reversed"
        ? processingRefusal(12)
        : refusals.running();
    }
    const text = sealed === null ? answer : openAnswer(keyring, handle, sealed);
    if (text === undefined) throw new Error("a stored answer cannot be opened");
    const body = text === null ? undefined : JSON.parse(text);
    const former = { status, body, headers: headers ?? {} };
    if (status >= 400) throw asRefusal(former);
    return former;
  },
  isPassing: ({ status, body }) =>
    passingStatuses.has(status) || passingErrors.has((body as { code?: number })?.code ?? 0),
  running: refusals.running,
  reused: refusals.reused,
};

function callsOf({ admit }: Call): Kept {
  return {
    ...calls,
    // What is sealed shows a secret, and names nothing that access is checked by.
    admit: async (context, { answer }) =>
      await admit(context, answer === null ? undefined : JSON.parse(answer)),
  };
}

/** By what a call is kept; undefined without a key. Of one that has a key a repeat is known. */
export function handleOf({ keyring }: Context, call: Call): Handle | undefined {
  const { key, callerId, method, path, body, shard } = call;
  if (key === undefined) return undefined;
  if (!isKey(key)) throw invalid([refusals.unfitKey()]);
  return { shard, ...keyOf(keyring, [callerId, method, path, key], body) };
}

/** An answer, and whether it shows a secret, so that it is kept sealed. */
interface SecretAnswer<Body> extends Answer<Body> {
  isSecret?: true;
}

/** Does work whose effects are all in the database, once for a key. */
export async function idempotently<Body>(
  context: Context,
  call: Call,
  work: (context: Context) => Promise<SecretAnswer<Body>>,
): Promise<Answer<Body>> {
  const handle = handleOf(context, call);
  if (handle === undefined) return await work(context);
  return await once(context, handle, { calls: callsOf(call), work });
}

/**
 * Writes down what the outside world is going to be asked, once for a key; gives the former answer
 * where the call was answered before, and throws it where that was a refusal.
 */
export async function begin<Asked extends { authorization_id: Id }>(
  context: Context,
  { handle, call }: { handle: Handle | undefined; call: Call },
  ask: (context: Context) => Promise<Asked>,
): Promise<{ former: Answer<unknown> } | { asked: Asked }> {
  if (handle === undefined) return { asked: await ask(context) };
  const calls = callsOf(call);
  const ended = await attempt(context, handle, {
    calls,
    step: async (context) => {
      const asked = await ask(context);
      await saveAsked(context.db, handle, asked.authorization_id);
      return asked;
    },
  });
  if ("result" in ended) return { asked: ended.result };
  return { former: calls.answerOf(context, handle, ended.former) };
}

/** Keeps the answer, which may be a refusal, in the database transaction of the outcome. */
export async function finish(db: Database, handle: Handle, answer: Answer<unknown>): Promise<void> {
  await saveAnswer(db, handle, answer);
}
