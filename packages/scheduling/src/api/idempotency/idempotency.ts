/*
 * How the calls of this API with an `Idempotency-Key` are kept: for a day, and sealed, since an
 * answer may hold what is shown only once.
 */

import type { Answer } from "@frontdesk/platform/idempotency/answer";
import { type Calls, once, passingStatuses } from "@frontdesk/platform/idempotency/idempotency";
import { isKey, keyOf } from "@frontdesk/platform/idempotency/key";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../ground/context.ts";
import { unfit } from "../../ground/refusals.ts";
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

/** How long a key is remembered. */
export const keysAreKeptMs = 24 * 60 * 60 * 1000;

/** An answer, and the client whom it tells of, if any. */
interface TellingAnswer<Body> extends Answer<Body> {
  clientId?: number | null;
}

/**
 * Checks that the caller still has access to everything in a stored answer, before it is repeated;
 * throws the refusal otherwise. The body is undefined for an answer without one.
 */
export type Admit<Body> = (context: Context, body: Body) => void | Promise<void>;

/** For answers that show nothing beyond the rights and scopes of their route, checked before. */
export const byRights: Admit<unknown> = () => {};

type Kept = Calls<Handle, StoredCall, Context>;

const calls: Omit<Kept, "admit"> = {
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
  // What the caller did wrong stays wrong.
  isPassing: ({ status }) => passingStatuses.has(status),
  running: refusals.stillRunning,
  reused: () => unfit(refusals.usedOtherwise()),
};

function bodyOf({ keyring }: Context, handle: Handle, { sealed }: StoredCall): unknown {
  if (sealed === null) return undefined;
  const text = openAnswer(keyring, handle, sealed);
  if (text === undefined) throw new Error("a stored response cannot be unsealed");
  return JSON.parse(text);
}

function callsOf<Body>(handle: Handle, admit: Admit<Body>): Kept {
  return {
    ...calls,
    // A refusal shows nothing of the account.
    admit: async (context, call) => {
      if (call.status < 400) await admit(context, bodyOf(context, handle, call) as Body);
    },
  };
}

interface Asked<Body> {
  request: FastifyRequest;
  reply: FastifyReply;
  admit: Admit<Body>;
}

/**
 * Does the work of a POST below an account, once for its key when it has one, and sends the answer.
 * The work's effects must all be in the database of the context that it is given.
 */
export async function answerOnce<Body>(
  context: Context,
  { request, reply, admit }: Asked<Body>,
  work: (context: Context) => Promise<TellingAnswer<Body>>,
): Promise<FastifyReply> {
  return await answerFor(context, reply, { handle: handleOf(context, request), admit, work });
}

/**
 * The same for whoever comes without a token: as nobody's identity guards the answer, the key has
 * to be one that nobody guesses.
 */
export async function answerStranger<Body>(
  context: Context,
  { request, reply, accountId, ...how }: Stranger<Body>,
  work: (context: Context) => Promise<TellingAnswer<Body>>,
): Promise<FastifyReply> {
  const key = request.headers["idempotency-key"];
  if (key === undefined)
    return await answerFor(context, reply, { handle: undefined, work, ...how });
  if (typeof key !== "string" || !uuid.test(key)) throw unfit(strangerRefusals.guessableKey());
  const place = [request.routeOptions.url, Object.values(request.params as object)];
  const parts = ["stranger", request.method, place, key];
  const handle = { accountId, ...keyOf(context.keyring, parts, request.body) };
  return await answerFor(context, reply, { handle, work, ...how });
}

interface Telling<Body> {
  admit: Admit<Body>;
  /** The address of what was made, which is kept nowhere but in the sealed body. */
  locate?: (body: Body) => string;
  /** Has the work wait for that of others; nobody waits for an answer to be sent. */
  inTurn?: <Result>(work: () => Promise<Result>) => Promise<Result>;
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
  { handle, admit, work, locate, inTurn = (act) => act() }: Answering<Body>,
): Promise<FastifyReply> {
  const { status, headers, body } = await inTurn(async () => {
    if (handle === undefined) return await work(context);
    return await once(context, handle, { calls: callsOf(handle, admit), work });
  });
  if (locate !== undefined && body !== undefined) reply.header("location", locate(body));
  return reply
    .code(status)
    .headers(headers ?? {})
    .send(body);
}

function handleOf({ keyring }: Context, request: FastifyRequest): Handle | undefined {
  const { account, caller, method, body } = request;
  const key = request.headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (!isKey(key)) throw unfit(refusals.unfitKey());
  const identity = [caller.userId, caller.applicationId, caller.personalTokenId];
  const place = [request.routeOptions.url, Object.values(request.params as object)];
  return { accountId: account.id, ...keyOf(keyring, [identity, method, place, key], body) };
}
