/* The log is permanent. It records changes other than payments. */
import { atomically } from "@frontdesk/database/atomically";
import type { Answer } from "@frontdesk/platform/idempotency/answer";
import type { FastifyRequest } from "fastify";
import { callOf, idempotently } from "../../../api/idempotency/idempotency.ts";
import type { Context } from "../../../core/context.ts";
import { type Id, newId, shardOf } from "../../../core/ids.ts";
import type { Actor } from "../../../core/outbox/entry.ts";
import { stillAt } from "../roles/repeats.ts";
import { insertAct } from "./store.ts";

export interface KeptAct {
  merchantId: Id;
  /** As `noun.verb`. */
  act: string;
  subject: string;
  /** Without secrets. */
  before?: object | null;
  after?: object | null;
}

export interface ActResult<Result> {
  result: Result;
  act: KeptAct | undefined;
}

type By = Pick<FastifyRequest, "identity" | "callerAddress">;

export async function recorded<Result>(
  context: Context,
  { identity: { actor }, callerAddress: address }: By,
  work: (context: Context) => Promise<ActResult<Result>>,
): Promise<Result> {
  return await atomically(context.db, async (db) => {
    const { result, act } = await work({ ...context, db });
    if (act !== undefined) await keepAct({ ...context, db }, { actor, address }, act);
    return result;
  });
}

/** Answers 201, once per key. A repeat needs access to the merchant in the path. */
export async function recordedOnce<Result>(
  context: Context,
  request: FastifyRequest,
  work: (context: Context) => Promise<ActResult<Result>>,
): Promise<Answer<Result>> {
  return await idempotently(context, callOf(request, stillAt(request)), async (context) => ({
    status: 201,
    body: await recorded(context, request, work),
  }));
}

/** Call it in the transaction of the change. */
export async function keepAct(
  { db, now }: Pick<Context, "db" | "now">,
  by: { actor: Actor; address: string },
  act: KeptAct,
): Promise<void> {
  const id = newId(shardOf(act.merchantId));
  await insertAct(db, { id, at: now(), before: null, after: null, ...by, ...act });
}
