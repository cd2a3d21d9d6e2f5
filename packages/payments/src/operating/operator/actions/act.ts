import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../../ground/context.ts";
import { keepAction } from "./keep.ts";

export interface Act<Result> {
  actor: string;
  /** What is done, as `noun.verb`. */
  action: string;
  subject: string | ((result: Result) => string);
  /** What is worth knowing later, secrets excluded; undefined when nothing was done after all. */
  details: (result: Result) => object | undefined;
}

/** Does an operator's work and writes down that it was done, both or neither. */
export async function act<Result>(
  context: Context,
  { actor, action, subject, details }: Act<Result>,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  return await atomically(context.db, async (db) => {
    const result = await work({ ...context, db });
    const known = details(result);
    if (known === undefined) return result;
    const named = typeof subject === "string" ? subject : subject(result);
    const done = { actor, action, subject: named, details: known };
    await keepAction({ ...context, db }, done);
    return result;
  });
}
