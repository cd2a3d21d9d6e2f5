/*
 * A POST that is repeated with its `Idempotency-Key` within a day has no second effect and gets the
 * first answer. That is written in the database transaction of the effect, and sealed: it may hold
 * what is shown only once.
 */
import { createHash } from "node:crypto";
import { atomically, tentatively } from "@frontdesk/database/atomically";
import { noteRepeatable } from "@frontdesk/database/deeds";
import { fingerprint } from "@frontdesk/platform/sealing/own-keys";
import { canonicalJson } from "@frontdesk/server/canonical";
import { Refusal } from "@frontdesk/server/refusal";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../ground/context.ts";
import { refusal, unfit } from "../../ground/errors.ts";
import { openAnswer, sealAnswer } from "./sealed.ts";
import { findCall, lockScope, type Scope, type StoredCall, saveCall } from "./store.ts";

export interface Answer<Body> {
  status: number;
  body?: Body;
  headers?: Record<string, string>;
}

/** How long a key is remembered. */
export const keysAreKeptMs = 24 * 60 * 60 * 1000;

/**
 * Does the work of a POST below an account, once for its key when it has one, and sends the answer.
 * The work's effects must all be in the database of the context that it is given.
 */
export async function answerOnce<Body>(
  context: Context,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  work: (context: Context) => Promise<Answer<Body>>,
): Promise<FastifyReply> {
  const keyed = keyedOf(context, request);
  const answer = keyed === undefined ? await work(context) : await once(context, keyed, work);
  return reply
    .code(answer.status)
    .headers(answer.headers ?? {})
    .send(answer.body);
}

interface Keyed {
  scope: Scope;
  body: Buffer;
}

function keyedOf({ keyring }: Context, request: FastifyRequest): Keyed | undefined {
  const { account, caller, method, body } = request;
  const key = request.headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (typeof key !== "string" || key === "" || key.length > 255) {
    throw unfit("Idempotency-Key", "must have 1 to 255 characters");
  }
  noteRepeatable();
  const identity = [caller.userId, caller.applicationId, caller.personalTokenId];
  const place = [request.routeOptions.url, Object.values(request.params as object)];
  const parts = JSON.stringify([identity, method, place, key]);
  const print = fingerprint(keyring, "idempotency", canonicalJson(body ?? null));
  return {
    scope: { accountId: account.id, hash: createHash("sha256").update(parts).digest() },
    body: Buffer.from(print, "hex"),
  };
}

async function once<Body>(
  context: Context,
  { scope, body }: Keyed,
  work: (context: Context) => Promise<Answer<Body>>,
): Promise<Answer<Body>> {
  const conclude = await atomically(context.db, async (db): Promise<() => Answer<Body>> => {
    if (!(await lockScope(db, scope))) throw stillRunning();
    const prior = await findCall(db, scope);
    if (prior !== undefined) {
      if (!prior.body.equals(body)) throw usedOtherwise();
      return () => replay(context, scope, prior);
    }
    const keep = ({ status, headers = {}, body: given }: Answer<unknown>) => {
      const text = given === undefined ? undefined : JSON.stringify(given);
      const sealed = text === undefined ? null : sealAnswer(context.keyring, scope, text);
      return saveCall(db, scope, { body, createdAt: context.now(), status, headers, sealed });
    };
    try {
      const answer = await tentatively(db, () => work({ ...context, db }));
      await keep(answer);
      return () => answer;
    } catch (error) {
      if (!isLasting(error)) throw error;
      await keep(error);
      return () => {
        throw error;
      };
    }
  });
  return conclude();
}

function replay<Body>({ keyring }: Context, scope: Scope, call: StoredCall): Answer<Body> {
  const { status, headers, sealed } = call;
  const text = sealed === null ? undefined : openAnswer(keyring, scope, sealed);
  if (sealed !== null && text === undefined) throw new Error("a kept answer cannot be opened");
  const body = text === undefined ? undefined : JSON.parse(text);
  if (status >= 400) throw new Refusal(status, body, headers);
  return { status, headers, body };
}

const passingStatuses = new Set([401, 403, 409, 429]);

// What the caller did wrong stays wrong; who calls and how busy it is may change before a repeat.
function isLasting(error: unknown): error is Refusal {
  return error instanceof Refusal && error.status < 500 && !passingStatuses.has(error.status);
}

function stillRunning(): Refusal {
  const { status, body } = refusal(409, "A request with this Idempotency-Key is still running");
  return new Refusal(status, body, { "Retry-After": "1" });
}

function usedOtherwise(): Refusal {
  return unfit("Idempotency-Key", "was used with another request body");
}
