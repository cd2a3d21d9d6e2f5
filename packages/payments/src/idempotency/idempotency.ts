/*
 * A POST that is repeated with its `Idempotency-Key` has no second effect and gets the first
 * answer, also from another process or after a crash: the answer is written in the database
 * transaction of the effect (IETF draft-ietf-httpapi-idempotency-key-header).
 */
import { createHash } from "node:crypto";
import { atomically } from "@frontdesk/database/atomically";
import { invalid, Refusal } from "@frontdesk/server/refusal";
import { canonicalJson } from "../canonical.ts";
import type { Context } from "../context.ts";
import { processingRefusal } from "../errors.ts";
import type { Id } from "../ids.ts";
import { fingerprint } from "../vault/seal.ts";
import { type Claim, withoutClaim } from "./claim.ts";
import { findCall, lockScope, type Scope, type StoredCall, saveAnswer, saveCall } from "./store.ts";

export interface Answer<Body> {
  status: number;
  body?: Body;
  headers?: Record<string, string>;
}

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
  const { scope, body } = keyed;
  const createdAt = context.now();
  try {
    return await atomically(context.db, async (db) => {
      const prior = await findPrior({ ...context, db }, keyed);
      if (prior !== undefined) throw new Replay(prior);
      const answer = await work({ ...context, db });
      await saveCall(db, scope, { body, createdAt, answer: storable(answer) });
      return answer;
    });
  } catch (error) {
    if (error instanceof Replay) return replay(error.call);
    await keepRefusal(context, keyed, error);
    throw error;
  }
}

/** Does work that asks the outside world between two database transactions, once for a key. */
export async function idempotentlyAsking<Body>(
  context: Context,
  call: Call,
  { work, render }: Asking<Body>,
): Promise<Answer<Body>> {
  const keyed = keyedOf(context, call);
  if (keyed === undefined) return await work(withoutClaim);
  const { scope, body } = keyed;
  const claim: Claim = {
    asked: (context, ask) =>
      atomically(context.db, async (db) => {
        const prior = await findPrior({ ...context, db }, keyed);
        if (prior !== undefined) throw new Replay(prior);
        const found = await ask(db);
        const authorizationId = found.authorization_id;
        await saveCall(db, scope, { body, createdAt: context.now(), authorizationId });
        return found;
      }),
    settled: (db, outcome) => saveAnswer(db, scope, storable(render(outcome))),
  };
  try {
    return await work(claim);
  } catch (error) {
    if (error instanceof Replay) return replay(error.call);
    await keepRefusal(context, keyed, error);
    throw error;
  }
}

export interface Asking<Body> {
  work: (claim: Claim) => Promise<Answer<Body>>;
  /** The answer to an outcome, refusals included. */
  render: (outcome: {
    transactionId: Id | undefined;
    error: number | undefined;
  }) => Answer<unknown>;
}

class Replay extends Error {
  readonly call: StoredCall;

  constructor(call: StoredCall) {
    super("answered before");
    this.call = call;
  }
}

async function findPrior(context: Context, keyed: Keyed): Promise<StoredCall | undefined> {
  if (!(await lockScope(context.db, keyed.scope))) throw running();
  const prior = await findCall(context.db, keyed.scope);
  if (prior !== undefined && !prior.body.equals(keyed.body)) throw reused();
  return prior;
}

function replay<Body>({ status, headers, answer, state }: StoredCall): Answer<Body> {
  if (status === null) {
    throw state === "reversing" || state === "reversed" ? processingRefusal(12) : running();
  }
  const body = answer === null ? undefined : JSON.parse(answer);
  if (status >= 400) throw new Refusal(status, body, headers ?? {});
  return { status, body, headers: headers ?? {} };
}

// Only what would be answered again in the same way: who calls, and how busy it is, may change.
const passing = new Set([401, 403, 409, 429]);

async function keepRefusal(context: Context, keyed: Keyed, error: unknown): Promise<void> {
  if (!(error instanceof Refusal) || error.status >= 500 || passing.has(error.status)) return;
  const { status, body, headers } = error;
  await saveCall(context.db, keyed.scope, {
    body: keyed.body,
    createdAt: context.now(),
    answer: { status, body, headers },
  });
}

function storable({ status, body, headers = {} }: Answer<unknown>) {
  return { status, body, headers };
}
