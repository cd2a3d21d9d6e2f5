/*
 * What is done at a merchant besides moving money is written down with what it changes, by whom and
 * from where, for good.
 */
import { atomically } from "@frontdesk/database/atomically";
import type { FastifyRequest } from "fastify";
import type { Context } from "../../../ground/context.ts";
import { type Id, newId, shardOf } from "../../../ground/ids.ts";
import type { Actor } from "../../../ground/news/news.ts";
import { insertAct } from "./store.ts";

export interface KeptAct {
  merchantId: Id;
  /** What was done, as `noun.verb`. */
  act: string;
  subject: string;
  /** What it was, and what it is now: never secrets. */
  before?: object | null;
  after?: object | null;
}

export interface Done<Result> {
  result: Result;
  /** Undefined where nothing was done after all. */
  act: KeptAct | undefined;
}

type By = Pick<FastifyRequest, "identity" | "callerAddress">;

/** Does somebody's work and writes down that it was done, both or neither. */
export async function recorded<Result>(
  context: Context,
  { identity: { actor }, callerAddress: address }: By,
  work: (context: Context) => Promise<Done<Result>>,
): Promise<Result> {
  return await atomically(context.db, async (db) => {
    const { result, act } = await work({ ...context, db });
    if (act !== undefined) await keepAct({ ...context, db }, { actor, address }, act);
    return result;
  });
}

/** Writes down what was done. To be called in the database transaction that does it. */
export async function keepAct(
  { db, now }: Pick<Context, "db" | "now">,
  by: { actor: Actor; address: string },
  act: KeptAct,
): Promise<void> {
  const id = newId(shardOf(act.merchantId));
  await insertAct(db, { id, at: now(), before: null, after: null, ...by, ...act });
}
