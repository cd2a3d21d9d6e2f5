import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../../core/context.ts";
import { keepAction } from "./keep.ts";

export interface Act<Result> {
  actor: string;
  /** As `noun.verb`. */
  action: string;
  subject: string | ((result: Result) => string);
  /** Without secrets; undefined if nothing changed. */
  details: (result: Result) => object | undefined;
}

export async function act<Result>(
  context: Context,
  { actor, action, subject, details }: Act<Result>,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  return await atomically(context.db, async (db) => {
    const result = await work({ ...context, db });
    const existing = details(result);
    if (existing === undefined) return result;
    const named = typeof subject === "string" ? subject : subject(result);
    const done = { actor, action, subject: named, details: existing };
    await keepAction({ ...context, db }, done);
    return result;
  });
}
