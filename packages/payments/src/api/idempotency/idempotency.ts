/*
 * A POST that is repeated with its `Idempotency-Key` has no second effect and gets the first
 * answer, also from another process or after a crash: the answer is written in the database
 * transaction of the effect (IETF draft-ietf-httpapi-idempotency-key-header).
 */
import { createHash } from "node:crypto";
import { atomically, tentatively } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { noteRepeatable } from "@frontdesk/database/deeds";
import { fingerprint } from "@frontdesk/platform/sealing/own-keys";
import { canonicalJson } from "@frontdesk/server/canonical";
import { invalid, Refusal } from "@frontdesk/server/refusal";
import type { Context } from "../../ground/context.ts";
import type { Id } from "../../ground/ids.ts";
import { processingRefusal } from "../../ground/refusals.ts";
import type { Answer } from "./answer.ts";
import { type Claim, withoutClaim } from "./claim.ts";
import {
  findCall,
  lockScope,
  type NewCall,
  type Scope,
  type StoredCall,
  saveAnswer,
  saveCall,
} from "./store.ts";

export interface Call {
  key: string | undefined;
  appId: Id;
  method: string;
  path: string;
  body: unknown;
  /** Where the key is kept: the shard of what the path names. */
  shard: number;
}

export const running = () =>
  new Refusal(
    409,
    { message: "A request with this Idempotency-Key is still running", code: "request_running" },
    { "Retry-After": "1" },
  );
const reused = () =>
  new Refusal(400, {
    message: "This Idempotency-Key was used with another request body",
    code: "idempotency_key_reused",
  });

interface Keyed {
  scope: Scope;
  body: Buffer;
}

function keyedOf(context: Context, call: Call): Keyed | undefined {
  if (call.key === undefined) return undefined;
  if (call.key === "" || call.key.length > 255) {
    throw invalid([{ field: "Idempotency-Key", message: "must have 1 to 255 characters" }]);
  }
  noteRepeatable();
  const parts = JSON.stringify([call.appId, call.method, call.path, call.key]);
  const hash = createHash("sha256").update(parts).digest();
  const body = fingerprint(context.keyring, "idempotency", canonicalJson(call.body ?? null));
  return { scope: { shard: call.shard, hash }, body: Buffer.from(body, "hex") };
}

/** Does work whose effects are all in the database, once for a key. */
export async function idempotently<Body>(
  context: Context,
  call: Call,
  work: (context: Context) => Promise<Answer<Body>>,
): Promise<Answer<Body>> {
  const keyed = keyedOf(context, call);
  if (keyed === undefined) return await work(context);
  const conclude = await atomically(context.db, (db) =>
    conclusionOf<Answer<Body>>({ ...context, db }, keyed, async (context) => {
      const answer = await work(context);
      return [answer, { answer: storable(answer) }];
    }),
  );
  return conclude();
}

/** Does work that asks the outside world between two database transactions, once for a key. */
export async function idempotentlyAsking<Body>(
  context: Context,
  call: Call,
  work: (claim: Claim) => Promise<Answer<Body>>,
): Promise<Answer<Body>> {
  const keyed = keyedOf(context, call);
  if (keyed === undefined) return await work(withoutClaim);
  const claim: Claim = {
    asked: async <Found extends { authorization_id: Id }>(
      context: Context,
      ask: (db: Database) => Promise<Found>,
    ) => {
      const conclude = await atomically(context.db, (db) =>
        conclusionOf<Found>({ ...context, db }, keyed, async ({ db }) => {
          const found = await ask(db);
          return [found, { authorizationId: found.authorization_id }];
        }),
      );
      return conclude();
    },
    settled: (db, answer) => saveAnswer(db, keyed.scope, storable(answer)),
  };
  try {
    return await work(claim);
  } catch (error) {
    if (error instanceof Answered) return error.answer as Answer<Body>;
    throw error;
  }
}

type Kept = Pick<NewCall, "authorizationId" | "answer">;

/**
 * The end of a keyed step, to be called once its database transaction has committed: from the
 * look-up of the key to the writing of what came of it, nobody else holds the key.
 */
async function conclusionOf<Result>(
  context: Context,
  { scope, body }: Keyed,
  step: (context: Context) => Promise<[Result, Kept]>,
): Promise<() => Result> {
  const { db } = context;
  if (!(await lockScope(db, scope))) throw running();
  const prior = await findCall(db, scope);
  if (prior !== undefined) {
    if (!prior.body.equals(body)) throw reused();
    return () => replay<Result>(prior);
  }
  const keep = (kept: Kept) => saveCall(db, scope, { body, createdAt: context.now(), ...kept });
  try {
    const [result, kept] = await tentatively(db, () => step(context));
    await keep(kept);
    return () => result;
  } catch (error) {
    if (!isLasting(error)) throw error;
    await keep({ answer: storable(error) });
    return () => {
      throw error;
    };
  }
}

/** Ends a step early: the whole call was answered before. */
class Answered extends Error {
  readonly answer: Answer<unknown>;

  constructor(answer: Answer<unknown>) {
    super("answered before");
    this.answer = answer;
  }
}

function replay<Result>({ status, headers, answer, state, authorization_id }: StoredCall): Result {
  if (status === null) {
    throw state === "reversing" || state === "reversed" ? processingRefusal(12) : running();
  }
  const body = answer === null ? undefined : JSON.parse(answer);
  if (status >= 400) throw new Refusal(status, body, headers ?? {});
  const given = { status, body, headers: headers ?? {} };
  if (authorization_id !== null) throw new Answered(given);
  return given as Result;
}

// Who calls, how busy it is, and what the operator has yet to do, may change before a repeat.
const passingStatuses = new Set([401, 403, 409, 429]);
const passingErrors = new Set([1, 12, 27]);

function isLasting(error: unknown): error is Refusal {
  if (!(error instanceof Refusal) || error.status >= 500) return false;
  const { code } = (error.body ?? {}) as { code?: number };
  return !passingStatuses.has(error.status) && !passingErrors.has(code ?? 0);
}

function storable({ status, body, headers = {} }: Answer<unknown>) {
  return { status, body, headers };
}
