/* Stored in the shard of the id in the path. A call to an external party is completed with its
   result. */

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
import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
import { asRefusal, processingRefusal } from "../../core/refusals.ts";
import { idempotencyRefusals as refusals } from "../refusals.ts";
import { openAnswer, sealedAnswer } from "./sealed.ts";
import {
  findCall,
  type Handle,
  type StoredCall,
  saveAnswer,
  saveRequested,
  takeKeys,
} from "./store.ts";

export interface Call {
  key: string | undefined;
  callerId: Id;
  method: string;
  path: string;
  body: unknown;
  shard: number;
  admit: Admit;
}

/** The caller's current access to a stored response, before a repeat; throws the refusal. */
export type Admit = (context: Context, body: unknown) => Promise<void>;

// They depend on caller, load or operator.
const passingErrors = new Set([1, 12, 27]);

type StoredCalls = Calls<Handle, StoredCall, Context>;

const calls: Omit<StoredCalls, "admit"> = {
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
    if (text === undefined) throw new Error("a stored response cannot be decrypted");
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

function callsOf({ admit }: Call): StoredCalls {
  return {
    ...calls,
    // A sealed response has no id to check.
    admit: async (context, { answer }) =>
      await admit(context, answer === null ? undefined : JSON.parse(answer)),
  };
}

export function handleOf({ keyring }: Context, call: Call): Handle | undefined {
  const { key, callerId, method, path, body, shard } = call;
  if (key === undefined) return undefined;
  if (!isKey(key)) throw invalid([refusals.unfitKey()]);
  return { shard, ...keyOf(keyring, [callerId, method, path, key], body) };
}

interface SecretAnswer<Body> extends Answer<Body> {
  isSecret?: true;
}

/** Once per key; effects only in the database. */
export async function idempotently<Body>(
  context: Context,
  call: Call,
  work: (context: Context) => Promise<SecretAnswer<Body>>,
): Promise<Answer<Body>> {
  const handle = handleOf(context, call);
  if (handle === undefined) return await work(context);
  return await once(context, handle, { calls: callsOf(call), work });
}

/** A repeat gets the stored response or refusal. */
export async function begin<Charged extends { authorization_id: Id }>(
  context: Context,
  { handle, call }: { handle: Handle | undefined; call: Call },
  ask: (context: Context) => Promise<Charged>,
): Promise<{ former: Answer<unknown> } | { charged: Charged }> {
  if (handle === undefined) return { charged: await ask(context) };
  const calls = callsOf(call);
  const ended = await attempt(context, handle, {
    calls,
    transition: async (context) => {
      const request = await ask(context);
      await saveRequested(context.db, handle, request.authorization_id);
      return request;
    },
  });
  if ("result" in ended) return { charged: ended.result };
  return { former: calls.answerOf(context, handle, ended.former) };
}

/** In the transaction of the result. */
export async function finish(db: Database, handle: Handle, answer: Answer<unknown>): Promise<void> {
  await saveAnswer(db, handle, answer);
}
