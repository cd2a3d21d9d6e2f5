/* Stored in the shard of the id in the path. A call to an external party is completed with its
   result. */

import { atomically } from "@frontdesk/database/atomically";
import { isUncertain } from "@frontdesk/database/commit-tracking";
import type { Database } from "@frontdesk/database/database";
import type { Answer } from "@frontdesk/platform/idempotency/answer";
import {
  attempt,
  type Calls,
  once,
  passingStatuses,
} from "@frontdesk/platform/idempotency/idempotency";
import { isKey, keyOf } from "@frontdesk/platform/idempotency/key";
import { hardlyWaiting } from "@frontdesk/platform/idempotency/store";
import { invalid } from "@frontdesk/server/refusal";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../core/context.ts";
import { type Id, isId, shardOf } from "../../core/ids.ts";
import { asRefusal, processingRefusal } from "../../core/refusals.ts";
import { idempotencyRefusals as refusals } from "../refusals.ts";
import { openAnswer, sealedAnswer } from "./sealed.ts";
import {
  findCall,
  type Handle,
  removeKeys,
  type StoredCall,
  saveAnswer,
  saveAnswers,
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

// These errors depend on caller, load or operator.
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

/** Call it in the transaction of the result. */
export async function finish(db: Database, handle: Handle, answer: Answer<unknown>): Promise<void> {
  await saveAnswer(db, handle, answer);
}

export function callOf(request: FastifyRequest, admit: Admit): Call {
  const header = request.headers["idempotency-key"];
  const { callerId } = request.identity;
  const ids = Object.values(request.params as Record<string, string>);
  return {
    key: Array.isArray(header) ? header.join() : header,
    callerId,
    method: request.method,
    // The hash is the same for each spelling of the path.
    path: JSON.stringify([request.routeOptions.url, ids]),
    body: request.body,
    shard: shardOfFirst([...ids, callerId]),
    admit,
  };
}

function shardOfFirst(names: readonly string[]): number {
  const id = names.find(isId);
  return id === undefined ? 0 : shardOf(id);
}

export function sendAnswer<Body>(reply: FastifyReply, answer: Answer<Body>): FastifyReply {
  return reply
    .code(answer.status)
    .headers(answer.headers ?? {})
    .send(answer.body);
}

/* Concurrent calls with keys share one database transaction. `once` decides all but simple
   cases. */

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
 * Undefined if the call must run alone: after a used key, no response, or a failed batch that
 * surely wrote nothing.
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
