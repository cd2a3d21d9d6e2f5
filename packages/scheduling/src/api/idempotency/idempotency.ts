/* Stored responses are kept for a day and sealed: one may hold a secret shown once. */

import type { Answer } from "@frontdesk/platform/idempotency/answer";
import { type Calls, once, passingStatuses } from "@frontdesk/platform/idempotency/idempotency";
import { isKey, type Key, keyOf } from "@frontdesk/platform/idempotency/key";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../core/context.ts";
import { invalid } from "../../core/refusals.ts";
import { keptRefusal, keyRefusals as refusals, strangerRefusals } from "../refusals.ts";
import { openAnswer, sealAnswer } from "./sealed.ts";
import {
  findCall,
  type Handle,
  isErasedCall,
  type StoredCall,
  saveCall,
  takeKey,
} from "./store.ts";

export const keysAreKeptMs = 24 * 60 * 60 * 1000;

interface TellingAnswer<Body> extends Answer<Body> {
  clientId?: number | null;
}

export type Admit<Body> = (context: Context, body: Body) => void | Promise<void>;

/** Responses have no data beyond the rights and scopes of the route. */
export const byRights: Admit<unknown> = () => {};

type StoredCalls = Calls<Handle, StoredCall, Context>;

const calls: Omit<StoredCalls, "admit"> = {
  take: async ({ db, now }, handle) => await takeKey(db, handle, now()),
  find: findCall,
  save: async ({ db, keyring }, handle, answer: TellingAnswer<unknown>) => {
    const { status, headers = {}, body, clientId = null } = answer;
    const sealed = body === undefined ? null : sealAnswer(keyring, handle, JSON.stringify(body));
    await saveCall(db, handle, { status, headers, sealed, clientId });
  },
  answerOf: (context, handle, call) => {
    if (isErasedCall(call)) throw refusals.erased();
    const { status, headers } = call;
    const body = bodyOf(context, handle, call);
    if (status >= 400) throw keptRefusal({ status, body, headers });
    return { status, headers, body };
  },
  isPassing: ({ status }) => passingStatuses.has(status),
  running: refusals.stillRunning,
  reused: () => invalid(refusals.usedOtherwise()),
};

function bodyOf({ keyring }: Context, handle: Handle, { sealed }: StoredCall): unknown {
  if (sealed === null) return undefined;
  const text = openAnswer(keyring, handle, sealed);
  if (text === undefined) throw new Error("a stored response cannot be unsealed");
  return JSON.parse(text);
}

function callsOf<Body>(handle: Handle, admit: Admit<Body>): StoredCalls {
  return {
    ...calls,
    admit: async (context, call) => {
      if (call.status < 400) await admit(context, bodyOf(context, handle, call) as Body);
    },
  };
}

interface OnceInput<Body> {
  request: FastifyRequest;
  reply: FastifyReply;
  admit: Admit<Body>;
}

/** `work` must write only through the given context's database, to commit with the key. */
export async function answerOnce<Body>(
  context: Context,
  { request, reply, admit }: OnceInput<Body>,
  work: (context: Context) => Promise<TellingAnswer<Body>>,
): Promise<FastifyReply> {
  return await answerFor(context, reply, { handle: handleOf(context, request), admit, work });
}

/** No identity guards the response, so the key must be a UUID. */
export async function answerStranger<Body>(
  context: Context,
  { request, reply, accountId, ...how }: Stranger<Body>,
  work: (context: Context) => Promise<TellingAnswer<Body>>,
): Promise<FastifyReply> {
  const key = request.headers["idempotency-key"];
  if (key === undefined)
    return await answerFor(context, reply, { handle: undefined, work, ...how });
  if (typeof key !== "string" || !uuid.test(key)) throw invalid(strangerRefusals.guessableKey());
  const locations = [request.routeOptions.url, Object.values(request.params as object)];
  const parts = ["stranger", request.method, locations, key];
  const handle = { accountId, ...keyOf(context.keyring, parts, request.body) };
  return await answerFor(context, reply, { handle, work, ...how });
}

interface Telling<Body> {
  admit: Admit<Body>;
  /** Stored only within the sealed body. */
  locate?: (body: Body) => string;
  serially?: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

interface Stranger<Body> extends Telling<Body> {
  request: FastifyRequest;
  reply: FastifyReply;
  accountId: number;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface Answering<Body> extends Telling<Body> {
  handle: Handle | undefined;
  work: (context: Context) => Promise<Answer<Body>>;
}

async function answerFor<Body>(
  context: Context,
  reply: FastifyReply,
  { handle, admit, work, locate, serially = (act) => act() }: Answering<Body>,
): Promise<FastifyReply> {
  const { status, headers, body } = await serially(async () => {
    if (handle === undefined) return await work(context);
    return await once(context, handle, { calls: callsOf(handle, admit), work });
  });
  if (locate !== undefined && body !== undefined) reply.header("location", locate(body));
  return reply
    .code(status)
    .headers(headers ?? {})
    .send(body);
}

export function keyOfUser({ keyring }: Context, request: FastifyRequest): Key | undefined {
  const { caller, method, body, routeOptions } = request;
  const key = request.headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (!isKey(key)) throw invalid(refusals.unfitKey());
  return keyOf(keyring, ["user", caller.userId, method, routeOptions.url, key], body);
}

function handleOf({ keyring }: Context, request: FastifyRequest): Handle | undefined {
  const { account, caller, method, body } = request;
  const key = request.headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (!isKey(key)) throw invalid(refusals.unfitKey());
  // A response from before `own_only` may show others' appointments.
  const sight = account.isOwnOnly ? ["own"] : [];
  const identity = [caller.userId, caller.applicationId, caller.personalTokenId, ...sight];
  const locations = [request.routeOptions.url, Object.values(request.params as object)];
  return { accountId: account.id, ...keyOf(keyring, [identity, method, locations, key], body) };
}
