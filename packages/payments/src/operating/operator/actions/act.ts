import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../../ground/context.ts";
import { newId, newShard } from "../../../ground/ids.ts";
import { insertAction } from "./store.ts";

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
    await insertAction(db, {
      id: newId(newShard()),
      createdAt: context.now(),
      actor,
      action,
      subject: typeof subject === "string" ? subject : subject(result),
      details: known,
    });
    return result;
  });
}
